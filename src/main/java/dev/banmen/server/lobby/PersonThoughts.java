package dev.banmen.server.lobby;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.server.people.OnlinePerson;

/**
 * The thinking done for one person at one terminal, on the threads where computers think: there are
 * few, however many keys somebody presses. For any thread.
 */
final class PersonThoughts {
  /** How much of one person may wait to be thought about. */
  static final int MOST = 1_000;

  private final OnlinePerson person;
  private final FairExecutor thinkers;
  private boolean isAsking; // under this, as the next
  private Pending<?> asked; // what they asked to be thought about last; null for nothing

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
    synchronized (this) {
      if (isAsking || asked != null && !asked.isOver()) {
        throw tooMuch();
      }
      isAsking = true;
    }
    Pending<T> begun = null;
    try {
      begun = add(work);
      return begun;
    } finally {
      asked(begun);
    }
  }

  private synchronized void asked(Pending<?> begun) {
    asked = begun == null ? asked : begun;
    isAsking = false;
  }

  private Refusal tooMuch() {
    return new Refusal(person.words().text("table.thinking"));
  }
}
