package dev.banmen.server.lobby;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.server.people.OnlinePerson;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The thinking done for one person at one terminal, on the threads where computers think: there are
 * few, however many keys somebody presses. For any thread.
 */
final class PersonThoughts {
  /** How much of one person may wait to be thought about. */
  static final int MOST = 1_000;

  private final OnlinePerson person;
  private final FairExecutor thinkers;
  private final AtomicReference<Pending<?>> asked = new AtomicReference<>(); // last; null for none

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
    Pending<?> before = asked.get();
    if (before != null && !before.isOver()) {
      throw tooMuch();
    }
    Pending<T> begun = add(work);
    if (!asked.compareAndSet(before, begun)) { // something else was faster
      begun.giveUp();
      throw tooMuch();
    }
    return begun;
  }

  private Refusal tooMuch() {
    return person.refusal("table.thinking");
  }
}
