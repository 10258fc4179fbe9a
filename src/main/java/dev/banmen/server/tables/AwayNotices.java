package dev.banmen.server.tables;

import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.hook.Hook;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.store.EndRow;
import dev.banmen.session.Session;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Tells the owner's hook what happens at the tables of players who are not connected. For any
 * thread.
 *
 * @param address what friends type behind {@code ssh}
 * @param calendar milliseconds from 1970
 */
public record AwayNotices(
    Hook hook, OnlinePeople people, Games games, Supplier<String> address, LongSupplier calendar) {
  /**
   * Tells what is new at a table in play, if it happened at this node. Of its end {@link GameEnds}
   * tells.
   *
   * @param turned the people for whom the game has begun to wait
   */
  void tell(GameTable table, Set<Long> turned) {
    HookEvent stage = table.stage();
    boolean isNewStage = table.isNewStage();
    boolean isOwn = table.writer().hasWrittenLast() && stage != HookEvent.OVER;
    Map<Long, Side> players = new LinkedHashMap<>(); // one side of each person
    for (Side side : Side.values()) {
      players.putIfAbsent(PlayerNumber.of(table.live().now().seat(side).holder()), side);
    }
    players.forEach(
        (person, side) -> {
          boolean isNews = isNewStage || turned.contains(person);
          if (isNews && isOwn && person != 0 && table.id() != 0 && people.isAway(person)) {
            EndRow now = // that the game waits is told as its end is
                new EndRow(
                    table.id(), table.writer().lastEvent(), person, "", calendar.getAsLong());
            FaultBarrier.contain(
                () ->
                    hook.apply(
                        notice(
                            stage, now, table.live().now(), side, table.command(address.get()))));
          }
        });
  }

  /** Tells that a game is over; answers whether that is done. */
  CompletableFuture<Boolean> tell(EndRow end, Session now) {
    return Stream.of(Side.values())
        .filter(side -> PlayerNumber.of(now.seat(side).holder()) == end.person())
        .findFirst()
        .map(side -> hook.apply(notice(HookEvent.OVER, end, now, side, "ssh " + address.get())))
        .orElse(CompletableFuture.completedFuture(true)); // they play no more, or have opened it
  }

  private HookNotice notice(HookEvent event, EndRow what, Session now, Side side, String connect) {
    return new HookNotice(
        event,
        what.id(),
        what.person(),
        GameTable.holderName(now.seat(side), games.language()),
        what.table(),
        new GameTitles().of(games, now.terms().family(), now.terms().chosen()),
        GameTable.holderName(now.seat(side.opponent()), games.language()),
        connect,
        Instant.ofEpochMilli(what.at()).truncatedTo(ChronoUnit.SECONDS));
  }
}
