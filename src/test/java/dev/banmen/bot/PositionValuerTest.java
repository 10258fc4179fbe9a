package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.toy.ToyFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the computer says of each position of a game that is over. */
class PositionValuerTest {
  private static final Family DOTS = Catalog.ALL.find("dots").orElseThrow();

  /** A game of one box, of which White draws the third line, so that Black gets it. */
  private static List<PlayedTurn> turns(Game game, int moves) {
    List<PlayedTurn> turns = new ArrayList<>();
    Position position = Position.start(game);
    for (int i = 0; i < moves && !position.legalMoves().isEmpty(); i++) {
      Move move = position.legalMoves().get(0);
      turns.add(new PlayedTurn(position, Optional.of(move)));
      position = ((Played) position.play(move)).after();
    }
    turns.add(new PlayedTurn(position, Optional.empty()));
    return turns;
  }

  private static Map<Integer, PositionValue> values(Bots bots, List<PlayedTurn> turns) {
    Map<Integer, PositionValue> values = new TreeMap<>();
    PositionValuer.value(bots, turns, values::put, () -> false);
    return values;
  }

  @Test
  void whatIsSolvedSaysExactlyWhatAMoveGaveAway() {
    // Two boxes beside each other: seven lines. The first two drawn are above both boxes.
    List<PlayedTurn> turns = turns(DOTS.game(Map.of("size", "3")), 12);
    Map<Integer, PositionValue> values = values(ComputerPlayers.of(DOTS), turns);
    assertThat(values).hasSize(turns.size());
    boolean hasGivenAway = false;
    for (int at = 0; at + 1 < turns.size(); at++) {
      Side side = turns.get(at).move().orElseThrow().side();
      MoveLoss loss = values.get(at).loss().orElseThrow();
      assertThat(loss.points().getAsDouble()).isNotNegative();
      double after = values.get(at + 1).share(side);
      assertThat(values.get(at).share(side) - loss.share()).as("move " + at).isEqualTo(after);
      hasGivenAway |= loss.points().getAsDouble() > 0;
    }
    assertThat(hasGivenAway).isTrue();
  }

  /** {@code ReviewedMovesTest} looks at all that have players. */
  @Test
  void aGameWithoutPlayersOfItsOwnCanBeLookedAt() {
    Family family = new ToyFamily();
    List<PlayedTurn> turns = turns(family.game(Map.of("size", "6")), 3);
    Map<Integer, PositionValue> values = new TreeMap<>();
    PositionValuer.value(family, turns, values::put, () -> false);
    assertThat(values.keySet()).containsExactly(0, 1, 2, 3);
    for (PlayedTurn turn : turns.subList(0, 3)) {
      Candidate best = values.get(turns.indexOf(turn)).best().orElseThrow();
      assertThat(best.move().side()).isEqualTo(turn.move().orElseThrow().side());
    }
  }

  /** Solves from some ply on; plays as if it would win nine games of ten otherwise. */
  private record Late(int from, List<Integer> asked) implements Bots {
    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      return new Scripted(0, false, asked);
    }

