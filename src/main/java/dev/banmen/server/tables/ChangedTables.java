package dev.banmen.server.tables;

import dev.banmen.game.record.InputFault;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

/**
 * Keeps what is known of tables true, whatever happens to them at other nodes: what has a session
 * catches up with its events, and of the others the rows are read again. For any thread.
 */
public final class ChangedTables {
  /** How many rows are read at once; a database takes only so many numbers. */
  private static final int MOST_LISTED = 1_000;

  private final Tables tables;
  private final KnownTables known;
  private final Store store;
  private final TableSurroundings around;
  private final OnlinePeople people;
  private final TableReader reader;
  private final Set<Long> changed = ConcurrentHashMap.newKeySet(); // rows to be read again
  private final AtomicBoolean isListing = new AtomicBoolean(); // those are being read

  /** None yet. */
  ChangedTables(
      Tables tables,
      Store store,
      TableSurroundings around,
      OnlinePeople people,
      TableReader reader) {
    this.tables = tables;
    known = tables.known();
    this.store = store;
    this.around = around;
    this.people = people;
    this.reader = reader;
  }

  /** Hears that the store has something new of these tables, from here or elsewhere. */
  public void heard(List<SavedTable> all) {
    for (SavedTable news : all) {
      Optional<GameTable> there = known.awake(news.table());
      there.filter(table -> table.writer().isNews(news.event())).ifPresent(ChangedTables::catchUp);
      if (there.isEmpty()) {
        changed.add(news.table());
      }
    }
    if (all.stream().map(SavedTable::event).anyMatch(SavedTable.UNKNOWN::equals)) {
      compare();
    }
    readChanged();
  }

  private static void catchUp(GameTable table) {
    table.live().catchUp();
  }

  /** Lists a table that another node has begun, if it is in play; it is not opened for that. */
  public CompletableFuture<Void> list(long id) {
    return known.numbered(id).isPresent()
        ? CompletableFuture.completedFuture(null)
        : store
            .tables(Set.of(id))
            .thenAcceptAsync(rows -> changed(new HashSet<>(Set.of(id)), rows), around.readers());
  }

  /** Has the row of a table be read again. */
  void reread(long id) {
    changed.add(id);
    readChanged();
  }

  /** Looks whether news was lost. */
  public void compare() {
    FaultBarrier.watch(store.heads().thenAccept(this::compare));
  }

  private void compare(Map<Long, Long> heads) {
    for (GameTable table : known.all()) {
      long id = table.id();
      if (table.writer().isBehind(heads.getOrDefault(id, 0L))) {
        catchUp(table);
      } else if (id != 0 && !heads.containsKey(id) && !table.live().now().isOver()) {
        changed.add(id); // it is over, or removed
      }
    }
    heads.forEach(
        (id, head) -> {
          boolean isNews =
              known.inPlay(id).filter(table -> table.listed().lastEvent() >= head).isEmpty();
          if (isNews && !known.isUnread(id) && known.awake(id).isEmpty()) {
            changed.add(id);
          }
        });
    known
        .resting()
        .map(table -> table.listed().id())
        .filter(id -> !heads.containsKey(id))
        .forEach(changed::add);
    readChanged();
  }

  /** Reads the rows of tables that have changed elsewhere: many at once, one reading at a time. */
  private void readChanged() {
    if (changed.isEmpty() || !isListing.compareAndSet(false, true)) {
      return;
    }
    Set<Long> ids = changed.stream().limit(MOST_LISTED).collect(Collectors.toSet());
    changed.removeAll(ids);
    try {
      FaultBarrier.watch(
          store
              .tables(ids)
              .thenAcceptAsync(rows -> changed(ids, rows), around.readers())
              .whenComplete(
                  (done, fault) -> {
                    isListing.set(false); // after a fault the next comparison finds them again
                    readChanged();
                  }));
    } catch (RuntimeException | Error e) {
      isListing.set(false);
      throw e;
    }
  }

  private void changed(Set<Long> ids, List<TableRow> rows) {
    for (TableRow row : rows) {
      if (!row.at().isOver()) {
        ids.remove(row.id());
        FaultBarrier.contain(() -> changed(row));
      } else {
        known
            .awake(row.id())
            .filter(table -> table.writer().isBehind(row.at().lastEvent()))
            .ifPresent(ChangedTables::catchUp);
        rated(row);
      }
    }
    for (long id : ids) { // they are over, or gone
      known.unlist(id);
      if (rows.stream().noneMatch(row -> row.id() == id)) {
        known.awake(id).ifPresent(tables::drop);
      }
    }
    around.changed().run();
  }

  /** Reads what a game did to its players' ratings that is over while its table rests here. */
  private void rated(TableRow row) {
    if (row.isRated() && known.inPlay(row.id()).isPresent() && known.awake(row.id()).isEmpty()) {
      tables.ratings().gameOver(row.id(), List.of(row.at().black(), row.at().white()));
    }
  }

  /** Lists a table as it stands after others have played. */
  private void changed(TableRow row) {
    try {
      Optional<ListedTable> listed = reader.listed(row);
      boolean isBegun = known.inPlay(row.id()).isPresent() || known.coded(row).isEmpty();
      if (listed.isEmpty() || known.isUnread(row.id()) || !isBegun) {
        return;
      }
      RestingTable before = known.list(listed.get());
      Set<Long> turns = listed.get().standing().turns();
      turns.removeAll(before.listed().standing().turns());
      if (before.list(listed.get()) && known.awake(row.id()).isEmpty()) {
        people.each(one -> turns.contains(one.id()), OnlinePerson::turnBegan);
      }
    } catch (InputFault fault) {
      tables.notRead(row.id());
    }
  }
}
