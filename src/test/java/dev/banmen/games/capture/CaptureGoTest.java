package dev.banmen.games.capture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.record.HasExercise;
import dev.banmen.games.go.GoDiagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The first to capture wins; nobody may pass to avoid a bad move; no ko. */
class CaptureGoTest {
  private static final String ATARI =
      """
      . X . .
      X O a .
      . X . .
      . . b O
      """;

  private static Game game(GoDiagram d, String... options) {
    Map<String, String> chosen = new java.util.TreeMap<>();
    chosen.put("size", d.rows() + "x" + d.cols());
    for (int i = 0; i < options.length; i += 2) {
      chosen.put(options[i], options[i + 1]);
    }
    return new CaptureFamily().game(chosen);
  }

  @Test
  void theFirstCaptureWins() {
    GoDiagram d = GoDiagram.of(ATARI);
    Board board = game(d).newBoard(d.setup());
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(board.outcome()).contains(Outcome.reached(Side.BLACK));
    assertThat(board.movers()).isEqualTo(Movers.NOBODY);
    assertThat(board.play(Side.WHITE, d.at('b'))).isEqualTo(CaptureMiss.GAME_OVER.number());
    board.undo();
    assertThat(board.outcome()).isEmpty();
  }

  @Test
  void whereTwoAreAskedOneIsNotEnough() {
    GoDiagram d = GoDiagram.of(ATARI);
    Board board = game(d, "captures", "2").newBoard(d.setup());
    board.play(Side.BLACK, d.at('a'));
    assertThat(board.outcome()).isEmpty();
    assertThat(board.captures(Side.BLACK)).isEqualTo(1);
    assertThat(board.play(Side.WHITE, d.at('b'))).isZero();
  }

  /** The coach's sentence of a stone of Black at {@code a}; nothing if it says nothing. */
  private static String warned(String drawing, String... options) {
    GoDiagram d = GoDiagram.of(drawing);
    Position position = Position.of(game(d, options), d.setup());
    Coach coach = HasCoach.of(position.game()).orElseThrow();
    return coach
        .warning(position, new Place(Side.BLACK, d.points().get('a')))
        .map(seen -> seen.why().sentence())
        .orElse("");
  }

  @Test
  void evenOneStoneLeftToBeCapturedIsWarnedOf() {
    String left = "E4 leaves the stone A1 in atari; B1 would give it 2 liberties.";
    String board = ". . . . a\n. . . . .\nO . . . .\nX . . . .\n";
    assertThat(warned(board)).isEqualTo(left);
    assertThat(warned(board, "captures", "9")).isEqualTo(left);
    assertThat(warned(". . . . .\n. . . . .\nO . . . .\nX a . . .\n")).as("saved").isEmpty();
  }

  @Test
  void ofTwoGroupsInAtariNoneIsWarnedOfWhereTheOtherLoses() {
    String board = ". . a . .\n. . . . .\nO . . . O\nX . . . X\n";
    assertThat(warned(board)).isEmpty();
    assertThat(warned(board, "captures", "2")).startsWith("C4 leaves the stone A1 in atari");
  }

  @Test
  void aCaptureThatWinsIsBetterThanToSaveAStone() {
    assertThat(warned("X O . . a\nX X . . .\nO . . . .\nX . . . .\n"))
        .isEqualTo("E4 leaves 1 stone (A1) in atari; C4 would win at once.");
    assertThat(warned("X O a . .\nX X . . .\nO . . . .\nX . . . .\n")).as("it wins").isEmpty();
  }

  @Test
  void whoHasAMoveMayNotPass() {
    GoDiagram d = GoDiagram.of(ATARI);
    Position start = Position.of(game(d), d.setup());
    assertThat(start.miss(new Pass(Side.BLACK))).contains(CaptureMiss.MUST_PLAY);
    assertThat(start.explain(new Pass(Side.BLACK)).sentence())
        .isEqualTo("You have a legal move, so you can't pass.");
  }

