package dev.banmen.session;

import dev.banmen.schedule.FaultBarrier;
import java.util.ArrayList;
import java.util.List;

/**
 * A session that waits for somebody's answer, as it was when asked. It notifies the one thinking
 * about it as soon as it is gone: another event came first, or the session was closed. For any
 * thread.
 */
public final class Question {
  private final Session session;
  private final List<Runnable> cancellations = new ArrayList<>();
  private boolean gone;

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

  public synchronized boolean isGone() {
    return gone;
  }

  /**
   * Runs this once the question is gone, on the thread that ends it; at once if it is already gone.
   * It must return quickly.
   */
  public void whenGone(Runnable cancellation) {
    synchronized (this) {
      if (!gone) {
        cancellations.add(cancellation);
        return;
      }
    }
    FaultBarrier.contain(cancellation); // the question is gone even if it throws
  }

  void go() {
    List<Runnable> told;
    synchronized (this) {
      gone = true;
      told = List.copyOf(cancellations);
      cancellations.clear();
    }
    told.forEach(FaultBarrier::contain);
  }
}
