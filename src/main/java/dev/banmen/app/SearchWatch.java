package dev.banmen.app;

import dev.banmen.text.Words;
import java.lang.management.ManagementFactory;

/**
 * Watches over a search of one person: it ends once another one of theirs begins, and on a server
 * after so much time of a processor. One thread, but for {@link #overtake}.
 */
public final class SearchWatch implements Pending.Watch {
  /** How long a guest of a server may keep one of its processors busy with a question. */
  private static final long MOST_SECONDS = 2;

  private final Pending.Watch watch;
  private final boolean isLimited;
  private final long begun;
  private volatile boolean isOvertaken;
  private boolean isLate;

  private SearchWatch(Pending.Watch watch, boolean isLimited) {
    this.watch = watch;
    this.isLimited = isLimited;
    begun = isLimited ? busyNanos() : 0;
  }

  /** A search on this thread that may take as long as it needs. */
  public static SearchWatch unlimited(Pending.Watch watch) {
    return new SearchWatch(watch, false);
  }

  /** A search on this thread that may keep a processor busy for so long only, from now on. */
  public static SearchWatch limited(Pending.Watch watch) {
    return new SearchWatch(watch, true);
  }

  /**
   * Has work that searches done in the background, under the limits of the person who asks.
   *
   * @param name of the work
   */
  public static <T> Pending<T> search(Person person, String name, Pending.Work<T> work) {
    FileStore files = person.files();
    Words words = person.language().words(SearchWatch.class);
    return person.background(
        name,
        watch -> {
          SearchWatch own = files.searching(watch);
          try {
            T found = work.done(own);
            own.check(words);
            return found;
          } finally {
            files.searched(own);
          }
        });
  }

  private static long busyNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Ends it soon, as another search of this person begins. Any thread. */
  public void overtake() {
    isOvertaken = true;
  }

  @Override
  public void came(long done, long all) {
    watch.came(done, all);
  }

  @Override
  public boolean isGivenUp() {
    isLate |= isLimited && busyNanos() - begun > MOST_SECONDS * 1_000_000_000;
    return isLate || isOvertaken || watch.isGivenUp();
  }

  /**
   * Says why it had to end.
   *
   * @throws Refusal if it did, and the person who asked didn't give it up
   */
  void check(Words words) throws Refusal {
    if (isLate) {
      throw new Refusal(words.text("search.long"));
    } else if (isOvertaken && !watch.isGivenUp()) {
      throw new Refusal(words.text("search.other"));
    }
  }
}