    @Override
    public Optional<Bot> solver(Game game, long most) {
      return Optional.of(new Scripted(from, true, new ArrayList<>()));
    }
  }

  private record Scripted(int from, boolean isExact, List<Integer> asked) implements Bot {
    @Override
    public Decision decide(Position position, Side side, SearchLimit thought) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
      asked.add(position.ply());
      Move move = position.legalMoves().get(0);
      return position.ply() < from
          ? List.of()
          : List.of(new Candidate(move, isExact ? 2 : 0.9, isExact, List.of(move)));
    }
  }

  @Test
  void onceASolverCannotFinishThePlayerIsAsked() {
    List<Integer> asked = new ArrayList<>();
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    Map<Integer, PositionValue> values = values(new Late(2, asked), turns);
    assertThat(asked).containsExactly(1, 0); // the last position first
    assertThat(values.get(2).best().orElseThrow().isExact()).isTrue();
    assertThat(values.get(2).loss()).contains(new MoveLoss(0, OptionalDouble.of(0), true));
    assertThat(values.get(1).best().orElseThrow().isExact()).isFalse();
    assertThat(values.get(1).loss()).isEmpty();
    assertThat(values.get(0).share(Side.BLACK)).as("what its best move led to").isEqualTo(1);
  }

  @Test
  void nothingIsLookedAtOnceNobodyWaits() {
    List<Integer> asked = new ArrayList<>();
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    PositionValuer.value(new Late(9, asked), turns, (at, value) -> {}, () -> !asked.isEmpty());
    assertThat(asked).containsExactly(4);
  }

  /**
   * Always wants the last legal move. At the first look each other move seems to lose so many of
   * 100 games; at the second one, so many. Or points, and each time so many games.
   */
  private record Doubting(double first, double second, OptionalDouble games, List<Position> again)
      implements Bots {
    Doubting(int first, int second, List<Position> again) {
      this(first, second, OptionalDouble.empty(), again);
    }

    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Bot reviewer(Game game, int times) {
      return new Bot() {
        @Override
        public Decision decide(Position position, Side side, SearchLimit thought) {
          throw new UnsupportedOperationException();
        }

        @Override
        public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
          List<Move> legal = position.legalMoves();
          Move best = legal.get(legal.size() - 1);
          double half = (times == 1 ? first : second) / (position.at(LAST) == Mark.EMPTY ? 2 : -2);
          if (times > 1) {
            again.add(position);
          }
          List<Move> line = List.of(best);
          double share = Math.signum(half) * games.orElse(2 * Math.abs(half)) / 200;
          OptionalDouble lead =
              games.isPresent() ? OptionalDouble.of(half) : OptionalDouble.empty();
          return List.of(new Candidate(best, 0.5 + share, false, line, lead, 1, 0));
        }
      };
    }
  }

  private static final Site LAST = new Site(4, 4);

  private static Map<Integer, PositionValue> values(int first, int second, List<Position> again) {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    return values(new Doubting(first, second, again), turns);
  }

  private static List<Double> losses(int first, int second) {
    List<Double> losses = new ArrayList<>();
    values(first, second, new ArrayList<>())
        .values()
        .forEach(value -> value.loss().ifPresent(loss -> losses.add(loss.share())));
    return losses;
  }

  @Test
  void aMoveIsAMistakeOnlyIfBothLooksSaySo() {
    assertThat(losses(30, 20)).containsExactly(0.2, 0.2, 0.2, 0.2);
    assertThat(losses(30, 6)).containsExactly(0.06, 0.06, 0.06, 0.06);
    assertThat(losses(30, 4)).isEmpty();
    assertThat(losses(4, 30)).isEmpty();
  }

  private static List<MoveLoss> pointLosses(double first, double second) {
    return pointLosses(first, second, 0);
  }

  private static List<MoveLoss> pointLosses(double first, double second, double games) {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    Bots bots = new Doubting(first, second, OptionalDouble.of(games), new ArrayList<>());
    return values(bots, turns).values().stream().flatMap(value -> value.loss().stream()).toList();
  }

  @Test
  void wherePointsAreKnownAMistakeCostsThreeAtBothLooks() {
    MoveLoss lost = new MoveLoss(0, OptionalDouble.of(3), false);
    assertThat(pointLosses(20, 3)).containsExactly(lost, lost, lost, lost);
    assertThat(pointLosses(20, 2.8)).isEmpty();
    assertThat(pointLosses(2.8, 20)).isEmpty();
  }

  /** The same players, whose mistakes cost so many points. */
  private record Listing(Bots players, int leastPoints) implements Bots {
    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Bot reviewer(Game game, int times) {
      return players.reviewer(game, times);
    }

    @Override
    public int leastPoints(Game game) {
      return leastPoints;
    }
  }

  @Test
  void thePlayersSayFromHowManyPointsOnAMoveIsAMistake() {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    Bots players = new Doubting(4, 4, OptionalDouble.of(0), new ArrayList<>());
    assertThat(values(new Listing(players, 4), turns).values())
        .filteredOn(value -> value.loss().isPresent())
        .hasSize(4);
    assertThat(values(new Listing(players, 5), turns).values())
        .allMatch(value -> value.loss().isEmpty());
    Bots losing = new Doubting(4, 4, OptionalDouble.of(25), new ArrayList<>());
    assertThat(values(new Listing(losing, 5), turns).values())
        .filteredOn(value -> value.loss().isPresent())
        .as("a quarter of the games")
        .hasSize(4);
  }

  /** Looks as one of these twice, and as the other at last. */
  private record Thrice(Doubting before, Doubting last) implements Bots {
    private static final int MOST = 6; // times the work of the first look

    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int looks(Game game) {
      return 3;
    }

    @Override
    public Bot reviewer(Game game, int times) {
      return (times == MOST ? last : before).reviewer(game, times);
    }
  }

  @Test
  void aThirdLookHasToAgreeWhereThereIsOne() {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    List<Position> second = new ArrayList<>();
    List<Position> third = new ArrayList<>();
    Bots agreeing = new Thrice(new Doubting(30, 20, second), new Doubting(0, 10, third));
    assertThat(values(agreeing, turns).values())
        .filteredOn(value -> value.loss().isPresent())
        .extracting(value -> value.loss().orElseThrow().share())
        .containsExactly(0.1, 0.1, 0.1, 0.1);
    assertThat(third).hasSameSizeAs(second);
    Bots doubting = new Thrice(new Doubting(30, 20, second), new Doubting(0, 4, third));
    assertThat(values(doubting, turns).values()).allMatch(value -> value.loss().isEmpty());
  }

  @Test
  void aThirdLookIsTakenOnlyAtWhatTheSecondLists() {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    List<Position> third = new ArrayList<>();
    Doubting before = new Doubting(30, 4, new ArrayList<>());
    values(new Thrice(before, new Doubting(30, 30, third)), turns);
    assertThat(third).isEmpty();
  }

  @Test
  void aLeadIsTheMeanOfAllLooks() {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 1);
    Position start = turns.get(0).position();
    Bot bot =
        new Bot() {
          @Override
          public Decision decide(Position position, Side side, SearchLimit thought) {
            throw new UnsupportedOperationException();
          }

          @Override
          public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
            return List.of(seen(position, 0, 8, 3), seen(position, 1, -4, 1));
          }

          private Candidate seen(Position position, int move, double lead, int visits) {
            List<Move> line = List.of(position.legalMoves().get(move));
            return new Candidate(
                line.get(0), 0.5 + lead / 100, false, line, OptionalDouble.of(lead), visits, 0);
          }
        };
    PositionValue value = values(new OneBot(bot), turns).get(1);
    assertThat(start.toMove()).contains(Side.BLACK);
    assertThat(value.lead()).hasValue(-5);
    assertThat(value.black()).isEqualTo(0.45);
  }

  private record OneBot(Bot one) implements Bots {
    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      return one;
    }
  }

  @Test
  void aMoveThatLosesTheGameByFewPointsIsAMistake() {
    MoveLoss lost = new MoveLoss(0.86, OptionalDouble.of(2.8), false);
    assertThat(pointLosses(2.8, 2.8, 86)).containsExactly(lost, lost, lost, lost);
    assertThat(pointLosses(2.8, 2.8, 25)).hasSize(4);
    assertThat(pointLosses(2.8, 2.8, 24)).isEmpty();
  }

  @Test
  void whatIsShownOfTheLeadIsWhatIsLost() {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    Map<Integer, PositionValue> values =
        values(new Doubting(8, 4.4, OptionalDouble.of(0), new ArrayList<>()), turns);
    assertThat(values.values())
        .extracting(value -> value.lead().getAsDouble())
        .containsExactly(2.2, -2.2, 2.2, -2.2, 2.2);
    assertThat(values.get(1).loss().orElseThrow().points()).hasValue(4.4);
  }

  @Test
  void whatItSeemedToLoseAtFirstIsNoLongerInTheCurve() {
    Map<Integer, PositionValue> values = values(30, 2, new ArrayList<>());
    for (int at = 0; at < 4; at++) {
      Side side = at % 2 == 0 ? Side.BLACK : Side.WHITE;
      assertThat(values.get(at).share(side) - values.get(at + 1).share(side))
          .isCloseTo(0.02, within(1e-9));
    }
  }

  @Test
  void eachPositionIsLookedAtAgainOnceAndOnlyAroundWhatSeemsToBeAMistake() {
    List<Position> again = new ArrayList<>();
    values(30, 20, again);
    assertThat(again).hasSize(8).doesNotHaveDuplicates();
    again.clear();
    values(4, 20, again);
    assertThat(again).isEmpty();
  }

  @Test
  void theReceiverLearnsHowFarTheSecondLookIs() {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    List<String> heard = new ArrayList<>();
    PositionValue.Receiver receiver =
        new PositionValue.Receiver() {
          @Override
          public void listing(int leastPoints) {
            heard.add("from " + leastPoints);
          }

          @Override
          public void found(int at, PositionValue value) {
            heard.add("value");
          }

          @Override
          public void lookingAgain(int number, int all) {
            heard.add(number + " of " + all);
          }
        };
    PositionValuer.value(new Doubting(30, 1, new ArrayList<>()), turns, receiver, () -> false);
    assertThat(heard).startsWith("from 3", "value", "value", "value", "value", "value", "1 of 4");
    assertThat(heard).filteredOn(one -> one.startsWith("2 of")).hasSize(1);
  }

  @Test
  void noMoveIsCalledAMistakeOnceNobodyWaits() {
    List<Position> again = new ArrayList<>();
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    List<PositionValue> values = new ArrayList<>();
    PositionValuer.value(
        new Doubting(30, 30, again),
        turns,
        (at, value) -> values.add(value),
        () -> !again.isEmpty());
    assertThat(values).hasSize(5).allMatch(value -> value.loss().isEmpty());
  }

  @Test
  void theBoxesOneHasCountForTheResult() {
    Game game = DOTS.game(Map.of("size", "3"));
    Position start = Position.start(game);
    Candidate even = candidate(start, 0);
    Candidate ahead = candidate(start, 1);
    Bots dots = ComputerPlayers.of(DOTS);
    assertThat(dots.share(start, ahead)).isEqualTo(1);
    assertThat(dots.share(start, even)).isEqualTo(0.5);
    assertThat(dots.share(start, candidate(start, -1))).isEqualTo(0);
    Position taken = start;
    while (taken.score().margin() == 0) {
      taken = ((Played) taken.play(taken.legalMoves().get(0))).after();
    }
    boolean isMine = taken.score().margin() > 0 == (taken.toMove().orElseThrow() == Side.BLACK);
    assertThat(dots.share(taken, candidate(taken, 0))).isEqualTo(isMine ? 1 : 0);
  }

  private static Candidate candidate(Position position, double value) {
    Move move = position.legalMoves().get(0);
    return new Candidate(move, value, true, List.of(move));
  }
}
