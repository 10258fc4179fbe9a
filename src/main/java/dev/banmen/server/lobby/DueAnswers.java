package dev.banmen.server.lobby;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The requests of one visit that have not been answered yet. For any thread. */
final class DueAnswers {
  private int due; // under this, as what follows
  private boolean isAsked; // since it was last looked
  private CompletableFuture<Void> all = CompletableFuture.completedFuture(null);

  /** Notes that a request was made, whose answer is heard once this is done; returns it. */
  <T> CompletableFuture<T> add(CompletableFuture<T> work) {
    synchronized (this) {
      isAsked = true;
      if (due++ == 0) {
        all = new CompletableFuture<>();
      }
    }
    work.whenComplete((done, fault) -> end());
    return work;
  }

  private void end() {
    CompletableFuture<Void> ended;
    synchronized (this) {
      if (--due > 0) {
        return;
      }
      ended = all;
    }
    ended.complete(null);
  }

  /** Completes once all is answered; empty if nothing was asked for since this was last called. */
  synchronized Optional<CompletableFuture<Void>> asked() {
    boolean was = isAsked;
    isAsked = false;
    return was ? Optional.of(all) : Optional.empty();
  }
}
