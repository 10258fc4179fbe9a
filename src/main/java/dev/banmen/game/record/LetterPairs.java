package dev.banmen.game.record;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Optional;

/**
 * Sites as records in SGF write points: a letter for the column, one for the row, from the top
 * left; a to z, and then A to Z. Immutable.
 *
 * @param letters how many letters there are, 26 or 52
 * @param hasTt whether {@code tt} is a pass
 */
public record LetterPairs(int letters, boolean hasTt) implements Notation {
  private static final int SMALL = 26;

  /** The largest board on which {@code tt} is a pass. */
  private static final int LARGEST_WITH_TT = 19;

  /** The points of a board of Go (SGF FF[4], Go-specific types). */
  public static LetterPairs ofGo(Lattice lattice) {
    boolean hasTt = lattice.rows() <= LARGEST_WITH_TT && lattice.cols() <= LARGEST_WITH_TT;
    return new LetterPairs(2 * SMALL, hasTt);
  }

  @Override
  public String name(Site site) {
    String column = letter(site.col());
    String row = letter(site.row());
    return column.isEmpty() || row.isEmpty() ? new Coordinates(1).name(site) : column + row;
  }

  private String letter(int number) {
    if (number < 0 || number >= letters) {
      return "";
    }
    return Character.toString(
        number < SMALL ? (char) ('a' + number) : (char) ('A' + number - SMALL));
  }

  @Override
  public Optional<Site> parse(String name) {
    return isPair(name)
        ? Optional.of(new Site(number(name.charAt(1)), number(name.charAt(0))))
        : Optional.empty();
  }

  private boolean isPair(String name) {
    return name.length() == 2 && number(name.charAt(0)) >= 0 && number(name.charAt(1)) >= 0;
  }

  private int number(char c) {
    int number = c >= 'a' && c <= 'z' ? c - 'a' : c >= 'A' && c <= 'Z' ? c - 'A' + SMALL : -1;
    return number < letters ? number : -1;
  }

  @Override
  public int index(String name, Lattice lattice) {
    if (!isPair(name)) {
      return UNREADABLE;
    }
    int col = number(name.charAt(0));
    int row = number(name.charAt(1));
    boolean isOnBoard = row < lattice.rows() && col < lattice.cols();
    return isOnBoard ? row * lattice.cols() + col : Board.OFF;
  }

  @Override
  public boolean isPass(String name) {
    return name.isEmpty() || hasTt && name.equals("tt");
  }

  @Override
  public String row(int row) {
    return letter(row);
  }

  @Override
  public String column(int col) {
    return letter(col);
  }
}
