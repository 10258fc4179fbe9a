package dev.banmen.game.bot;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * A computer player of one game at one level. It may keep what it found from move to move, as long
 * as its answers depend only on the positions it was asked about and the seeds it was given.
 * Mutable; for one thread at a time.
 */
public interface Bot {
  /** How sure a site's owner must be, from 0 to 1, for the other side's piece there to be dead. */
  double DEAD = 0.5;

  /**
   * Chooses a move for a side that may move. Once the thought is over, it returns soon with the
   * best it has found.
   */
  Decision decide(Position position, Side side, SearchLimit thought);

  /**
   * Returns the legal moves of a side that may move, best first, with what they are worth; those
   * that were not looked at may be missing, but the best is there.
   */
  List<Candidate> analyze(Position position, Side side, SearchLimit thought);

  /**
   * Thinks on after its own move, in a position in which the other side, given here, is to move:
   * what it finds may help it later. Nothing by default.
   */
  default void ponder(Position position, Side side, SearchLimit thought) {}

  /**
   * Returns who will probably own each site in the end, by index: 1 for Black, -1 for White, and
   * what lies between for what is open. Empty in games where nothing is owned.
   */
  default Optional<double[]> ownership(Position position, SearchLimit thought) {
    return Optional.empty();
  }

  /**
   * What a player thinks of a position.
   *
   * @param candidates as of {@link #analyze}
   * @param owners as of {@link #ownership}
   */
  record Opinion(List<Candidate> candidates, Optional<double[]> owners) {}

  /** Returns both, from looking once if it can. */
  default Opinion opinion(Position position, Side side, SearchLimit thought) {
    List<Candidate> candidates = analyze(position, side, thought);
    return new Opinion(candidates, ownership(position, thought));
  }

  /** Whether it can be told which moves to look at. */
  default boolean isChoosy() {
    return false;
  }

  /**
   * Returns both where only some of the legal moves are wanted, one or more: it looks at none of
   * the others. Only for a player that {@link #isChoosy}.
   */
  default Opinion opinion(Position position, Side side, SearchLimit thought, Set<Move> wanted) {
    throw new UnsupportedOperationException();
  }

  /**
   * Returns by how many points Black will probably be ahead at the end, komi included, where it
   * says that apart from who owns what; it is quick after a question about the same position.
   */
  default OptionalDouble lead(Position position, SearchLimit thought) {
    return OptionalDouble.empty();
  }

  /** Whether it can say what is dead in a position that is counted. */
  default boolean judges(Position counted) {
    return false;
  }

  /**
   * Returns the sites of the pieces that are dead in a position that is counted: by default, those
   * on sites that the other side will own.
   */
  default BitSet dead(Position counted, SearchLimit thought) {
    BitSet dead = new BitSet();
    ownership(counted, thought)
        .ifPresent(
            owners -> {
              for (int site = 0; site < owners.length; site++) {
                Mark mark = counted.at(site);
                boolean isLost = mark == Mark.BLACK && owners[site] < -DEAD;
                dead.set(site, isLost || mark == Mark.WHITE && owners[site] > DEAD);
              }
            });
    return dead;
  }

  /** Ends what it has started; it is asked nothing more. */
  default void close() {}
}
