package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;

/**
 * A move to try, legal or not.
 *
 * @param site an index on the lattice, {@link Board#PASS} or {@link Board#OFF}
 */
record LawMove(Side side, int site) {
  /** The move, or the moves that a board cannot tell apart: all the places off the board. */
  List<Move> on(Lattice lattice) {
    return switch (site) {
      case Board.PASS -> List.of(new Pass(side));
      case Board.OFF -> far(lattice).stream().<Move>map(far -> new Place(side, far)).toList();
      default -> List.of(new Place(side, lattice.site(site)));
    };
  }

  /** Places off the board on all sides of it, beside it and far away. */
  static List<Site> far(Lattice lattice) {
    int rows = lattice.rows();
    int cols = lattice.cols();
    return List.of(
        new Site(-1, cols),
        new Site(-1, 0),
        new Site(rows, 0),
        new Site(0, -1),
        new Site(rows - 1, cols),
        new Site(rows, cols),
        new Site(0, 649),
        new Site(0, 650),
        new Site(0, 700),
        new Site(5000, 0),
        new Site(20_000, 20_000),
        new Site(-5000, -700));
  }
}
