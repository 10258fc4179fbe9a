package dev.banmen.session;

import dev.banmen.game.Outcome;
import java.util.Optional;

/**
 * How a game ended, as far as that isn't on the board. Immutable.
 *
 * @param outcome of an end, if not by the rules: a side gave up, its time ran out, or both agreed
 * @param agreed the players' agreement once the rules have ended the game
 */
public record GameEnd(Optional<Outcome> outcome, CountAgreement agreed) {
  static final GameEnd NONE = new GameEnd(Optional.empty(), CountAgreement.NONE);

  GameEnd with(Optional<Outcome> next) {
    return new GameEnd(next, agreed);
  }

  GameEnd with(CountAgreement next) {
    return new GameEnd(outcome, next);
  }

  /** The game reopened: without an end, and with nobody's consent to the count. */
  GameEnd open() {
    return new GameEnd(Optional.empty(), agreed.open());
  }

  /** Whether the end, and whether all have accepted the count, are the same. */
  boolean isSameEnd(GameEnd other) {
    return outcome.equals(other.outcome) && agreed.isSettled() == other.agreed.isSettled();
  }

  /** Whether the end, the marks, and whether all have accepted them are the same. */
  boolean isLike(GameEnd other) {
    return outcome.equals(other.outcome) && agreed.isLike(other.agreed);
  }
}
