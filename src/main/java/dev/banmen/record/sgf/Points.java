package dev.banmen.record.sgf;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Recordable;
import java.util.Optional;

/** Recognizes values that name a site of a record's board. Immutable. */
final class Points {
  private final Lattice lattice;
  private final Notation notation;
  private final boolean[] moves = new boolean[CommonNodes.PAIRS];

  /** The sites of this game's board, as named in its records. */
  Points(Game game) {
    lattice = game.lattice();
    notation = Recordable.notation(game);
    for (int first = 1; first <= 52; first++) {
      for (int second = 1; second <= 52; second++) {
        int pair = first << 6 | second;
        moves[pair] = isMove(CommonNodes.text(pair));
      }
    }
  }

  /** Whether a move of two letters is on the board, or a pass. */
  boolean isMove(int pair) {
    return moves[pair];
  }

  boolean isMove(String value) {
    return notation.isPass(value) || isSite(value);
  }

  /** Whether a value names a point off the board: the rules refuse a move there. */
  boolean isBeyond(String value) {
    return notation.parse(value).filter(site -> !lattice.contains(site)).isPresent();
  }

  boolean isSite(String value) {
    Optional<Site> site = notation.parse(value);
    return site.isPresent() && lattice.contains(site.get());
  }
}
