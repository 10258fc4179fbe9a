package dev.banmen.game;

import java.util.Optional;

/** Sites by their two numbers, {@code (row,column)}, as exercises write them. Immutable. */
public class Coordinates implements Notation {
  private static final String NAME = "\\(-?[0-9]{1,9},-?[0-9]{1,9}\\)";

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
    if (!name.matches(NAME)) {
      return Optional.empty();
    }
    int comma = name.indexOf(',');
    int row = number(name.substring(1, comma));
    return Optional.of(new Site(row, number(name.substring(comma + 1, name.length() - 1))));
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
