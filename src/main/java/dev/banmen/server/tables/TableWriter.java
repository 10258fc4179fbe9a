package dev.banmen.server.tables;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableState;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.text.Results;
import dev.banmen.session.text.SavedGameText;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/** Saves the events of one table in the store. For one event at a time. */
public final class TableWriter implements LiveSession.RemoteWriter {
  private final Store store;
  private final CompletableFuture<Long> table;
  private final LongSupplier calendar;
  private final int mostRefusals;
  private long lastEvent; // its number
  private long lastMillis; // when that was, by the clock of the house
  private int refusals;

  /**
   * A writer for the events after one that the store has.
   *
   * @param table the table's number, once it is known
   */
  TableWriter(
      Store store,
      CompletableFuture<Long> table,
      long lastEvent,
      long lastMillis,
      LongSupplier calendar,
      int mostRefusals) {
    this.store = store;
    this.table = table;
    this.lastEvent = lastEvent;
    this.lastMillis = lastMillis;
    this.calendar = calendar;
    this.mostRefusals = mostRefusals;
  }

  @Override
  public CompletableFuture<?> write(Session before, Stamped stamped, Session after) {
    String line = SavedGameText.line(before, stamped, after, lastMillis);
    boolean isRefusal = after.stateNumber() == before.stateNumber();
    if (line.isEmpty() || isRefusal && ++refusals > mostRefusals) {
      return CompletableFuture.completedFuture(null); // it is shown, and nothing depends on it
    }
    EventRow row = new EventRow(lastEvent + 1, UUID.randomUUID().toString(), line);
    return table
        .thenCompose(id -> store.append(id, row, state(after, lastEvent + 1, calendar.getAsLong())))
        .thenCompose(isSaved -> kept(stamped, isSaved));
  }

  private CompletableFuture<?> kept(Stamped stamped, boolean isSaved) {
    if (!isSaved) {
      return CompletableFuture.failedFuture(new StoreFault("overtaken"));
    }
    lastEvent++;
    lastMillis = stamped.millis();
    return CompletableFuture.completedFuture(null);
  }

  /** The state of a session as lists show it. */
  static TableState state(Session now, long lastEvent, long at) {
    Optional<Side> mover = now.isInPlay() ? now.position().toMove() : Optional.empty();
    String result = Results.of(now.outcome());
    return new TableState(
        lastEvent,
        PlayerNumber.of(now.seat(Side.BLACK).holder()),
        PlayerNumber.of(now.seat(Side.WHITE).holder()),
        mover.map(side -> PlayerNumber.of(now.seat(side).holder())).orElse(0L),
        now.isOver(),
        now.isOver() && isPlayed(now) && !result.equals(Results.NONE),
        result,
        at);
  }

  /** Whether each side has moved. */
  public static boolean isPlayed(Session now) {
    return now.tree().line(now.node()).stream()
            .map(now.tree()::move)
            .map(Move::side)
            .distinct()
            .count()
        == Side.values().length;
  }
}
