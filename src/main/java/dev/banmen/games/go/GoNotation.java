package dev.banmen.games.go;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Coordinates;
import java.util.Optional;

/**
 * Points as players write them: a column letter without I, then AA, AB, ..., and a row from 1 at
 * the bottom. Immutable.
 */
public final class GoNotation implements Notation {
  private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  private static final int MOST_LETTERS = 2;
  private static final int MOST_DIGITS = 4;
  private static final int LARGEST_ROW = 9999;
  private static final int COLUMNS = LETTERS.length() + LETTERS.length() * LETTERS.length();

  private final int rows;

  /** Creates the notation of boards of this size. */
  public GoNotation(Lattice lattice) {
    rows = lattice.rows();
  }

  /** Names a site; a place off every board, which has no such name, by row and column from 1. */
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
    int letters = 0;
    while (letters < name.length() && LETTERS.indexOf(upper(name.charAt(letters))) >= 0) {
      letters++;
    }
    int digits = letters;
    while (digits < name.length() && name.charAt(digits) >= '0' && name.charAt(digits) <= '9') {
      digits++;
    }
    int count = digits - letters;
    if (digits < name.length() || count < 1 || count > MOST_DIGITS) {
      return Optional.empty();
    }
    return letters < 1 || letters > MOST_LETTERS
        ? Optional.empty()
        : Optional.of(
            new Site(rows - Integer.parseInt(name.substring(letters)), column(name, letters)));
  }

  private static char upper(char c) {
    return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
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

  /** Reads the column that a name starts with: one letter or two before the first digit. */
  private static int column(String name, int letters) {
    int last = LETTERS.indexOf(upper(name.charAt(letters - 1)));
    int first = LETTERS.indexOf(upper(name.charAt(0)));
    return letters == 1 ? last : (first + 1) * LETTERS.length() + last;
  }
}
