package dev.banmen.lesson.review;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;

/**
 * A way to make a problem look different: its board turned or mirrored, its colours exchanged.
 * Immutable.
 *
 * @param turn one of the game's symmetries
 * @param exchanges whether each side becomes the other
 */
record BoardSymmetry(Symmetry turn, boolean exchanges) {
  static final BoardSymmetry NONE = new BoardSymmetry(Symmetry.IDENTITY, false);

  Site site(Site site, Game game) {
    return turn.of(site, game.lattice());
  }

  Side side(Side side) {
    return exchanges ? side.opponent() : side;
  }

  Mark mark(Mark mark) {
    for (Side side : Side.values()) {
      if (mark == side.mark()) {
        return side(side).mark();
      }
    }
    return mark;
  }

  Move move(Move move, Game game) {
    Side side = side(move.side());
    return move instanceof Place place ? new Place(side, site(place.site(), game)) : new Pass(side);
  }
}
