package dev.banmen.games.dots.bot;

import java.util.List;

/**
 * What a level can do. The first ones know as much as people do who learn the game. Immutable.
 *
 * @param overlooks how often, in percent, it looks at only one of the two boxes beside a line, and
 *     so gives boxes away without need
 * @param counts how often, in percent, it looks for the shortest chain when it must give one away
 * @param deals how often, in percent, it thinks of double-dealing where that wins more boxes
 * @param lines from how many lines on it searches for the exact value; 0 if it never does
 * @param positions how many positions it searches for that, at most
 * @param playouts how many games it plays to the end in its head before; fewer on large boards
 */
record Skill(int overlooks, int counts, int deals, int lines, long positions, int playouts) {
  private static final List<Skill> ALL =
      List.of(
          new Skill(33, 0, 0, 0, 0, 0),
          new Skill(0, 0, 0, 0, 0, 0),
          new Skill(0, 50, 0, 0, 0, 0),
          new Skill(0, 100, 0, 0, 0, 0),
          new Skill(0, 100, 60, 0, 0, 0),
          new Skill(0, 100, 100, 0, 0, 0),
          new Skill(0, 100, 100, 16, 2_000, 7),
          new Skill(0, 100, 100, 17, 2_000, 15),
          new Skill(0, 100, 100, 18, 3_000, 30),
          new Skill(0, 100, 100, 38, 1_000_000, 20_000));

  private static final List<Skill> OF_SMALL =
      List.of(
          ALL.get(0),
          ALL.get(2),
          new Skill(0, 100, 50, 8, 2_000, 0),
          new Skill(0, 100, 100, 13, 2_000, 0),
          new Skill(0, 100, 100, 15, 2_000, 0),
          ALL.get(7),
          strongest());

  /**
   * Returns what the levels of a board can do, the weakest first. Small boards have fewer: without
   * those that would search from more than two lines for each box on, nearly the whole game.
   */
  static List<Skill> levels(int boxes) {
    if (boxes >= 16) {
      return ALL;
    } else if (boxes < 4) {
      return List.of(ALL.get(0), strongest());
    }
    return OF_SMALL.stream()
        .filter(skill -> skill.lines() <= 2 * boxes || skill.equals(strongest()))
        .toList();
  }

  /** What the strongest level can do. */
  static Skill strongest() {
    return ALL.get(ALL.size() - 1);
  }
}
