package dev.banmen.laws;

import dev.banmen.game.Fact;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;

/**
 * Finds from the board alone what an explanation of a move must claim, independently of the game's
 * package.
 */
interface Witness {
  /** The numbers of all misses of the move, in the order of the checks. */
  List<Integer> misses(Side side, int site);

  /**
   * The facts that must be claimed about a move.
   *
   * @param told what is claimed: any right earlier board is accepted
   */
  List<Fact> facts(Side side, int site, List<Fact> told);

  /** The witness for this game. */
  static Witness of(Subject subject, Past past, Position position, Optional<Reference> reference) {
    if (reference.isEmpty() && subject.game().id().equals("toy")) {
      return new ToyWitness(past, position);
    }
    Reference now = reference.orElseThrow(() -> new AssertionError("nobody knows " + subject));
    if (now instanceof ReferenceGo go) {
      return new StoneWitness(past, now, go.stones());
    } else if (now instanceof ReferenceCapture capture) {
      return new StoneWitness(past, now, capture.stones());
    }
    if (now instanceof ReferenceGomoku gomoku) {
      return new GomokuWitness(past, gomoku);
    }
    return now instanceof ReferenceOthello othello
        ? new OthelloWitness(past, othello)
        : new DotsWitness(past, (ReferenceDots) now);
  }
}
