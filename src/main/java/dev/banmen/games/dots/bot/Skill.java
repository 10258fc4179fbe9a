package dev.banmen.games.dots.bot;

import java.util.List;

/**
 * What a level can do. The first ones know as much as people do who learn the game. Immutable.
 *
 * @param overlooks how often, in percent, it looks at only one of the two boxes beside a line, and
 *     so gives boxes away without need
 * @param counts whether it gives the shortest chain away when it must give one
 * @param deals whether it double-deals, if that wins more by the chains it counts
 * @param positions how many positions it searches to find the exact value
 * @param playouts how many games it plays to the end in its head where that is too hard
 */
record Skill(int overlooks, boolean counts, boolean deals, long positions, int playouts) {
  private static final List<Skill> ALL =
      List.of(
          new Skill(30, false, false, 0, 0),
          new Skill(0, false, false, 0, 0),
          new Skill(0, true, false, 0, 0),
          new Skill(0, true, true, 0, 0),
          new Skill(0, true, true, 500, 0),
          new Skill(0, true, true, 10_000, 0),
          new Skill(0, true, true, 200_000, 0),
          new Skill(0, true, true, 2_000_000, 0));

  static int levels() {
    return ALL.size();
  }

  /** Returns what a level can do, 1 to {@link #levels()}. */
  static Skill of(int level) {
    return ALL.get(level - 1);
  }

  /** Whether it searches at all. */
  boolean searches() {
    return positions > 0;
  }
}
