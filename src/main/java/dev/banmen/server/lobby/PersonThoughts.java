package dev.banmen.server.lobby;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.bot.PassCounter;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.session.PassCount;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The thinking done for one person at one terminal, on the threads where computers think: there are
 * few, however many keys somebody presses. For any thread.
 */
final class PersonThoughts {
  /** How much of one person may wait to be thought about. */
  static final int MOST = 1_000;

  private final OnlinePerson person;
  private final FairExecutor thinkers;
  private final AtomicBoolean isAsking = new AtomicBoolean();
  private volatile Pending<?> asked; // last; null for none; written while asking
  private volatile CompletableFuture<Optional<PassCount>> counting =
      CompletableFuture.completedFuture(Optional.empty()); // the last one

  PersonThoughts(OnlinePerson person, FairExecutor thinkers) {
    this.person = person;
    this.thinkers = thinkers;
  }

  /** Has something thought about, after what waits already. */
  <T> Pending<T> add(Pending.Work<T> work) {
    String share = person.share();
    if (thinkers.waiting(share) >= MOST) {
      return Pending.completed(
          watch -> {
            throw tooMuch();
          });
    }
    return Pending.queued(task -> thinkers.execute(share, task), work, unwanted -> {});
  }

  /**
   * Has something thought about: one thing at a time.
   *
   * @throws Refusal if what this person asked before is still thought about
   */
  <T> Pending<T> one(Pending.Work<T> work) throws Refusal {
    if (!isAsking.compareAndSet(false, true)) {
      throw tooMuch();
    }
    try {
      if (asked != null && !asked.isOver()) {
        throw tooMuch();
      }
      Pending<T> begun = add(work);
      asked = begun;
      return begun;
    } finally {
      isAsking.set(false);
    }
  }

  /** Has a pass counted: one at a time; meanwhile this person sees what others have counted. */
  CompletableFuture<Optional<PassCount>> count(PassCounter passes) {
    String share = person.share();
    if (!counting.isDone() || thinkers.waiting(share) >= MOST) {
      return passes.known();
    }
    counting = passes.count(task -> thinkers.execute(share, task));
    return counting;
  }

  private Refusal tooMuch() {
    return person.refusal("table.thinking");
  }
}
