package dev.banmen.server.lobby;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The requests of one visit that have not been answered yet. For any thread. */
final class DueAnswers {
  private boolean isAsked; // since it was last looked; under this, as what follows
  private CompletableFuture<Void> all = CompletableFuture.completedFuture(null);

  /** Notes that a request was made, whose answer is heard once this is done; returns it. */
  synchronized <T> CompletableFuture<T> add(CompletableFuture<T> work) {
    isAsked = true;
    CompletableFuture<Void> answered = work.handle((done, fault) -> null);
    all = all.isDone() ? answered : CompletableFuture.allOf(all, answered);
    return work;
  }

  /** Completes once all is answered; empty if nothing was asked for since this was last called. */
  synchronized Optional<CompletableFuture<Void>> asked() {
    boolean was = isAsked;
    isAsked = false;
    return was ? Optional.of(all) : Optional.empty();
  }
}
