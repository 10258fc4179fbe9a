package dev.banmen.server.talk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/** What was said last at a table; it is in memory alone, and gone with the table. Any thread. */
public final class TableTalk {
  /** How many lines are remembered. */
  public static final int MOST = 100;

  /**
   * A line.
   *
   * @param person who said it
   * @param name what they were called then
   */
  public record SaidLine(long person, String name, String text) {}

  private final Deque<SaidLine> lines = new ArrayDeque<>(); // under this

  /** Adds a line; beyond the limit, the oldest is dropped. */
  public synchronized void add(long person, String name, String text) {
    lines.addLast(new SaidLine(person, name, text));
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
  }

  /** The lines of people that somebody may read, the oldest first. */
  public synchronized List<SaidLine> of(Predicate<Long> read) {
    return lines.stream().filter(line -> read.test(line.person())).toList();
  }

  /** Drops what a person said. */
  public synchronized void forget(long person) {
    lines.removeIf(line -> line.person() == person);
  }
}
