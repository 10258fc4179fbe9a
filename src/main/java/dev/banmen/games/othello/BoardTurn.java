package dev.banmen.games.othello;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;

/**
 * A way to turn or mirror a square board onto itself.
 *
 * @param swaps whether rows become columns, before any are reversed
 */
record BoardTurn(boolean swaps, boolean reversesRows, boolean reversesCols) {
  private static final boolean[] BOTH = {false, true};

  /** Whether a position that is turned or mirrored looks the same, with one move for the other. */
  static boolean isSame(Position position, Move one, Move other) {
    for (boolean swaps : BOTH) {
      for (boolean reversesRows : BOTH) {
        for (boolean reversesCols : BOTH) {
          BoardTurn turn = new BoardTurn(swaps, reversesRows, reversesCols);
          if (turn.takes(position, one, other) && turn.keeps(position)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean takes(Position position, Move one, Move other) {
    return one instanceof Place from
        && other instanceof Place to
        && turned(position, from.site()).equals(to.site());
  }

  private boolean keeps(Position position) {
    for (int i = 0; i < position.lattice().size(); i++) {
      Site site = position.lattice().site(i);
      if (position.at(site) != position.at(turned(position, site))) {
        return false;
      }
    }
    return true;
  }

  private Site turned(Position position, Site site) {
    int row = swaps ? site.col() : site.row();
    int col = swaps ? site.row() : site.col();
    return new Site(
        reversesRows ? position.lattice().rows() - 1 - row : row,
        reversesCols ? position.lattice().cols() - 1 - col : col);
  }
}
