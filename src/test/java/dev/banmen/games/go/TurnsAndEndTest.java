package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who moves, and when the game is over: Tromp-Taylor rules 5 and 8. */
class TurnsAndEndTest {
  private static GoBoard board(String rules) {
    return (GoBoard) new GoFamily().game(Map.of("rules", rules, "size", "3")).newBoard(Setup.EMPTY);
  }

  @Test
  void sidesAlternateExceptInTheExercise() {
    GoBoard game = board("chinese");
    assertThat(game.play(Side.WHITE, 0)).isEqualTo(GoMiss.NOT_YOUR_TURN.number());
    assertThat(game.play(Side.BLACK, 0)).isZero();
    assertThat(game.play(Side.BLACK, 1)).isEqualTo(GoMiss.NOT_YOUR_TURN.number());
    assertThat(game.movers()).isEqualTo(Movers.WHITE);

    GoBoard exercise = board("exercise");
    assertThat(exercise.play(Side.WHITE, 0)).isZero();
    assertThat(exercise.play(Side.WHITE, 1)).isZero();
    assertThat(exercise.movers()).isEqualTo(Movers.BOTH);
  }

  @Test
  void whereBothMayBeginTheSetUpSaysWhoIsAsked() {
    Game exercise = new GoFamily().game(Map.of("rules", "exercise", "size", "3"));
    Position white = Position.of(exercise, new Setup(Map.of(), Optional.of(Side.WHITE)));
    assertThat(white.movers()).isEqualTo(Movers.BOTH);
    assertThat(white.toMove()).contains(Side.WHITE);
    Played again = (Played) white.play(new Place(Side.WHITE, new Site(0, 0)));
    assertThat(again.after().toMove()).contains(Side.BLACK);
    assertThat(again.after().after(0).toMove()).contains(Side.WHITE);
    assertThat(Position.start(exercise).toMove()).contains(Side.BLACK);
  }

  @Test
  void twoPassesInARowEndTheGameAndOneDoesNot() {
    GoBoard board = board("chinese");
    board.play(Side.BLACK, Board.PASS);
    assertThat(board.outcome()).isEmpty();
    board.play(Side.WHITE, 4);
    board.play(Side.BLACK, Board.PASS);
    assertThat(board.outcome()).isEmpty();
    board.play(Side.WHITE, Board.PASS);
    assertThat(board.outcome())
        .contains(new Outcome(Optional.of(Side.WHITE), Outcome.Reason.SCORE, 16.5));
    assertThat(board.movers()).isEqualTo(Movers.NOBODY);
    assertThat(board.play(Side.BLACK, 0)).isEqualTo(GoMiss.GAME_OVER.number());
    assertThat(board.play(Side.BLACK, Board.PASS)).isEqualTo(GoMiss.GAME_OVER.number());
    board.undo();
    assertThat(board.play(Side.WHITE, 0)).isZero();
  }

  @Test
  void offTheBoardIsSaidAfterTheTurn() {
    GoBoard board = board("chinese");
    assertThat(board.play(Side.BLACK, Board.OFF)).isEqualTo(GoMiss.OFF_BOARD.number());
    assertThat(board.play(Side.BLACK, 9)).isEqualTo(GoMiss.OFF_BOARD.number());
    assertThat(board.play(Side.WHITE, Board.OFF)).isEqualTo(GoMiss.NOT_YOUR_TURN.number());
    assertThat(board.play(Side.BLACK, 8)).isZero();
  }

  @Test
  void whiteBeginsAgainstAHandicap() {
    Game game = new GoFamily().game(Map.of("size", "9", "handicap", "2"));
    Board board = game.newBoard(game.start());
    assertThat(board.movers()).isEqualTo(Movers.WHITE);
    assertThat(board.at(2 * 9 + 6)).isEqualTo(Mark.BLACK);
    assertThat(board.at(6 * 9 + 2)).isEqualTo(Mark.BLACK);
  }
}
