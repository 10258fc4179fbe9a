package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * A move to try, legal or not.
 *
 * @param site an index on the lattice, {@link Board#PASS} or {@link Board#OFF}
 */
record Attempt(Side side, int site) {
  Move on(Lattice lattice) {
    return switch (site) {
      case Board.PASS -> new Pass(side);
      case Board.OFF -> new Place(side, new Site(-1, lattice.cols()));
      default -> new Place(side, lattice.site(site));
    };
  }
}
