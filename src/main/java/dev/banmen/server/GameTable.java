package dev.banmen.server;

import dev.banmen.app.LobbyTable;
import dev.banmen.app.TableNote;
import dev.banmen.app.TableOptions;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import java.util.ArrayList;
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
 */
record GameTable(
    CompletableFuture<Long> number,
    String code,
    TableOptions options,
    LiveSession live,
    AtomicInteger viewers,
    List<Runnable> listeners) {
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
    Family family = games.find(now.terms().family()).orElseThrow();
    Game game = family.game(now.terms().chosen());
    boolean isMine = isOf(asker);
    List<String> about = new ArrayList<>(List.of(game.words().text("name")));
    if (!game.summary().isEmpty()) {
      about.add(game.summary());
    }
    if (options.isPrivate()) {
      about.add(games.language().words(GameTable.class).text("table.private"));
    }
    return new LobbyTable(
        id(),
        String.join(", ", about),
        name(games, now.seat(Side.BLACK)),
        name(games, now.seat(Side.WHITE)),
        isMine,
        isTurnOf(asker),
        now.isOver(),
        now.line().size(),
        viewers.get(),
        isMine && freeSide().isPresent() ? invitation(games, address) : "");
  }

  /** What to say at this table beside its game, to a person. */
  TableNote note(Games games, Player asker, String address) {
    boolean isWaiting = isOf(asker) && freeSide().isPresent() && !live.now().isOver();
    return new TableNote(isWaiting ? invitation(games, address) : "", "", "", true);
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
