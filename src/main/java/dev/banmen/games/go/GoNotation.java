package dev.banmen.games.go;

import dev.banmen.game.Coordinates;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Points as players write them: a column letter without I, then AA, AB, ..., and a row from 1 at
 * the bottom. Immutable.
 */
public final class GoNotation implements Notation {
  private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  private static final Pattern NAME = Pattern.compile("([A-HJ-Za-hj-z]{1,2})([0-9]{1,4})");

  private static final int LARGEST_ROW = 9999;
  private static final int COLUMNS = LETTERS.length() + LETTERS.length() * LETTERS.length();

  private final int rows;

  /** The notation of boards of this size. */
  public GoNotation(Lattice lattice) {
    rows = lattice.rows();
  }

  /** A place off every board, which has no such name, is named by row and column from 1. */
  @Override
  public String name(Site site) {
    String column = column(site.col());
    long row = (long) rows - site.row();
    return column.isEmpty() || row < 0 || row > LARGEST_ROW
        ? new Coordinates(1).name(site)
        : column + row;
  }

  @Override
  public Optional<Site> parse(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int row = rows - Integer.parseInt(matcher.group(2));
    return Optional.of(new Site(row, column(matcher.group(1).toUpperCase(Locale.ROOT))));
  }

  @Override
  public String row(int row) {
    return Integer.toString(rows - row);
  }

  @Override
  public String column(int col) {
    if (col < 0 || col >= COLUMNS) {
      return "";
    }
    int n = LETTERS.length();
    String last = String.valueOf(LETTERS.charAt(col % n));
    return col < n ? last : LETTERS.charAt(col / n - 1) + last;
  }

  private static int column(String letters) {
    int last = LETTERS.indexOf(letters.charAt(letters.length() - 1));
    boolean isPair = letters.length() == 2;
    return isPair ? (LETTERS.indexOf(letters.charAt(0)) + 1) * LETTERS.length() + last : last;
  }
}
