package dev.banmen.record.sgf;

/** The type of a property's values (SGF FF[4], property value types). */
enum ValueType {
  NONE,
  NUMBER,
  REAL,
  DOUBLE,
  COLOR,
  SIMPLE,
  TEXT,
  MOVE,
  POINTS, // a list of points or stones, rectangles included
  POINTS_OR_NONE, // a list that may be one empty value
  ARROWS, // a list of point:point
  LABELS, // a list of point:text
  FIGURE, // nothing, or number:text
  PROGRAM, // text:text
  SIZE,
  UNKNOWN; // of a property that is not in our table

  /** Whether a property may have several values. */
  boolean isList() {
    return switch (this) {
      case POINTS, POINTS_OR_NONE, ARROWS, LABELS, UNKNOWN -> true;
      default -> false;
    };
  }

  /** Whether a value is text for people, in which blanks and brackets have no other meaning. */
  boolean isWords() {
    return switch (this) {
      case SIMPLE, TEXT, LABELS, FIGURE, PROGRAM, UNKNOWN -> true;
      default -> false;
    };
  }

  /** Whether a colon may split a value in two, the first of which is not a point or a number. */
  boolean mayBeTwoTexts() {
    return this == PROGRAM || this == UNKNOWN;
  }

  /** Whether a line break in a value means a blank. */
  boolean isOneLine() {
    return switch (this) {
      case SIMPLE, LABELS, FIGURE, PROGRAM -> true;
      default -> false;
    };
  }
}
