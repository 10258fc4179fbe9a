package dev.banmen.server.tables;

import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.session.Session;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Tells the owner's hook what happens at the tables of players who are not connected. For any
 * thread.
 *
 * @param hook which never makes the caller wait
 * @param address what friends type behind {@code ssh}
 * @param calendar milliseconds from 1970
 */
public record AwayNotices(
    Consumer<HookNotice> hook,
    OnlinePeople people,
    Games games,
    Supplier<String> address,
    LongSupplier calendar) {
  /**
   * Tells what is new at a table, if it happened at this node.
   *
   * @param turned the people for whom the game has begun to wait
   */
  void tell(GameTable table, Set<Long> turned) {
    HookEvent stage = table.stage();
    boolean isNewStage = table.isNewStage();
    boolean isOwn = table.writer().hasWrittenLast();
    Map<Long, Side> players = new LinkedHashMap<>(); // one side of each person
    for (Side side : Side.values()) {
      players.putIfAbsent(PlayerNumber.of(table.live().now().seat(side).holder()), side);
    }
    players.forEach(
        (person, side) -> {
          boolean isNews = isNewStage || turned.contains(person);
          if (isNews && isOwn && person != 0 && table.id() != 0 && people.isAway(person)) {
            FaultBarrier.contain(() -> hook.accept(notice(table, stage, person, side)));
          }
        });
  }

  private HookNotice notice(GameTable table, HookEvent event, long person, Side side) {
    Session now = table.live().now();
    String place = address.get();
    return new HookNotice(
        event,
        person,
        GameTable.holderName(now.seat(side), games.language()),
        table.id(),
        new GameTitles().of(games, now.terms().family(), now.terms().chosen()),
        GameTable.holderName(now.seat(side.opponent()), games.language()),
        event == HookEvent.OVER ? "ssh " + place : table.command(place),
        Instant.ofEpochMilli(calendar.getAsLong()).truncatedTo(ChronoUnit.SECONDS));
  }
}
