package dev.banmen.server;

import dev.banmen.app.LobbyTable;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A table: a game in play, and how many look at it. For any thread.
 *
 * @param number once the store has given it one
 * @param code what a friend types to join
 */
record GameTable(
    CompletableFuture<Long> number, String code, LiveSession live, AtomicInteger viewers) {
  private static final GameTitles TITLES = new GameTitles();

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

  /**
   * The table as a person sees it in a list.
   *
   * @param address what friends type after {@code ssh}
   */
  LobbyTable in(Games games, Player asker, String address) {
    Session now = live.now();
    boolean isMine = isOf(asker);
    return new LobbyTable(
        id(),
        TITLES.of(games, now.terms().family(), now.terms().chosen()),
        name(games, now.seat(Side.BLACK)),
        name(games, now.seat(Side.WHITE)),
        isMine,
        isTurnOf(asker),
        now.isOver(),
        now.line().size(),
        viewers.get(),
        isMine && freeSide().isPresent() ? invitation(games, address) : "");
  }

  /** What to send a friend who is to sit down here. */
  String invitation(Games games, String address) {
    return games.language().words(GameTable.class).text("table.code", address, code);
  }

  private static String name(Games games, Seat seat) {
    Optional<ComputerSeat> computer = ComputerSeat.of(seat.holder());
    return seat.isFree()
        ? ""
        : computer.map(one -> one.name(games.language())).orElse(seat.shownName());
  }
}
