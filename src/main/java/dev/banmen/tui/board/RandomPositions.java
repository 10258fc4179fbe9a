package dev.banmen.tui.board;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import java.util.Optional;

/** Random positions with pieces of both sides. Stateless. */
final class RandomPositions {
  private static final int TRIES = 200;

  private RandomPositions() {}

  /** Returns a game some legal moves after its start, or at its end; always the same one. */
  static Position of(Game game, int moves) {
    Position position = Position.start(game);
    for (int i = 0; i < moves; i++) {
      Optional<Side> side = position.toMove();
      if (side.isEmpty() || !(position.play(move(position, side.get())) instanceof Played played)) {
        return position;
      }
      position = played.after();
    }
    return position;
  }

  private static Move move(Position position, Side side) {
    Board board = position.board();
    Lattice lattice = position.lattice();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      long number = SplitMix64.mix((long) position.ply() * TRIES + attempt + 1);
      int site = (int) Math.floorMod(number, (long) lattice.size());
      if (board.check(side, site) == 0) {
        return new Place(side, lattice.site(site));
      }
    }
    return new Pass(side);
  }
}
