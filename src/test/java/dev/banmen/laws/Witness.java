package dev.banmen.laws;

import dev.banmen.game.Fact;
import dev.banmen.game.Side;
import java.util.List;

/**
 * Finds from the board alone what an explanation of a move must claim, independently of the game's
 * package.
 */
public interface Witness {
  /** The numbers of all misses of the move, in the order of the checks. */
  List<Integer> misses(Side side, int site);

  /**
   * The facts that must be claimed about a move.
   *
   * @param told what is claimed: any right earlier board is accepted
   */
  List<Fact> facts(Side side, int site, List<Fact> told);
}
