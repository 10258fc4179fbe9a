package dev.banmen.games.dots;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import dev.banmen.game.Words;

/**
 * The sentences that say why a line cannot be drawn, each with its true cause. Moves are numbered
 * by whoever asks: in an exercise refused steps take a number too. Immutable.
 */
final class DotsReasons {
  private final Words words;
  private final Size dots;

  DotsReasons(Words words, Size dots) {
    this.words = words;
    this.dots = dots;
  }

  String gameOver(DotsBoard board) {
    if (dots.rows() * dots.cols() == 1) {
      return words.text("explain.game-over.empty");
    }
    return words.text(
        "explain.game-over",
        words.side(Side.BLACK),
        board.boxes(Side.BLACK),
        words.side(Side.WHITE),
        board.boxes(Side.WHITE));
  }

  /**
   * Why it is the other side's turn.
   *
   * @param lastMove the number of the last play; without a meaning before the first
   */
  String notYourTurn(DotsBoard board, long lastMove) {
    String turn = words.side(board.turn());
    if (board.ply() == 0) {
      return words.text("explain.not-your-turn.begins", turn);
    }
    boolean again = board.lastSide() == board.turn();
    String last = words.side(board.lastSide());
    return words.text(
        again ? "explain.not-your-turn.again" : "explain.not-your-turn.next", turn, last, lastMove);
  }

  String noPass(Side side) {
    return words.text("explain.no-pass", words.side(side));
  }

  String offBoard(String name) {
    return words.text("explain.off-board", name, dots);
  }

  /** Two dots with no line between them: a dot and itself, or two that are apart. */
  String apart(String first, String second) {
    return first.equals(second)
        ? words.text("explain.not-neighbours.same", first)
        : words.text("explain.not-neighbours.apart", first, second);
  }

  /** Why the site of this name, which is not a line, takes no move. */
  String noLine(String name, Mark mark) {
    return words.text(
        mark == Mark.FIXTURE ? "explain.not-neighbours.dot" : "explain.not-neighbours.box", name);
  }

  /**
   * Who drew a line, and when.
   *
   * @param mark what stands on the line
   * @param move the number of the play that drew it, or 0 if it was set up
   */
  String drawnAlready(String name, Mark mark, long move) {
    String side = words.side(mark == Mark.BLACK ? Side.BLACK : Side.WHITE);
    return move == 0
        ? words.text("explain.drawn-already.setup", name, side)
        : words.text("explain.drawn-already", name, side, move);
  }
}
