package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a review of a real game calls a mistake. */
class ReviewedMovesTest {
  private static final int MOVES = 2;

  private static Family family(String id) {
    return Catalog.ALL.find(id).orElseThrow();
  }

  private static Game game(String family, String options) {
    Map<String, String> chosen = new TreeMap<>();
    for (String option : options.split(" ")) {
      chosen.put(option.split("=")[0], option.split("=")[1]);
    }
    return family(family).game(chosen);
  }

  private static Position played(Game game, String moves) {
    Position position = Position.start(game);
    for (String move : moves.split(" ")) {
      position = ((Played) position.play(move(position, move))).after();
    }
    return position;
  }

  private static Move move(Position position, String name) {
    Side side = position.toMove().orElseThrow();
    return name.equals("pass")
        ? new Pass(side)
        : new Place(side, position.game().notation().parse(name).orElseThrow());
  }

  /**
   * Begins with a look that dislikes the move: it wants the other one, and the second look is real.
   */
  private record Shallow(Bots real, Move other, int ply) implements Bots {
    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      throw new UnsupportedOperationException();
    }

    @Override
    public double share(Position position, Candidate candidate) {
      return real.share(position, candidate);
    }

    @Override
    public Bot reviewer(Game game, int times) {
      return times > 1 ? real.reviewer(game, times) : new Disliking(this);
    }
  }

  private record Disliking(Shallow look) implements Bot {
    @Override
    public Decision decide(Position position, Side side, SearchLimit thought) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
      Move best = position.ply() == look.ply() ? look.other() : position.legalMoves().get(0);
      return List.of(new Candidate(best, 0.9, false, List.of(best)));
    }
  }

  /** Returns the value of the position before the last of two turns. */
  private static PositionValue value(Family family, Position before, Move played, Move other) {
    List<PlayedTurn> turns = new ArrayList<>();
    turns.add(new PlayedTurn(before, Optional.of(played)));
    turns.add(new PlayedTurn(((Played) before.play(played)).after(), Optional.empty()));
    Map<Integer, PositionValue> values = new TreeMap<>();
    Bots bots = new Shallow(ComputerPlayers.of(family), other, before.ply());
    PositionValuer.value(bots, turns, values::put, () -> false);
    PositionValue first = values.get(0);
    long before100 = Math.round(100 * first.share(played.side()));
    long after100 = Math.round(100 * values.get(1).share(played.side()));
    first
        .loss()
        .ifPresent(
            loss -> assertThat(Math.round(100 * loss.share())).isEqualTo(before100 - after100));
    return first;
  }

  private static List<PlayedTurn> game(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<PlayedTurn> turns = new ArrayList<>();
    Position position = Position.start(game);
    for (int i = 0; i < MOVES; i++) {
      List<Move> legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      turns.add(new PlayedTurn(position, Optional.of(move)));
      position = ((Played) position.play(move)).after();
    }
    turns.add(new PlayedTurn(position, Optional.empty()));
    return turns;
  }

  private static Map<Integer, PositionValue> review(Family family, List<PlayedTurn> turns) {
    Map<Integer, PositionValue> values = new TreeMap<>();
    PositionValuer.value(family, turns, values::put, () -> false);
    return values;
  }

  /** Black's stone at E3 is dead alone, but not beside one at D4, with which Black wins. */
  @ParameterizedTest
  @CsvSource({
    "E3 D2 pass D4 pass pass, false",
    "E3 D2 D4 pass pass, true",
  })
  void theLastPassOfAGameIsAMistakeOnlyIfItLosesByWhatIsDead(String end, boolean isMistake) {
    Game game = game("go", "size=5 komi=0.5");
    List<PlayedTurn> turns = turns(game, "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 " + end);
    List<PlayedTurn> last = turns.subList(turns.size() - 2, turns.size());
    Map<Integer, PositionValue> values = review(family("go"), last);
    assertThat(values.get(1).black()).isLessThan(0.1);
    assertThat(values.get(0).loss().isPresent()).isEqualTo(isMistake);
  }

  private static List<PlayedTurn> turns(Game game, String moves) {
    List<PlayedTurn> turns = new ArrayList<>();
    Position position = Position.start(game);
    for (String name : moves.split(" ")) {
      Move move = move(position, name);
      turns.add(new PlayedTurn(position, Optional.of(move)));
      position = ((Played) position.play(move)).after();
    }
    turns.add(new PlayedTurn(position, Optional.empty()));
    return turns;
  }

  /** All but the one of the next test, at the same size. */
  static Stream<Family> families() {
    return Catalog.ALL.families().stream().filter(family -> !family.id().equals("othello"));
  }

  @ParameterizedTest
  @MethodSource("families")
  @Tag("long")
  void theSameGameOfAnyKindHasTheSameReviewWhileAnotherRuns(Family family) {
    sameReviews(family, 6);
  }

  /** In a game that is solved, and in one that is not. */
  @ParameterizedTest
  @CsvSource({"othello, 6", "capture, 5"})
  void theSameGameHasTheSameReviewWhileAnotherRuns(String family, int size) {
    sameReviews(family(family), size);
  }

  private static void sameReviews(Family family, int size) {
    List<PlayedTurn> turns = game(family.game(Map.of("size", "" + size)), 1);
    var other = CompletableFuture.supplyAsync(() -> review(family, turns));
    Map<Integer, PositionValue> values = review(family, turns);
    assertThat(values).hasSize(turns.size()).isEqualTo(other.join());
    for (int i = 0; i < MOVES; i++) {
      Candidate best = values.get(i).best().orElseThrow();
      assertThat(best.move().side()).isEqualTo(turns.get(i).move().orElseThrow().side());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "go, size=5 komi=3.5, C5 C4 B4 C3 D4 B2 B3 D2 D3, C2, A1",
    "capture, size=7, D4 D5 E6 C4 C6 E4, D3, G1",
    "othello, size=8, d3 c3 c4 c5 d6 e6 c6 f4 b5 b7 f5 b6 c7 d8 g3 d7, e3, b8",
    "gomoku, size=9, E5 E9 E6 A1 E7 A9 E8, E4, I1",
  })
  @Tag("long")
  void theSameIsSoWhereAReviewThinksForSeconds(
      String family, String options, String moves, String good, String bad) {
    aBlunderIsListedAndAGoodMoveThatAShallowLookDislikesIsNot(family, options, moves, good, bad);
  }

  @ParameterizedTest
  @CsvSource({
    "othello, size=6, e4 e5 b3 f4 d5 c6 f6 d2 c5 d6 e3 b4, f5, b6",
    "dots, size=4, '3,3-4,3 1,3-1,4 3,1-3,2 1,2-1,3 2,1-2,2 3,2-3,3 4,3-4,4 1,3-2,3 2,3-3,3"
        + " 4,1-4,2', '2,4-3,4', '3,1-4,1'",
  })
  void aBlunderIsListedAndAGoodMoveThatAShallowLookDislikesIsNot(
      String family, String options, String moves, String good, String bad) {
    Position before = played(game(family, options), moves);
    Move right = move(before, good);
    Move wrong = move(before, bad);
    PositionValue blunder = value(family(family), before, wrong, right);
    assertThat(blunder.loss()).as("%s", blunder).isPresent();
    assertThat(blunder.best().orElseThrow().move()).isEqualTo(right);
    assertThat(value(family(family), before, right, wrong).loss()).isEmpty();
  }
}
