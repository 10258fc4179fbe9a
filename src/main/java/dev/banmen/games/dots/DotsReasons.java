package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * The sentences that say why a line can't be drawn, each with its true cause. The caller numbers
 * moves: in an exercise refused steps take a number too. Immutable.
 */
record DotsReasons(Vocabulary words, Size dots) {
  /**
   * Lists every reason why a line can't be drawn, in the order of the checks; after the end it is
   * nobody's turn.
   *
   * @param site an index on the lattice, {@link Board#PASS} or {@link Board#OFF}
   */
  static List<DotsMiss> of(DotsState board, Side side, int site) {
    List<DotsMiss> reasons = new ArrayList<>();
    int miss = board.check(side, site);
    if (miss == 0) {
      return reasons;
    }
    reasons.add(DotsMiss.of(miss));
    boolean isOfTurns = miss == Miss.GAME_OVER || miss == Miss.NOT_YOUR_TURN;
    int ofSite = board.refusal(site);
    if (isOfTurns && ofSite != 0) {
      reasons.add(DotsMiss.of(ofSite));
    }
    return reasons;
  }

  /** Names the reasons that also hold, after the first. */
  void also(List<DotsMiss> misses, String name, Side turn, Explanation.Builder told) {
    for (DotsMiss other : Miss.others(misses)) {
      told.also(other, words.text("also." + other.title(), name, words.side(turn)));
    }
  }

  String gameOver(DotsState board) {
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

  /** Says why it is this side's turn before the first play. */
  String begins(Side turn) {
    return words.text("explain.not-your-turn.begins", words.side(turn));
  }

  /**
   * Says why it is the other side's turn.
   *
   * @param turn whose turn it is
   * @param last who made the last play
   * @param lastMove the number of that play
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

  /** Says that one or both of two dots are off the board. */
  String offBoard(DotPair pair) {
    return offBoard(isDot(pair.x1(), pair.y1()) ? pair.second() : pair.first());
  }

  private boolean isDot(long row, long col) {
    return row >= 1 && row <= dots.rows() && col >= 1 && col <= dots.cols();
  }

  /** Says that two dots have no line between them: a dot and itself, or two that are apart. */
  String apart(DotPair pair) {
    return pair.first().equals(pair.second())
        ? words.text("explain.not-neighbours.same", pair.first())
        : words.text("explain.not-neighbours.apart", pair.first(), pair.second());
  }

  /**
   * Says why a dot takes no move, and names the dots that an undrawn line joins it to.
   *
   * @param row of dots, from 1
   * @param col of dots, from 1
   */
  String dot(DotsState board, int row, int col) {
    StringJoiner neighbours = new StringJoiner(words.text("or"));
    for (Site other : new Site(row, col).beside()) {
      if (isOpen(board, row, col, other)) {
        neighbours.add(DotsNotation.dot(other.row(), other.col()));
      }
    }
    String key = "explain.not-neighbours.dot" + (neighbours.length() == 0 ? ".full" : "");
    return words.text(key, DotsNotation.dot(row, col), neighbours);
  }

  /** Whether the line from a dot to one beside it is undrawn. */
  private boolean isOpen(DotsState board, int row, int col, Site other) {
    int site = (row + other.row() - 2) * board.cols + col + other.col() - 2;
    return isDot(other.row(), other.col()) && board.refusal(site) == 0;
  }

  /** Says why a box takes no move. */
  String box(String name) {
    return words.text("explain.not-neighbours.box", name);
  }

  /**
   * Says who drew a line, and when.
   *
   * @param ply the play that drew it, or 0 if it was set up
   * @param move the number of that play, or of the last one before the set-up
   */
  String drawnAlready(String name, Side drawer, long ply, long move) {
    String how = ply > 0 ? "" : move == 0 ? ".setup" : ".before";
    return words.text("explain.drawn-already" + how, name, words.side(drawer), move);
  }
}
