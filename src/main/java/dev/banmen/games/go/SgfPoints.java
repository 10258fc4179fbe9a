package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Coordinates;
import java.util.Optional;

/**
 * Points as records of Go write them (SGF FF[4], Go-specific types): a letter for the column, one
 * for the row, a to z and A to Z, from the top left. Immutable.
 */
public final class SgfPoints implements Notation {
  private static final int LARGEST = 52;

  /** The largest board on which {@code tt} is a pass. */
  private static final int LARGEST_WITH_TT = 19;

  private final boolean hasTt;

  /** Creates the notation of boards of this size. */
  public SgfPoints(Lattice lattice) {
    hasTt = lattice.rows() <= LARGEST_WITH_TT && lattice.cols() <= LARGEST_WITH_TT;
  }

  @Override
  public String name(Site site) {
    String column = letter(site.col());
    String row = letter(site.row());
    return column.isEmpty() || row.isEmpty() ? new Coordinates(1).name(site) : column + row;
  }

  private static String letter(int number) {
    if (number < 0 || number >= LARGEST) {
      return "";
    }
    return Character.toString(number < 26 ? (char) ('a' + number) : (char) ('A' + number - 26));
  }

  @Override
  public Optional<Site> parse(String name) {
    if (name.length() != 2 || number(name, 0) < 0 || number(name, 1) < 0) {
      return Optional.empty();
    }
    return Optional.of(new Site(number(name, 1), number(name, 0)));
  }

  private static int number(String name, int at) {
    char c = name.charAt(at);
    return c >= 'a' && c <= 'z' ? c - 'a' : c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1;
  }

  @Override
  public int index(String name, Lattice lattice) {
    if (name.length() != 2) {
      return UNREADABLE;
    }
    int col = number(name, 0);
    int row = number(name, 1);
    if (col < 0 || row < 0) {
      return UNREADABLE;
    }
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
