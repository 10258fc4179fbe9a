package dev.banmen.games.gomoku;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Coordinates;
import java.util.Optional;

/**
 * Points as players of Gomoku and Renju write them: a column letter, I among them, and a row from 1
 * at the bottom. The centre of 15x15 is H8. Immutable.
 */
final class GomokuNotation implements Notation {
  private static final int LETTERS = 26;
  private static final int LARGEST_ROW = 9999;
  private static final int LONGEST = 5; // a letter and four digits

  private final int rows;

  /** Creates the notation of boards of this size. */
  GomokuNotation(Lattice lattice) {
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
    if (name.length() < 2 || name.length() > LONGEST || name.charAt(0) >= 0x80) {
      return Optional.empty(); // ASCII letters only
    }
    int col = (name.charAt(0) | 0x20) - 'a';
    if (col < 0 || col >= LETTERS) {
      return Optional.empty();
    }
    int row = 0;
    for (int i = 1; i < name.length(); i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return Optional.empty();
      }
      row = row * 10 + digit;
    }
    return Optional.of(new Site(rows - row, col));
  }

  @Override
  public String row(int row) {
    return Integer.toString(rows - row);
  }

  @Override
  public String column(int col) {
    return col >= 0 && col < LETTERS ? Character.toString((char) ('A' + col)) : "";
  }
}
