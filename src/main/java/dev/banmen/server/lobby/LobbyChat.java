package dev.banmen.server.lobby;

import dev.banmen.server.store.ChatRow;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What was said last in the lobby. For any thread. */
public final class LobbyChat {
  /** How many lines are remembered. */
  public static final int MOST = 100;

  private final Deque<ChatRow> lines = new ArrayDeque<>(); // under this

  /** Adds a line; beyond the limit, the oldest is dropped. */
  public synchronized void add(ChatRow row) {
    lines.addLast(row);
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
  }

  /** All lines, the oldest first. */
  public synchronized List<ChatRow> lines() {
    return List.copyOf(lines);
  }

  /** Drops what a person said. */
  public synchronized void forget(long person) {
    lines.removeIf(row -> row.person() == person);
  }
}
