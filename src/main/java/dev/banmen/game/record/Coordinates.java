package dev.banmen.game.record;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sites by their two numbers, {@code (row,column)}, as exercises write them. Immutable. */
public class Coordinates implements Notation {
  private static final Pattern PAIR = Pattern.compile("\\((-?\\d{1,9}),(-?\\d{1,9})\\)");

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
    Matcher pair = PAIR.matcher(name);
    return pair.matches()
        ? Optional.of(new Site(number(pair.group(1)), number(pair.group(2))))
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
