package dev.banmen.games.dots;

import dev.banmen.game.Site;
import java.util.Optional;

/**
 * Two dots as written, {@code x1,y1-x2,y2}, or one, {@code x,y}. They may lie anywhere. Immutable.
 *
 * @param x1 the first one's row, from 1; 18 digits at most
 * @param y1 its column
 * @param x2 the other one's row, the same if only one is written
 * @param y2 its column
 * @param isTwo whether two are written
 */
record DotPair(long x1, long y1, long x2, long y2, boolean isTwo) {
  private static final long LARGEST = 999_999_999_999_999_999L;

  /**
   * Reads the dots that a text names; blanks may surround comma and hyphen.
   *
   * @param signed whether numbers below 0 are written with a hyphen before them
   */
  static Optional<DotPair> read(String text, boolean signed) {
    return new PairReader(text, signed).read();
  }

  /** The site that they name: a line, or whatever is half-way, see {@link DotsNotation}. */
  Site site() {
    return DotsNotation.between(x1, y1, x2, y2);
  }

  String first() {
    return DotsNotation.dot(x1, y1);
  }

  String second() {
    return DotsNotation.dot(x2, y2);
  }

  /** The four numbers, with blanks between. */
  String numbers() {
    return x1 + " " + y1 + " " + x2 + " " + y2;
  }

  String text() {
    return isTwo ? first() + "-" + second() : first();
  }

  /** The name of the line between them, in whatever order they are written. */
  String line() {
    return x1 < x2 || y1 < y2 ? text() : second() + "-" + first();
  }

  /** Reads one text character by character: a regular expression starts slowly. */
  private static final class PairReader {
    private final String text;
    private final boolean signed;
    private int at;
    private boolean fails;

    PairReader(String text, boolean signed) {
      this.text = text;
      this.signed = signed;
    }

    Optional<DotPair> read() {
      long x1 = number();
      mark(',');
      long y1 = number();
      if (fails || at == text.length()) {
        return fails ? Optional.empty() : Optional.of(new DotPair(x1, y1, x1, y1, false));
      }
      mark('-');
      long x2 = number();
      mark(',');
      long y2 = number();
      boolean isRead = !fails && at == text.length();
      return isRead ? Optional.of(new DotPair(x1, y1, x2, y2, true)) : Optional.empty();
    }

    private void mark(char c) {
      blanks();
      fails |= at == text.length() || text.charAt(at) != c;
      at = Math.min(text.length(), at + 1);
      blanks();
    }

    private void blanks() {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
    }

    /**
     * Reads a number; all that are too large for any board, with any number of digits, are alike.
     */
    private long number() {
      boolean isNegative = signed && at < text.length() && text.charAt(at) == '-';
      at += isNegative ? 1 : 0;
      int from = at;
      long value = 0;
      while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
        value =
            Math.min(LARGEST, value > LARGEST / 10 ? LARGEST : value * 10 + text.charAt(at) - '0');
        at++;
      }
      fails |= at == from;
      return isNegative ? -value : value;
    }
  }
}
