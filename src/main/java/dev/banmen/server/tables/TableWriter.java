package dev.banmen.server.tables;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableState;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.text.Results;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/** Saves the events of one table in the store, where others may, too. For one event at a time. */
public final class TableWriter implements LiveSession.RemoteWriter {
  private static final int MOST_TOLD = 100; // and not yet known; more is read

  private final Store store;
  private final CompletableFuture<Long> table;
  private final TableSurroundings around;
  private volatile long lastEvent; // its number
  private volatile long lastMillis; // when that was, by the clock of the house
  private final NavigableMap<Long, EventRow> told = new ConcurrentSkipListMap<>(); // by number
  private final AtomicLong head = new AtomicLong(); // the number of an event that the store has
  private volatile String tried = ""; // the id of the event that was last tried from here
  private volatile boolean hasWrittenLast;
  private volatile Map<Long, String> annulled = Map.of();
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
      TableSurroundings around) {
    this.store = store;
    this.table = table;
    this.lastEvent = lastEvent;
    this.lastMillis = lastMillis;
    this.around = around;
  }

  /** The number of the last event that is known here; 0 before the first. Any thread. */
  long lastEvent() {
    return lastEvent;
  }

  /** When that was, by the clock of the house. Any thread. */
  @Override
  public long lastMillis() {
    return lastMillis;
  }

  /** Notes an event that the store has; returns whether it is not known here. Any thread. */
  boolean isNews(EventRow event) {
    boolean isNews = isBehind(event.number());
    if (isNews && !event.line().isEmpty() && told.size() < MOST_TOLD) {
      told.put(event.number(), event);
    }
    return isNews;
  }

  /** Notes up to where the store has events; whether it is not known here. Any thread. */
  boolean isBehind(long number) {
    head.accumulateAndGet(number, Math::max);
    return number > lastEvent;
  }

  /**
   * Whether the last event that is known here was written here. What others are to be told of it,
   * this server tells them, and no other one. Any thread.
   */
  boolean hasWrittenLast() {
    return hasWrittenLast;
  }

  /**
   * Notes who is to hear what if the game ends without a result from now on. Any thread.
   *
   * @param lines by person
   */
  void setAnnulled(Map<Long, String> lines) {
    annulled = Map.copyOf(lines);
  }

  @Override
  public CompletableFuture<?> write(Session before, Stamped stamped, Session after) {
    String line = SavedGameText.line(before, stamped, after, lastMillis);
    boolean isRefusal = after.stateNumber() == before.stateNumber();
    if (line.isEmpty() || isRefusal && ++refusals > around.limits().refusals()) {
      return CompletableFuture.completedFuture(null); // it is shown, and nothing depends on it
    }
    EventRow row = new EventRow(lastEvent + 1, UUID.randomUUID().toString(), line);
    tried = row.id();
    TableState state = state(after, row.number(), stamped.millis(), around.calendar().getAsLong());
    return table
        .thenCompose(
            id ->
                store
                    .append(id, row, state, ends(id, before, after))
                    .exceptionallyCompose(fault -> readBack(id, row, fault)))
        .whenComplete((isSaved, fault) -> saved(row, stamped, fault, isSaved))
        .thenCompose(
            isSaved ->
                isSaved
                    ? CompletableFuture.completedFuture(null)
                    : CompletableFuture.failedFuture(new LiveSession.Overtaken()));
  }

  private Map<Long, String> ends(long id, Session before, Session after) {
    return before.isOver() || !after.isOver() ? Map.of() : GameEnds.lines(id, after, annulled);
  }

  /** Whether an event was saved although that failed, such as on the way back; else it failed. */
  private CompletableFuture<Boolean> readBack(long id, EventRow row, Throwable fault) {
    return store
        .events(id, row.number() - 1)
        .handle((rows, unread) -> unread == null ? rows : List.<EventRow>of())
        .thenCompose(
            rows ->
                rows.isEmpty()
                    ? CompletableFuture.failedFuture(fault)
                    : CompletableFuture.completedFuture(rows.get(0).id().equals(row.id())));
  }

  private void saved(EventRow row, Stamped stamped, Throwable fault, Boolean isSaved) {
    if (fault == null && !isSaved) {
      isBehind(row.number()); // of another one
    } else if (fault == null) {
      lastEvent = row.number();
      lastMillis = stamped.millis();
      hasWrittenLast = true;
    }
  }

  @Override
  public CompletableFuture<List<LiveSession.Happened>> missed(Session now) {
    long last = lastEvent;
    List<EventRow> next = new ArrayList<>(); // those that were told, without a gap
    told.headMap(last, true).clear();
    for (EventRow row = told.remove(last + 1); row != null; row = told.remove(row.number() + 1)) {
      next.add(row);
    }
    CompletableFuture<List<EventRow>> rows =
        last + next.size() >= head.get()
            ? CompletableFuture.completedFuture(next)
            : table.thenCompose(id -> store.events(id, last));
    return rows.thenApply(all -> all.isEmpty() ? List.of() : happened(now, all));
  }

  private List<LiveSession.Happened> happened(Session now, List<EventRow> rows) {
    try {
      String lines = rows.stream().map(EventRow::line).collect(Collectors.joining());
      List<SavedGameText.Reading> read =
          SavedGameText.continued(now, lastMillis, lines, around.games());
      lastEvent += rows.size();
      hasWrittenLast = rows.get(rows.size() - 1).id().equals(tried); // its answer was lost
      lastMillis = read.get(read.size() - 1).millis();
      return read.stream()
          .map(one -> new LiveSession.Happened(one.session(), one.millis()))
          .toList();
    } catch (InputFault e) {
      throw new CompletionException(e); // another version plays by other rules
    }
  }

  /**
   * The state of a session as lists show it.
   *
   * @param millis when its last event was, by the clock of the house
   * @param at the same, by the calendar
   */
  static TableState state(Session now, long lastEvent, long millis, long at) {
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
        at,
        now.isOver() ? "" : Standing.of(now, millis).text());
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