  @Test
  void afterTheEndAPassIsRefusedForTheEndAlone() {
    GoDiagram d = GoDiagram.of(ATARI);
    Position start = Position.of(game(d), d.setup());
    Move last = new Place(Side.BLACK, game(d).lattice().site(d.at('a')));
    Position over = ((Played) start.play(last)).after();
    Explanation told = over.explain(new Pass(Side.WHITE));
    assertThat(told.sentence()).isEqualTo("The game is over: Black has captured 1 stone.");
    assertThat(told.others()).isEmpty();
  }

  @Test
  void whoHasNoMovePassesAndTheOtherGoesOn() {
    GoDiagram d =
        GoDiagram.of(
            """
            a X .
            X X X
            """,
            Side.WHITE);
    Board board = game(d).newBoard(d.setup());
    assertThat(board.play(Side.WHITE, d.at('a'))).isEqualTo(CaptureMiss.SUICIDE.number());
    assertThat(board.play(Side.WHITE, Board.PASS)).isZero();
    assertThat(board.play(Side.BLACK, Board.PASS)).isEqualTo(CaptureMiss.MUST_PLAY.number());
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
  }

  /** The only board on which neither side has a move: a point always serves one of them. */
  @Test
  void nobodyWinsOnOnePoint() {
    GoDiagram d = GoDiagram.of("a");
    Board board = game(d).newBoard(d.setup());
    assertThat(board.play(Side.BLACK, Board.PASS)).isZero();
    assertThat(board.play(Side.WHITE, Board.PASS)).isZero();
    assertThat(board.outcome()).contains(new Outcome(Optional.empty(), Outcome.Reason.NO_MOVE, 0));
  }

  @Test
  void aKoMayBeRetakenAtOnce() {
    GoDiagram d =
        GoDiagram.of(
            """
            . X O .
            X O a O
            . X O .
            """);
    Board board = game(d, "rules", "exercise").newBoard(d.setup());
    for (int i = 0; i < 10; i++) {
      assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
      assertThat(board.play(Side.WHITE, d.at('a') - 1)).isZero();
    }
    assertThat(board.captures(Side.BLACK)).isEqualTo(10);
    assertThat(board.outcome()).isEmpty();
  }

  @Test
  void inTheExerciseAnyColourMovesAtAnyTime() {
    GoDiagram d = GoDiagram.of(ATARI);
    Board exercise = game(d, "rules", "exercise").newBoard(d.setup());
    assertThat(exercise.play(Side.WHITE, d.at('b'))).isZero();
    assertThat(exercise.play(Side.WHITE, d.at('a'))).isZero();
    Board game = game(d).newBoard(d.setup());
    assertThat(game.play(Side.WHITE, d.at('b'))).isEqualTo(CaptureMiss.NOT_YOUR_TURN.number());
  }

  private static String exercise(Game game, Position start, Object... sidesAndSites) {
    List<Move> tried = new ArrayList<>();
    for (int i = 0; i < sidesAndSites.length; i += 2) {
      Site site = game.notation().parse((String) sidesAndSites[i + 1]).orElseThrow();
      tried.add(new Place((Side) sidesAndSites[i], site));
    }
    return HasExercise.of(game, start, tried);
  }

  /** White stones count positive, black ones negative, whoever's turn it is (the exercise). */
  @Test
  void theExercisesNumberOfTheLastMoveIsTold() {
    GoDiagram d = GoDiagram.of(ATARI);
    Game game = game(d, "rules", "exercise");
    Position start = Position.of(game, d.setup());
    assertThat(exercise(game, start)).isEmpty();
    assertThat(exercise(game, start, Side.BLACK, "A4")).isEqualTo("returns 0");
    assertThat(exercise(game, start, Side.BLACK, "C3")).isEqualTo("returns 1");
    assertThat(exercise(game, start, Side.BLACK, "B3")).isEqualTo("returns 2147483647");
    assertThat(exercise(game, start, Side.BLACK, "Z3")).as("a fault of its input").isEmpty();
    assertThat(exercise(game, start, Side.WHITE, "C4", Side.WHITE, "A4")).isEqualTo("returns -1");
  }

  @Test
  void whatGoSaysIsSaidHereExceptOfKo() {
    Game game = new CaptureFamily().game(Map.of());
    assertThat(game.words().ifAny("hint.weak")).isEqualTo("in atari");
    assertThat(game.words().ifAny("hint.repeated")).isEmpty();
  }
}
