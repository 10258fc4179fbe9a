package dev.banmen.games.dots.bot;

import java.util.List;

/**
 * What a level can do. The first ones know as much as people do who learn the game. Immutable.
 *
 * @param overlooks how often, in percent, it looks at only one of the two boxes beside a line, and
 *     so gives boxes away without need
 * @param counts whether it gives the shortest chain away when it must give one
 * @param deals whether it double-deals, if that wins more by the chains it counts
 * @param lines from how many lines on it searches for the exact value; 0 if it never does
 * @param positions how many positions it searches for that, at most
 * @param playouts how many games it plays to the end in its head before; fewer on large boards
 */
record Skill(
    int overlooks, boolean counts, boolean deals, int lines, long positions, int playouts) {
  private static final List<Skill> ALL =
      List.of(
          new Skill(30, false, false, 0, 0, 0),
          new Skill(0, false, false, 0, 0, 0),
          new Skill(0, true, false, 0, 0, 0),
          new Skill(0, true, true, 0, 0, 0),
          new Skill(0, true, true, 18, 1_000, 0),
          new Skill(0, true, true, 24, 10_000, 100),
          new Skill(0, true, true, 30, 100_000, 1_000),
          new Skill(0, true, true, 36, 500_000, 5_000),
          new Skill(0, true, true, 40, 2_000_000, 50_000));

  static int levels() {
    return ALL.size();
  }

  /** Returns what a level can do, 1 to {@link #levels()}. */
  static Skill of(int level) {
    return ALL.get(level - 1);
  }
}
