package dev.banmen.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sites by their two numbers, {@code (row,column)}, as exercises write them. Immutable. */
public class Coordinates implements Notation {
  private static final Pattern NAME = Pattern.compile("\\((-?[0-9]{1,9}),(-?[0-9]{1,9})\\)");

  private final int first;

  /**
   * Coordinates from the top left.
   *
   * @param first the number of the first row and of the first column, such as 0 or 1
   */
  public Coordinates(int first) {
    this.first = first;
  }

  @Override
  public String name(Site site) {
    return "(" + row(site.row()) + "," + column(site.col()) + ")";
  }

  @Override
  public Optional<Site> parse(String name) {
    Matcher matcher = NAME.matcher(name);
    return matcher.matches()
        ? Optional.of(new Site(number(matcher.group(1)), number(matcher.group(2))))
        : Optional.empty();
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
