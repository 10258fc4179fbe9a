package dev.banmen.server.tables;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Reads tables from a store. For any thread. */
public record TableReader(Store store, Games games) {
  /**
   * How many rows wait to be saved at once: fewer than a store takes, and one disk sync for many.
   */
  private static final int MOST_SAVED = 100;

  /**
   * Reads all tables in play as lists show them. Where an earlier version has not saved that, it is
   * found out from the events, for one table after another, and saved for many at once.
   *
   * @param unread gets the numbers of those that today's rules cannot replay; they stay as they are
   */
  public List<ListedTable> unfinished(List<Long> unread) throws StoreFault {
    List<ListedTable> found = new ArrayList<>();
    List<CompletableFuture<Void>> saved = new ArrayList<>();
    try {
      for (TableRow row : store.unfinished().join()) {
        try {
          Optional<ListedTable> listed = listed(row);
          found.add(listed.isPresent() ? listed.get() : restated(row, saved));
        } catch (InputFault fault) {
          unread.add(row.id());
        }
        if (saved.size() >= MOST_SAVED) {
          join(saved);
        }
      }
      join(saved);
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreFault known
          ? known
          : new StoreFault(String.valueOf(e.getMessage()), e);
    }
    return found;
  }

  private static void join(List<CompletableFuture<Void>> saved) {
    saved.forEach(CompletableFuture::join);
    saved.clear();
  }

  private ListedTable restated(TableRow row, List<CompletableFuture<Void>> saved)
      throws InputFault {
    SavedGameText.Reading read = read(row, store.events(row.id(), 0).join());
    Standing standing = Standing.of(read.session(), read.millis());
    saved.add(store.restate(row.id(), row.at().lastEvent(), standing.text()));
    return ListedTable.of(row, standing, games);
  }

  /** A table in play as its row says; empty if an earlier version has not saved that. */
  Optional<ListedTable> listed(TableRow row) throws InputFault {
    Optional<Standing> standing = Standing.parse(row.at().standing());
    return standing.isPresent()
        ? Optional.of(ListedTable.of(row, standing.get(), games))
        : Optional.empty();
  }

  /** Folds a table from its events. */
  public SavedGameText.Reading read(TableRow row, List<EventRow> events) throws InputFault {
    try {
      return SavedGameText.read(row.text(events), games);
    } catch (RuntimeException e) {
      FaultBarrier.report(e); // the rules have a fault, which concerns this table alone
      throw new InputFault(1, 1, "the program has a fault");
    }
  }
}
