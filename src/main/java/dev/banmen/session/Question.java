package dev.banmen.session;

import dev.banmen.schedule.FaultBarrier;
import java.util.concurrent.CompletableFuture;

/**
 * A session that waits for somebody's answer, as it was when asked. It notifies the one thinking
 * about it as soon as it is gone: another event came first, or the session was closed. For any
 * thread.
 */
public final class Question {
  private final Session session;
  private final CompletableFuture<Void> gone = new CompletableFuture<>();

  Question(Session session) {
    this.session = session;
  }

  public Session session() {
    return session;
  }

  /** An answer with this event, which has no effect once the question is gone. */
  public Event.IfCurrent answer(Event event) {
    return new Event.IfCurrent(session.stateNumber(), event);
  }

  public boolean isGone() {
    return gone.isDone();
  }

  /**
   * Runs this once the question is gone, on the thread that ends it; at once if it is already gone.
   * It must return quickly, and rely on no order: what came last runs first.
   */
  public void whenGone(Runnable cancellation) {
    FaultBarrier.watch(gone.thenRun(cancellation)); // the question is gone even if it throws
  }

  void go() {
    gone.complete(null);
  }
}
