package dev.banmen.server.people;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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

  /** How many ids are known again: more than lines are read of a table. */
  private static final int MOST_IDS = 3 * MOST;

  private final Deque<SaidLine> lines = new ArrayDeque<>(); // under this, as what follows
  private final Set<String> ids = new LinkedHashSet<>(); // of lines, the oldest first

  /** Adds a line; beyond the limit, the oldest is dropped. */
  public synchronized void add(SaidLine line) {
    lines.addLast(line);
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
  }

  /** Adds a line, unless one with this id was added before; returns whether it is new. */
  public synchronized boolean add(String id, SaidLine line) {
    boolean isNew = ids.add(id);
    if (isNew) {
      add(line);
    }
    if (ids.size() > MOST_IDS) {
      ids.remove(ids.iterator().next());
    }
    return isNew;
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
