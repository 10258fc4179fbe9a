package dev.banmen.games.dots;

import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;

/** Finds the boxes that can be taken on a board, each by drawing its fourth line. */
final class FreeBoxes {
  private FreeBoxes() {}

  /**
   * The boxes that a side can take in a row, in the order they fall.
   *
   * @param board played on
   * @param side whose turn it is
   */
  static List<Integer> inARow(DotsBoard board, Side side) {
    List<Integer> taken = new ArrayList<>();
    for (List<Integer> open = ready(board); !open.isEmpty(); open = ready(board)) {
      if (board.play(side, openLine(board, open.get(0))) != 0) {
        throw new IllegalArgumentException("it is not the turn of " + side);
      }
      taken.addAll(completed(board));
    }
    return taken;
  }

  /** The hint at so many boxes that one line gives: a single box is no chain. */
  static Hint given(int boxes) {
    return boxes > 1 ? Hint.CHAIN : Hint.WEAK;
  }

  /** The boxes that the last play completed. */
  static List<Integer> completed(DotsBoard board) {
    List<Integer> boxes = new ArrayList<>();
    for (int site : board.touched()) {
      if (site != board.last()) {
        boxes.add(site);
      }
    }
    return boxes;
  }

  /** The boxes that lack one line. */
  static List<Integer> ready(DotsBoard board) {
    List<Integer> ready = new ArrayList<>();
    for (int site = 0; site < board.size; site++) {
      if (isReady(board, site)) {
        ready.add(site);
      }
    }
    return ready;
  }

  static boolean isReady(DotsBoard board, int site) {
    return board.sides(site).orElse(0) == 3;
  }

  /** The first line that a box lacks, in reading order. */
  static int openLine(DotsBoard board, int box) {
    return openLines(board, box).get(0);
  }

  static List<Integer> openLines(DotsBoard board, int box) {
    int cols = board.cols;
    List<Integer> open = new ArrayList<>();
    for (int line : new int[] {box - cols, box - 1, box + 1, box + cols}) {
      if (board.at(line) == Mark.EMPTY) {
        open.add(line);
      }
    }
    return open;
  }

  /**
   * Whether only pairs of boxes that lack the same line can be taken: the player who takes them
   * moves again and has nothing else to take.
   */
  static boolean isHandout(DotsBoard board) {
    List<Integer> ready = ready(board);
    for (int box : ready) {
      for (int beside : board.besides(openLine(board, box))) {
        if (!isReady(board, beside)) {
          return false;
        }
      }
    }
    return !ready.isEmpty();
  }
}
