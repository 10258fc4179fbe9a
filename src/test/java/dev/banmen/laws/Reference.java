package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A slow and obvious implementation of a game's rule text: immutable, nothing incremental, no hash.
 * Sites are numbered as in {@link Board}.
 */
public interface Reference {
  /** The number of the miss this move is, 0 if it may be played. */
  int miss(Side side, int site);

  /** The numbers of all misses of this move, in the order of the checks; no turns after the end. */
  List<Integer> misses(Side side, int site);

  /** The game after a move that may be played. */
  Reference after(Side side, int site);

  Mark at(int site);

  Set<Side> movers();

  Score score();

  /**
   * The count without the pieces on these sites, with these empty sites neutral, in games where
   * that is agreed on.
   */
  default Score score(Set<Integer> dead, Set<Integer> neutral) {
    return score();
  }

  /** The owner of each site in that count, by site; empty in games where nothing is agreed on. */
  default List<Mark> owners(Set<Integer> dead, Set<Integer> neutral) {
    return List.of();
  }

  /** The sites without a living piece around this one; empty where nothing is agreed on. */
  default Set<Integer> region(int site, Set<Integer> dead) {
    return Set.of();
  }

  /** The sites of the pieces that live or die with the one on this site, if any do. */
  default Set<Integer> together(int site) {
    return Set.of();
  }

  /** The number of pieces a side has captured. */
  default int captures(Side side) {
    return 0;
  }

  Optional<Outcome> outcome();
}
