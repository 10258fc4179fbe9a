package dev.banmen.games.dots;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import dev.banmen.game.Words;
import java.util.StringJoiner;

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

  String gameOver(Paper board) {
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

  /** Why it is this side's turn before the first play. */
  String begins(Side turn) {
    return words.text("explain.not-your-turn.begins", words.side(turn));
  }

  /**
   * Why it is the other side's turn.
   *
   * @param turn whose it is
   * @param last whose the last play was
   * @param lastMove its number
   */
  String notYourTurn(Side turn, Side last, long lastMove) {
    String key = last == turn ? "explain.not-your-turn.again" : "explain.not-your-turn.next";
    return words.text(key, words.side(turn), words.side(last), lastMove);
  }

  String noPass(Side side) {
    return words.text("explain.no-pass", words.side(side));
  }

  String offBoard(String name) {
    return words.text("explain.off-board", name, dots);
  }

  /** Two dots with no line between them: a dot and itself, or two that are apart. */
  String apart(String first, String second) {
    return apart(words, first, second);
  }

  static String apart(Words words, String first, String second) {
    return first.equals(second)
        ? words.text("explain.not-neighbours.same", first)
        : words.text("explain.not-neighbours.apart", first, second);
  }

  /**
   * Why a dot takes no move, with the dots that a line joins it to: a pair of dots that are apart
   * is played as the second of them.
   *
   * @param row of dots, from 1
   * @param col of dots, from 1
   */
  String dot(int row, int col) {
    StringJoiner neighbours = new StringJoiner(words.text("or"));
    addDot(row - 1, col, neighbours);
    addDot(row, col - 1, neighbours);
    addDot(row, col + 1, neighbours);
    addDot(row + 1, col, neighbours);
    return words.text("explain.not-neighbours.dot", DotsNotation.dot(row, col), neighbours);
  }

  private void addDot(int row, int col, StringJoiner names) {
    if (row >= 1 && row <= dots.rows() && col >= 1 && col <= dots.cols()) {
      names.add(DotsNotation.dot(row, col));
    }
  }

  /** Why a box takes no move. */
  String box(String name) {
    return words.text("explain.not-neighbours.box", name);
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
