package dev.banmen.games.othello.record;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.games.othello.board.BoardSize;
import java.util.Optional;

/**
 * Squares as records of Othello write them: a1 from the upper left; two letters, column and row, as
 * some programs write SGF, are read too. Immutable.
 */
public final class RecordedSquares implements Notation {
  private static final int TT = 't' - 'a';

  @Override
  public String name(Site site) {
    return BoardSize.NOTATION.name(site);
  }

  @Override
  public int index(String name, Lattice lattice) {
    if (!isPair(name)) {
      return BoardSize.NOTATION.index(name, lattice);
    }
    int row = name.charAt(1) - 'a';
    int col = name.charAt(0) - 'a';
    if (row == TT && col == TT) {
      return Board.OFF; // a pass
    }
    return row < lattice.rows() && col < lattice.cols() ? row * lattice.cols() + col : Board.OFF;
  }

  @Override
  public Optional<Site> parse(String name) {
    return isPair(name)
        ? Optional.of(new Site(name.charAt(1) - 'a', name.charAt(0) - 'a'))
        : BoardSize.NOTATION.parse(name);
  }

  private static boolean isPair(String name) {
    return name.length() == 2 && isSmall(name.charAt(0)) && isSmall(name.charAt(1));
  }

  private static boolean isSmall(char c) {
    return c >= 'a' && c <= 'z';
  }

  /** Whether this is a pass: an empty text, {@code tt} as in Go, or {@code PA} as Edax writes. */
  @Override
  public boolean isPass(String name) {
    return BoardSize.NOTATION.isPass(name) || name.equals("tt") || name.equals("PA");
  }

  @Override
  public String row(int row) {
    return BoardSize.NOTATION.row(row);
  }

  @Override
  public String column(int col) {
    return BoardSize.NOTATION.column(col);
  }
}
