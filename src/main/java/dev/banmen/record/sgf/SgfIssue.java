package dev.banmen.record.sgf;

import java.util.Locale;

/**
 * Something that may be wrong with a file, with its number in SGFC 2.0, or 0. What is unusual
 * required no repair: SGF allows it, but hardly anybody means it.
 */
enum SgfIssue {
  DATA_BEFORE(6),
  NO_TREE(7),
  ILLEGAL_CHARACTERS(8),
  UNCLOSED_TREE(9),
  UNCLOSED_VALUE(10),
  LONG_IDENTIFIER(11),
  EMPTY_VARIATION(12),
  TOO_MANY_VALUES(13),
  BAD_VALUE(14),
  CORRECTED(15),
  LOWER_CASE(16),
  EMPTY_VALUE(17),
  EMPTY_TEXT(17, true),
  BAD_ROOT(18),
  NO_VALUES(20),
  VARIATION_START(21),
  ZERO_BYTE(22),
  NOT_COMPOSED(23),
  MOVE_IN_ROOT(24, true),
  COMPOSED_CORRECTED(25),
  TWICE(28, true),
  MOVE_TWICE(28),
  OBSOLETE(29, true),
  MIXED(30),
  LONG_NAME(31, true),
  ROOT_ELSEWHERE(32),
  FAULTY_INFO(33, true),
  UNKNOWN_PROPERTY(35, true),
  NO_SEMICOLON(36),
  TWO_MOVES(37),
  NOT_UNIQUE(38),
  ADDS_NOTHING(39, true),
  OTHER_VERSION(40, true),
  CONTRADICTION(41),
  BAD_AND_GOOD(42),
  NO_MOVE(43),
  INFO_AGAIN(44),
  VERSIONS_DIFFER(45, true),
  UNKNOWN_VERSION(46),
  SQUARE(47),
  TOO_BIG(50),
  NOT_YET(51, true),
  VIEW(52),
  GAMES_DIFFER(53, true),
  NO_IDENTIFIER(54),
  EMPTY_NODE(55, true),
  LEVEL_UNCERTAIN(56, true),
  LEVEL(57, true),
  KOMI_IN_HALVES(59),
  HANDICAP(61, true),
  HANDICAP_MISSING(61, true),
  SETUP_SECOND(62, true),
  SETUP_LATER(62, true),
  SAME_COLOUR(63, true),
  NEW_PASS(65, true),
  NO_OPENING(66),
  NO_NODE(67),
  BAD_BYTES(71),
  UNKNOWN_CHARSET(72),
  OTHER_CHARSET(74),
  CONTROL(0),
  KO_ALONE(0, true),
  MISLABELLED(0),
  CUT_OFF(0),
  TOO_MANY_NODES(0),
  NO_BRACKET(0),
  READ_AS(0, true),
  ASSUMED(0, true),
  MEANING(0),
  MORE(0),
  MORE_UNUSUAL(0, true);

  private final int sgfc;
  private final boolean isUnusual;

  SgfIssue(int sgfc) {
    this(sgfc, false);
  }

  SgfIssue(int sgfc, boolean isUnusual) {
    this.sgfc = sgfc;
    this.isUnusual = isUnusual;
  }

  int sgfc() {
    return sgfc;
  }

  boolean isUnusual() {
    return isUnusual;
  }

  /** Whether much of a file is lost because of it: it is always reported. */
  boolean isLoss() {
    return this == CUT_OFF || this == TOO_MANY_NODES;
  }

  String key() {
    return "note." + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
