package dev.banmen.tui;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mix;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Optional;

/** A game as an example of itself, in which nobody in particular moves. Immutable. */
record Sample(Position position) {
  private static final int LONGEST = 60;
  private static final int TRIES = 200;

  static Sample of(Game game) {
    return new Sample(Position.start(game));
  }

  /** Whether it goes no further. */
  boolean isOver() {
    return position.toMove().isEmpty() || position.ply() >= LONGEST;
  }

  /** One move later, the same whenever this is asked; begun anew once it was long enough. */
  Sample next() {
    Optional<Side> side = position.toMove();
    if (isOver()) {
      return of(position.game());
    }
    Board board = position.board();
    Lattice lattice = position.lattice();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      long number = Mix.mix((long) position.ply() * TRIES + attempt + 1);
      int site = (int) Math.floorMod(number, (long) lattice.size());
      if (board.check(side.get(), site) == 0) {
        return play(new Place(side.get(), lattice.site(site)));
      }
    }
    return play(new Pass(side.get()));
  }

  private Sample play(Move move) {
    return position.play(move) instanceof Played played
        ? new Sample(played.after())
        : of(position.game());
  }
}
