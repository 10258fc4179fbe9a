package dev.banmen.server;

import dev.banmen.app.TableOptions;
import dev.banmen.game.Side;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A table: a game in play, and how many look at it. For any thread.
 *
 * @param number once the store has given it one
 * @param code what a friend types to join
 * @param viewers how many look at it
 * @param listeners hear that there is something else to say about it
 * @param rematch whether another game is to follow
 */
record GameTable(
    CompletableFuture<Long> number,
    String code,
    TableOptions options,
    LiveSession live,
    AtomicInteger viewers,
    List<Runnable> listeners,
    Rematch rematch) {
  /** The number; 0 before it has one. */
  long id() {
    return number.isCompletedExceptionally() ? 0 : number.getNow(0L);
  }

  boolean isOf(Player player) {
    return !live.now().sidesOf(player).isEmpty();
  }

  boolean isTurnOf(Player player) {
    Session now = live.now();
    return now.isInPlay() && now.movers().stream().anyMatch(side -> holds(now, side, player));
  }

  private static boolean holds(Session now, Side side, Player player) {
    return now.seat(side).holder().equals(player);
  }

  /** Whether this person finds it in the lobby, and may watch without its code. */
  boolean isSeenBy(Player player) {
    return !options.isPrivate() || isOf(player);
  }

  /** Has those who look at it hear that there is something else to say. */
  void told() {
    listeners.forEach(Runnable::run);
  }

  /** A side whose seat is free. */
  Optional<Side> freeSide() {
    Session now = live.now();
    for (Side side : Side.values()) {
      if (now.seat(side).isFree()) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}
