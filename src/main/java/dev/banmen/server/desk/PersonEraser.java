package dev.banmen.server.desk;

import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.lobby.HouseServices;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.tables.GameTable;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Has a house forget people. For any thread. */
public record PersonEraser(HouseServices house) {
  /**
   * Forgets a person. Their visits end, their games in play are resigned; all their games stay,
   * under their number.
   */
  public CompletableFuture<Void> forget(long person) {
    house.people().dismiss(person);
    tell(person); // they are to change nothing elsewhere meanwhile
    Player player = PlayerNumber.player(person);
    NameEraser names = new NameEraser(person);
    return house
        .tables()
        .with(player)
        .thenCompose(tables -> leave(tables, player, names.name()))
        .thenCompose(done -> house.store().accounts().forget(person, names))
        .thenRun(() -> forgotten(person))
        .thenRun(() -> tell(person));
  }

  private void tell(long person) {
    house.notes().tell(NodeTopic.FORGOTTEN, Long.toString(person));
  }

  /** Forgets a person here, too, as another node is about to or has. */
  public void hear(long person) {
    house.people().dismiss(person);
    forgotten(person);
  }

  /** Has somebody leave tables, whether or not those have rested since. */
  CompletableFuture<Void> leave(List<GameTable> tables, Player player, String name) {
    return CompletableFuture.allOf(
        tables.stream()
            .map(table -> leave(table, player, name))
            .toArray(CompletableFuture<?>[]::new));
  }

  private CompletableFuture<Void> leave(GameTable table, Player player, String name) {
    return table
        .number()
        .thenAccept(id -> house.tables().withdraw(player, Long.toString(id))) // if it is open
        .thenCompose(done -> leave(table.live(), player, name))
        .exceptionallyCompose(
            why ->
                FaultBarrier.cause(why) instanceof LiveSession.Closed
                    ? house.tables().open(table).thenCompose(now -> leave(now, table, player, name))
                    : CompletableFuture.failedFuture(why));
  }

  /** Has somebody leave a table that has another session now; if it has none, it is gone. */
  private CompletableFuture<Void> leave(
      Optional<GameTable> now, GameTable before, Player player, String name) {
    return now.filter(table -> table != before)
        .map(table -> leave(table, player, name))
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  /** Drops what is known of a person whom the store has forgotten. */
  private void forgotten(long person) {
    FaultBarrier.contain(
        () -> house.moderation().forget(person),
        () -> house.places().forget(person),
        () -> house.teaching().forget(person),
        () -> house.tables().forget(person),
        () -> house.chat().forget(person),
        house.news()::changed);
  }

  /** Takes the name from the seats of a game, and gives the game up. */
  private static CompletableFuture<Void> leave(LiveSession live, Player player, String name) {
    CompletableFuture<Void> done = CompletableFuture.completedFuture(null);
    List<Side> sides = List.copyOf(live.now().sidesOf(player));
    for (Side side : sides) {
      Event renamed = new Event.Sit(side, new Seat(player, name));
      done = done.thenCompose(before -> live.send(player, renamed)).thenAccept(after -> {});
    }
    return sides.isEmpty()
        ? done
        : done.thenCompose(before -> live.send(player, new Event.Resign(sides.get(0))))
            .thenAccept(after -> {});
  }

  /** Has an event happen; a session that is closed needs none. */
  static CompletableFuture<Void> sent(LiveSession live, Player player, Event event) {
    return live.send(player, event)
        .handle(
            (after, why) -> {
              if (why != null && !(why instanceof LiveSession.Closed)) {
                throw new CompletionException(why);
              }
              return null;
            });
  }
}
