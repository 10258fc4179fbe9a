package dev.banmen.server.lobby;

import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** What was said last in the lobby. For any thread. */
public final class LobbyChat {
  /** Who announces, where others are people by their numbers. */
  public static final long HOUSE = 0;

  /** How many lines are remembered. */
  public static final int MOST = 100;

  private final Store store;
  private final LobbyNotifier news;
  private final Deque<ChatRow> lines = new ArrayDeque<>(); // under this

  /** As the store has it. */
  public LobbyChat(Store store, LobbyNotifier news) {
    this.store = store;
    this.news = news;
    lines.addAll(store.said(MOST).join());
  }

  /** Shows what somebody says, or the house, once it is saved. */
  public CompletableFuture<Void> say(long person, String name, String text) {
    return store.say(person, text).thenRun(() -> add(new ChatRow(person, name, text)));
  }

  private void add(ChatRow row) {
    synchronized (this) {
      lines.addLast(row);
      if (lines.size() > MOST) {
        lines.removeFirst();
      }
    }
    news.changed();
  }

  /** What people read of what the house says. */
  public static String announced(String text, Words words) {
    return words.text("chat.announced", text);
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
