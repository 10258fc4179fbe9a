package dev.banmen.game.record;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Optional;

/** Sites by their two numbers, {@code (row,column)}, as exercises write them. Immutable. */
public class Coordinates implements Notation {
  private static final int MOST_DIGITS = 9;

  private final int first;

  /** Creates coordinates whose first row and column have this number. */
  public Coordinates(int first) {
    this.first = first;
  }

  @Override
  public String name(Site site) {
    return "(" + row(site.row()) + "," + column(site.col()) + ")";
  }

  @Override
  public Optional<Site> parse(String name) {
    int comma = name.indexOf(',');
    int end = name.length() - 1;
    boolean isPair =
        name.startsWith("(")
            && name.endsWith(")")
            && isNumber(name, 1, comma)
            && isNumber(name, comma + 1, end);
    if (!isPair) {
      return Optional.empty();
    }
    int row = number(name.substring(1, comma));
    return Optional.of(new Site(row, number(name.substring(comma + 1, end))));
  }

  /** Whether part of a text is a number of a few digits, with an optional minus. */
  private static boolean isNumber(String text, int from, int end) {
    int first = from < end && text.charAt(from) == '-' ? from + 1 : from;
    for (int i = first; i < end; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return end > first && end <= first + MOST_DIGITS;
  }

  private int number(String digits) {
    return Integer.parseInt(digits) - first;
  }

  @Override
  public String row(int row) {
    return Long.toString((long) row + first);
  }

  @Override
  public String column(int col) {
    return Long.toString((long) col + first);
  }
}
