package dev.banmen.laws;

import dev.banmen.game.Fact;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;

/**
 * Somebody who looks at the board and says what an explanation of a move has to claim, knowing
 * nothing of how the game's package found it.
 */
interface Witness {
  /** The numbers of all misses that the move is, in the order of the checks. */
  List<Integer> misses(Side side, int site);

  /**
   * What is to be claimed of a move.
   *
   * @param told what is claimed: of an earlier board any that is the right one will do
   */
  List<Fact> facts(Side side, int site, List<Fact> told);

  /** Whoever knows this game. */
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
