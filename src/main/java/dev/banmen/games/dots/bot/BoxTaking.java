package dev.banmen.games.dots.bot;

import java.util.List;

/**
 * The play of somebody who can complete boxes: takes all of them and moves on, or all but the last
 * few, which cost the opponent a move ("double-dealing": two boxes at the end of a chain, four of a
 * loop). No other way is better. Sources: Berlekamp, The Dots and Boxes Game (2000), chapter 3;
 * Barker and Korf, Solving Dots-and-Boxes (AAAI 2012), on capturing chains. Immutable.
 *
 * @param takes lines that complete boxes and cost nothing to draw, in order
 * @param taken the boxes completed if all are taken, the last few included
 * @param handout how many boxes may be left to the opponent: 0, 2 or 4
 * @param deal the line that leaves them, after all of {@code takes}; -1 if there are none
 * @param rest the lines that complete them instead, in order
 */
record BoxTaking(List<Integer> takes, int taken, int handout, int deal, List<Integer> rest) {
  /** Draws all lines of the harvest: afterwards no box of the state lacks only one line. */
  static BoxTaking reap(LineState state) {
    return new BoxTaker(state).reap();
  }

  /** Whether no box can be completed. */
  boolean isEmpty() {
    return taken == 0;
  }

  /**
   * Returns what the harvest and the position after it are worth together, in boxes.
   *
   * @param after what that position is worth to the side to move
   */
  int value(int after) {
    return taken + (isDealt(after) ? -2 * handout - after : after);
  }

  /** Whether to leave the last boxes, so that the opponent has to move after them. */
  boolean isDealt(int after) {
    return handout > 0 && after < -handout;
  }

  /** Returns the line to draw first. */
  int first(int after) {
    if (!takes.isEmpty()) {
      return takes.get(0);
    }
    return isDealt(after) ? deal : rest.get(0);
  }
}
