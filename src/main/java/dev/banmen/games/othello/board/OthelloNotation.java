package dev.banmen.games.othello.board;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Coordinates;
import java.util.Optional;

/** Squares as Othello writes them: a1 is the upper left, columns are letters, rows numbers. */
public final class OthelloNotation implements Notation {
  private static final int LETTERS = 26;
  private static final int LARGEST_ROW = 9999;
  private static final int LONGEST = 5; // a letter and four digits

  /**
   * Names a site; a place off every board, whose column has no letter, by row and column from 1.
   */
  @Override
  public String name(Site site) {
    String column = column(site.col());
    return column.isEmpty() || site.row() < -1 || site.row() >= LARGEST_ROW
        ? new Coordinates(1).name(site)
        : column + row(site.row());
  }

  @Override
  public Optional<Site> parse(String name) {
    int row = rowOf(name);
    return row == UNREADABLE ? Optional.empty() : Optional.of(new Site(row, colOf(name)));
  }

  @Override
  public int index(String name, Lattice lattice) {
    int row = rowOf(name);
    if (row == UNREADABLE) {
      return UNREADABLE;
    }
    int col = colOf(name);
    return row >= 0 && row < lattice.rows() && col < lattice.cols()
        ? row * lattice.cols() + col
        : Board.OFF;
  }

  /** Reads the row of a name, -1 or more; {@link #UNREADABLE} if it has none. */
  private static int rowOf(String name) {
    if (name.length() < 2 || name.length() > LONGEST || name.charAt(0) >= 0x80) {
      return UNREADABLE; // ASCII letters only
    }
    int col = colOf(name);
    if (col < 0 || col >= LETTERS) {
      return UNREADABLE;
    }
    int row = 0;
    for (int i = 1; i < name.length(); i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return UNREADABLE;
      }
      row = row * 10 + digit;
    }
    return row - 1;
  }

  private static int colOf(String name) {
    return (name.charAt(0) | 0x20) - 'a';
  }

  @Override
  public String row(int row) {
    return Integer.toString(row + 1);
  }

  @Override
  public String column(int col) {
    return col >= 0 && col < LETTERS ? Character.toString((char) ('a' + col)) : "";
  }
}
