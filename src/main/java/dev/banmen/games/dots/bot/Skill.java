package dev.banmen.games.dots.bot;

import java.util.List;

/**
 * The skill of a level. The first ones know as much as people do who learn the game. Immutable.
 *
 * @param overlooks how often, in percent, it looks at only one of the two boxes beside a line, and
 *     so gives boxes away without need
 * @param counts how often, in percent, it looks for the shortest chain when it must give one away
 * @param deals how often, in percent, it thinks of double-dealing where that wins more boxes
 * @param lines from how many lines on it searches for the exact value; 0 if it never does
 * @param positions how many positions it searches for that, at most
 * @param playouts how many games it plays to the end in its head before; fewer on large boards
 * @param hasty how many of a hundred moves it makes {@link #atAGlance}
 */
record Skill(
    int overlooks, int counts, int deals, int lines, long positions, int playouts, int hasty) {
  /** The number of boxes above which fewer games are played out. */
  private static final int MANY_BOXES = 64;

  /** Of boards of 16 boxes and more. */
  private static final List<Skill> LARGE =
      List.of(
          overlooking(33),
          overlooking(6),
          counting(27),
          counting(66),
          counting(100),
          dealing(55),
          dealing(85),
          searching(18),
          searching(9),
          searching(0));

  /** Of boards of 8 to 15 boxes. */
  private static final List<Skill> MEDIUM =
      List.of(
          overlooking(33),
          counting(15),
          counting(80),
          dealing(60),
          searching(32),
          searching(17),
          searching(0));

  /** Of boards of 4 to 7 boxes. */
  private static final List<Skill> SMALL =
      List.of(overlooking(33), counting(50), searching(35), searching(0));

  private static final List<Skill> TINY = List.of(overlooking(33), searching(0));

  private static Skill overlooking(int overlooks) {
    return new Skill(overlooks, 0, 0, 0, 0, 0, 0);
  }

  private static Skill counting(int counts) {
    return new Skill(0, counts, 0, 0, 0, 0, 0);
  }

  private static Skill dealing(int deals) {
    return new Skill(0, 100, deals, 0, 0, 0, 0);
  }

  private static Skill searching(int hasty) {
    return new Skill(0, 100, 100, 38, 1_000_000, 20_000, hasty);
  }

  /** Returns what the levels of a board can do, the weakest first; small boards have fewer. */
  static List<Skill> levels(int boxes) {
    return boxes >= 16 ? LARGE : boxes >= 8 ? MEDIUM : boxes >= 4 ? SMALL : TINY;
  }

  /** The strongest skill, with so many times the work that a first look of a review takes. */
  static Skill reviewing(int times) {
    return new Skill(0, 100, 100, 38, 100_000L * times, 20_000 * times, 0);
  }

  /** Searches any position for its exact value, up to so many positions for one answer. */
  static Skill solving(long most) {
    return new Skill(0, 100, 100, DotsEndgame.MOST_LINES, most, 20_000, 0);
  }

  /** Whether only exact values count. */
  boolean isSolving() {
    return lines == DotsEndgame.MOST_LINES;
  }

  /**
   * Returns how many games it plays to the end: fewer on large boards, where a game takes longer,
   * but at least 8, or none at all.
   */
  int playoutsOn(LineGraph graph) {
    int fewer = Math.max(1, graph.boxes() / MANY_BOXES);
    return playouts == 0 ? 0 : Math.max(8, playouts / (fewer * fewer));
  }

  /** Takes the boxes that it sees, and opens any chain. */
  static Skill atAGlance() {
    return overlooking(0);
  }
}
