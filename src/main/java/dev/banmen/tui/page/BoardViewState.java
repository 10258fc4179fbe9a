package dev.banmen.tui.page;

import dev.banmen.game.Lattice;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardLook;
import java.util.Optional;

/**
 * A person's view of a board, and pending choices. Immutable.
 *
 * @param mover the side whose move a key makes
 * @param legalMarked whether legal moves are marked on the board
 * @param layer the number of the game's layer that is shown, from 1; 0 for none
 * @param zoom how many steps larger the board is than fits all of it; smaller, if less than 0
 */
public record BoardViewState(
    Site cursor, Side mover, boolean legalMarked, int layer, int zoom, BoardLook look) {
  public static BoardViewState at(Site cursor, Side mover) {
    return new BoardViewState(cursor, mover, false, 0, 0, BoardLook.PLAIN);
  }

  /** Returns the middle of a board, or the first site after it that takes a move. */
  public static Site middle(Lattice lattice) {
    Site middle = new Site(lattice.rows() / 2, lattice.cols() / 2);
    int open = lattice.nextOpen(lattice.index(middle));
    return open < 0 ? middle : lattice.site(open);
  }

  /** Returns this site, or the nearest one on a board. */
  public static Site nearest(Lattice lattice, Site site) {
    int row = Math.max(0, Math.min(lattice.rows() - 1, site.row()));
    int col = Math.max(0, Math.min(lattice.cols() - 1, site.col()));
    return new Site(row, col);
  }

  public BoardViewState on(Site site) {
    return new BoardViewState(site, mover, legalMarked, layer, zoom, look);
  }

  public BoardViewState withMover(Side side) {
    return new BoardViewState(cursor, side, legalMarked, layer, zoom, look);
  }

  public BoardViewState legalToggled() {
    return new BoardViewState(cursor, mover, !legalMarked, layer, zoom, look);
  }

  /** A copy without what is marked on the board, if anything is. */
  public Optional<BoardViewState> cleared() {
    return legalMarked || layer > 0
        ? Optional.of(new BoardViewState(cursor, mover, false, 0, zoom, look))
        : Optional.empty();
  }

  public BoardViewState withLayer(int number) {
    return new BoardViewState(cursor, mover, legalMarked, number, zoom, look);
  }

  public BoardViewState seenAs(BoardLook other) {
    return new BoardViewState(cursor, mover, legalMarked, layer, zoom, other);
  }

  public BoardViewState zoomed(int steps) {
    return new BoardViewState(cursor, mover, legalMarked, layer, steps, look);
  }
}
