package dev.banmen.app;

import dev.banmen.study.GameValues;
import java.util.Optional;

/**
 * A computer's review of a game, under way or done. Immutable, except for what the computer finds.
 *
 * @param values what it has found so far
 * @param pending the number of positions, once it has looked at all
 */
public record PendingReview(GameValues values, Pending<Integer> pending) {
  /**
   * Returns the review of a game: the last one if nothing has changed since, else a new one, which
   * starts now and gives up the last one. Empty if no move was made.
   *
   * @param last empty if there was none
   * @throws Refusal if nobody can review it
   */
  public static Optional<PendingReview> of(
      Optional<PendingReview> last, GameValues game, GameRoom room) throws Refusal {
    if (last.filter(one -> one.values.isSameGame(game) && one.pending.isUsable()).isPresent()) {
      return last;
    }
    if (game.turns().isEmpty()) {
      return Optional.empty();
    }
    Pending<Integer> pending = room.values(game.family(), game.chosen(), game.turns(), game);
    last.ifPresent(one -> one.pending.giveUp());
    return Optional.of(new PendingReview(game, pending));
  }
}
