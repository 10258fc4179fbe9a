package dev.banmen.server.people;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.store.AccountStore;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Deletes what people had on their own who are gone. For any thread. */
public record FilesEraser(
    PersonFiles belongings, Executor files, AccountStore accounts, OnlinePeople people) {
  private static final EventLog LOG = EventLog.of(FilesEraser.class);

  /**
   * Deletes what somebody had on their own who is forgotten. What cannot be deleted is tried again
   * each hour, and when the house is opened again.
   *
   * @return whether it is deleted
   */
  public CompletableFuture<Boolean> erase(long person) {
    try {
      return CompletableFuture.supplyAsync(() -> isErased(person), files);
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e); // such as that the threads have ended
      return CompletableFuture.completedFuture(false);
    }
  }

  private boolean isErased(long person) {
    try {
      belongings.forget(person);
      return true;
    } catch (IOException | RuntimeException | Error e) {
      FaultBarrier.reportUnforeseen(e);
      LOG.error(LogEvent.NOT_DELETED, LogField.of("person", person), LogField.of("fault", e));
      return false;
    }
  }

  /** Deletes what people had who can't come back: what could not be deleted before. */
  public void eraseLeftBehind() {
    FaultBarrier.watch(
        CompletableFuture.supplyAsync(belongings::owners, files)
            .thenCompose(accounts::unreachable)
            .thenAccept(
                gone -> gone.stream().filter(one -> !people.isHere(one)).forEach(this::erase)));
  }
}
