package dev.banmen.games.othello.record;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.LetterPairs;
import dev.banmen.games.othello.board.BoardSize;
import java.util.Optional;

/**
 * Squares as records of Othello write them: a1 from the upper left; two letters, column and row, as
 * some programs write SGF, are read too. Immutable.
 */
public final class RecordedSquares implements Notation {
  private static final LetterPairs PAIRS = new LetterPairs(26, false);

  @Override
  public String name(Site site) {
    return BoardSize.NOTATION.name(site);
  }

  @Override
  public int index(String name, Lattice lattice) {
    if (name.equals("tt")) {
      return Board.OFF; // a pass
    }
    int pair = PAIRS.index(name, lattice);
    return pair == UNREADABLE ? BoardSize.NOTATION.index(name, lattice) : pair;
  }

  @Override
  public Optional<Site> parse(String name) {
    return PAIRS.parse(name).or(() -> BoardSize.NOTATION.parse(name));
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
