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
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the computer says of each position of a game that is over. */
class PositionValuerTest {
  private static final long HOUR = 3_600_000;
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
    PositionValuer.value(bots, turns, HOUR, values::put, () -> false);
    return values;
  }

  @Test
  void whatIsSolvedSaysExactlyWhatAMoveGaveAway() {
    // Two boxes beside each other: seven lines. The first two drawn are above both boxes.
    List<PlayedTurn> turns = turns(DOTS.game(Map.of("size", "3")), 12);
    Map<Integer, PositionValue> values = values((Bots) DOTS, turns);
    assertThat(values).hasSize(turns.size());
    double before = Double.NaN;
    for (int at = 0; at + 1 < turns.size(); at++) {
      Side side = turns.get(at).move().orElseThrow().side();
      MoveLoss loss = values.get(at).loss().orElseThrow();
      assertThat(loss.points().getAsDouble()).isNotNegative();
      double after = values.get(at + 1).share(side);
      assertThat(values.get(at).share(side) - loss.share()).as("move " + at).isEqualTo(after);
      before = loss.points().getAsDouble() > 0 ? at : before;
    }
    assertThat(before).isNotNaN();
  }

  static Stream<Family> families() {
    return Stream.concat(Catalog.ALL.families().stream(), Stream.of(new ToyFamily()));
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyGameCanBeLookedAt(Family family) {
    List<PlayedTurn> turns = turns(family.game(Map.of()), 3);
    Map<Integer, PositionValue> values = new TreeMap<>();
    PositionValuer.value(family, turns, 5, values::put, () -> false);
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
    public Optional<Bot> solver(Game game) {
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
    assertThat(values.get(2).loss()).contains(new MoveLoss(0, OptionalDouble.of(0)));
    assertThat(values.get(1).best().orElseThrow().isExact()).isFalse();
    assertThat(values.get(1).loss()).isEmpty();
    assertThat(values.get(0).share(Side.BLACK)).isEqualTo(0.9);
  }

  @Test
  void nothingIsLookedAtOnceNobodyWaits() {
    List<Integer> asked = new ArrayList<>();
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    PositionValuer.value(
        new Late(9, asked), turns, HOUR, (at, value) -> {}, () -> !asked.isEmpty());
    assertThat(asked).containsExactly(4);
  }

  /**
   * Always wants the last legal move and expects nine wins of ten, so that each other move seems to
   * lose. A longer look has the loss that a seed gives.
   */
  private record Doubting(IntToDoubleFunction loss, List<Move> asked, boolean usesSeeds)
      implements Bots {
    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      return new Bot() {
        private int left = 5; // positions of the game, each asked once

        @Override
        public Decision decide(Position position, Side side, SearchLimit thought) {
          throw new UnsupportedOperationException();
        }

        @Override
        public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
          List<Move> legal = position.legalMoves();
          Move best = legal.get(legal.size() - 1);
          boolean isFirst = left-- > 0;
          double half = loss.applyAsDouble((int) thought.seed()) / 2;
          double value = position.at(LAST) == Mark.EMPTY ? 0.5 + half : 0.5 - half;
          if (isFirst) {
            value = 0.9;
          } else {
            asked.add(position.last().orElseThrow());
          }
          return List.of(new Candidate(best, value, false, List.of(best)));
        }
      };
    }
  }

  private static final Site LAST = new Site(4, 4);

  private static List<MoveLoss> losses(IntToDoubleFunction loss, List<Move> asked) {
    return losses(new Doubting(loss, asked, true));
  }

  private static List<MoveLoss> losses(Bots bots) {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    List<MoveLoss> losses = new ArrayList<>();
    values(bots, turns).values().forEach(value -> value.loss().ifPresent(losses::add));
    return losses;
  }

  @Test
  void theReceiverLearnsHowFarTheSecondLookIs() {
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    List<String> heard = new ArrayList<>();
    PositionValue.Receiver receiver =
        new PositionValue.Receiver() {
          @Override
          public void found(int at, PositionValue value) {
            heard.add("value");
          }

          @Override
          public void lookingAgain(int number, int all) {
            heard.add(number + " of " + all);
          }
        };
    Bots bots = new Doubting(seed -> 0.01, new ArrayList<>(), true);
    PositionValuer.value(bots, turns, HOUR, receiver, () -> false);
    assertThat(heard)
        .containsExactly(
            "value", "value", "value", "value", "value", "1 of 4", "2 of 4", "3 of 4", "4 of 4");
  }

  @Test
  void aMoveIsAMistakeOnceALongerLookSaysSo() {
    assertThat(losses(seed -> 0.3, new ArrayList<>()))
        .isNotEmpty()
        .allSatisfy(loss -> assertThat(loss.share()).isCloseTo(0.3, within(1e-9)))
        .allSatisfy(loss -> assertThat(loss.points()).isEmpty());
    assertThat(losses(seed -> 0.01, new ArrayList<>())).isEmpty();
    assertThat(losses(seed -> seed % 2 == 0 ? -0.3 : 0.9, new ArrayList<>()))
        .as("it loses as much on average, but that is not sure")
        .isEmpty();
  }

  @Test
  void aLongerLookIsAsLongAsItHasToBe() {
    assertThat(looks(seed -> 0.3)).as("clear at once: three pairs for each of four").isEqualTo(24);
    assertThat(looks(seed -> 0.01)).as("none at once").isEqualTo(8);
    assertThat(looks(seed -> 0.05)).as("little: six pairs").isEqualTo(48);
  }

  /** The same position searched again says the same: one look at each move is all there is. */
  @Test
  void whoUsesNoSeedsLooksOnceAtEach() {
    List<Move> asked = new ArrayList<>();
    assertThat(losses(new Doubting(seed -> 0.05, asked, false))).hasSize(4);
    assertThat(asked).hasSize(8);
    assertThat(losses(new Doubting(seed -> 0.03, asked, false))).isEmpty();
  }

  @Test
  void noMoveIsLookedAtAgainOnceNobodyWaits() {
    List<Move> asked = new ArrayList<>();
    List<PlayedTurn> turns = turns(new ToyFamily().game(Map.of("size", "5")), 4);
    Bots bots = new Doubting(seed -> 0.3, asked, true);
    List<PositionValue> values = new ArrayList<>();
    PositionValuer.value(
        bots, turns, HOUR, (at, value) -> values.add(value), () -> asked.size() == 3);
    assertThat(asked).as("amid the second pair").hasSize(3);
    assertThat(values).hasSize(5).allMatch(value -> value.loss().isEmpty());
  }

  private static int looks(IntToDoubleFunction loss) {
    List<Move> asked = new ArrayList<>();
    losses(loss, asked);
    return asked.size();
  }

  @Test
  void theBoxesOneHasCountForTheResult() {
    Game game = DOTS.game(Map.of("size", "3"));
    Position start = Position.start(game);
    Candidate even = candidate(start, 0);
    Candidate ahead = candidate(start, 1);
    Bots dots = (Bots) DOTS;
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
