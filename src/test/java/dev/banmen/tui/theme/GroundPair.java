package dev.banmen.tui.theme;

import dev.banmen.game.Ground;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands on what on a screen, and how much it has to stand out from it: a role, and the role
 * whose ground is behind it. 4.5 to 1 is for words, 3 for marks, 2 for what need only be felt.
 */
record GroundPair(Role role, Role behind, double least) {
  static final double WORDS = 4.5;
  static final double MARKS = 3;

  /** A bold figure, or a letter that stands alone. */
  static final double FIGURES = 4;

  /** What is not needed to understand a picture: the ground of the cursor, a faint guide. */
  static final double FELT = 2;

  private static final List<GroundPair> OF_PAGES =
      List.of(
          own(Role.TEXT, WORDS),
          own(Role.QUIET, WORDS),
          own(Role.STRONG, WORDS),
          own(Role.HEADING, WORDS),
          own(Role.GOOD, WORDS),
          own(Role.MISS, WORDS),
          own(Role.KEYS, WORDS),
          own(Role.ACCENT, WORDS),
          own(Role.ENTRY, WORDS),
          own(Role.FIELD, WORDS),
          own(Role.SELECTED, WORDS),
          own(Role.CARD, WORDS),
          own(Role.LABEL, FIGURES),
          own(Role.BORDER, MARKS),
          new GroundPair(Role.TEXT, Role.CARD, WORDS),
          new GroundPair(Role.QUIET, Role.CARD, WORDS),
          new GroundPair(Role.STRONG, Role.CARD, WORDS),
          new GroundPair(Role.ACCENT, Role.CARD, WORDS));

  private static final List<GroundPair> OF_PIECES =
      List.of(
          own(Role.BLACK, MARKS),
          own(Role.WHITE, MARKS),
          new GroundPair(Role.BLACK, Role.SECOND, MARKS),
          new GroundPair(Role.WHITE, Role.SECOND, MARKS),
          new GroundPair(Role.BLACK, Role.TILE, MARKS),
          new GroundPair(Role.WHITE, Role.TILE, MARKS),
          new GroundPair(Role.BLACK, Role.CURSOR, FELT),
          new GroundPair(Role.WHITE, Role.CURSOR, FELT),
          new GroundPair(Role.BLACK, Role.LAST, MARKS),
          new GroundPair(Role.WHITE, Role.LAST, MARKS),
          new GroundPair(Role.LAST, Role.ON_BLACK, MARKS),
          new GroundPair(Role.LAST, Role.ON_WHITE, MARKS),
          own(Role.ON_BLACK, WORDS),
          own(Role.ON_WHITE, WORDS),
          own(Role.CURSOR, MARKS),
          own(Role.LEGAL, MARKS),
          own(Role.LIBERTY, FIGURES),
          own(Role.CHAIN, MARKS),
          own(Role.TAKEN, MARKS),
          own(Role.REPEATED, MARKS),
          own(Role.TERRITORY_BLACK, MARKS),
          own(Role.TERRITORY_WHITE, MARKS),
          own(Role.NEUTRAL, MARKS));

  private static final List<GroundPair> OF_LINES =
      List.of(
          own(Role.BLACK, MARKS),
          own(Role.WHITE, MARKS),
          own(Role.BOX_BLACK, WORDS),
          own(Role.BOX_WHITE, WORDS),
          own(Role.FIXTURE, MARKS),
          own(Role.CURSOR, MARKS),
          own(Role.LAST, MARKS),
          own(Role.LEGAL, WORDS),
          own(Role.LIBERTY, WORDS),
          own(Role.CHAIN, MARKS),
          own(Role.TAKEN, MARKS),
          own(Role.REPEATED, MARKS),
          own(Role.BOARD, FELT - 0.5));

  private static GroundPair own(Role role, double least) {
    return new GroundPair(role, role, least);
  }

  /** Returns all that are seen on a page with such a board. */
  static List<GroundPair> with(Ground ground) {
    List<GroundPair> pairs = new ArrayList<>(OF_PAGES);
    pairs.addAll(ground == Ground.LINES ? OF_LINES : OF_PIECES);
    if (ground == Ground.CROSSINGS) {
      pairs.add(own(Role.BOARD, MARKS));
      pairs.add(own(Role.CHANGED, MARKS));
    } else if (ground == Ground.SQUARES) {
      pairs.add(new GroundPair(Role.BLACK, Role.CHANGED, MARKS));
      pairs.add(new GroundPair(Role.WHITE, Role.CHANGED, MARKS));
    }
    return pairs;
  }
}
