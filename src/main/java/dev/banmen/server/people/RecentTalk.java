package dev.banmen.server.people;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/** The latest talk at a table or in the lobby; in memory alone. For any thread. */
public final class RecentTalk {
  /** How many lines are remembered. */
  public static final int MOST = 100;

  /**
   * A line.
   *
   * @param person who said it
   * @param name what they were called then
   * @param isAside whether it is not for the players as long as they play
   */
  public record SaidLine(long person, String name, String text, boolean isAside) {}

  private final Deque<SaidLine> lines = new ArrayDeque<>(); // under this

  /** Adds a line; beyond the limit, the oldest is dropped. */
  public synchronized void add(SaidLine line) {
    lines.addLast(line);
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
  }

  /** Has these lines be all there are. */
  public synchronized void replace(List<SaidLine> all) {
    lines.clear();
    lines.addAll(all);
  }

  /** The lines that somebody may read, the oldest first. */
  public synchronized List<SaidLine> of(Predicate<SaidLine> read) {
    return lines.stream().filter(read).toList();
  }

  /** Drops what a person said. */
  public synchronized void forget(long person) {
    lines.removeIf(line -> line.person() == person);
  }
}
