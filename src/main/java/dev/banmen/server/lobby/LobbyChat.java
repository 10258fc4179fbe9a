package dev.banmen.server.lobby;

import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The latest talk in the lobby. For any thread. */
public final class LobbyChat {
  /** The house as the one who announces, where others are people by their numbers. */
  public static final long HOUSE = 0;

  private final Store store;
  private final LobbyNotifier news;
  private final Runnable told;
  private final RecentTalk talk = new RecentTalk();
  private long changes; // made here; under this

  /**
   * The chat as the store has it.
   *
   * @param told tells other nodes that something was said
   */
  public LobbyChat(Store store, LobbyNotifier news, Runnable told) {
    this.store = store;
    this.news = news;
    this.told = told;
    store.said(RecentTalk.MOST).join().forEach(this::add);
  }

  /** Shows what somebody says, or the house, once it is saved. */
  public CompletableFuture<Void> say(long person, String name, String text) {
    return store
        .say(person, text)
        .thenRun(
            () -> {
              add(new ChatRow(person, name, text));
              news.changed();
              told.run();
            });
  }

  private synchronized void add(ChatRow row) {
    changes++;
    talk.add(line(row));
  }

  private static RecentTalk.SaidLine line(ChatRow row) {
    return new RecentTalk.SaidLine(row.person(), row.name(), row.text(), false);
  }

  /** Reads again what was said, as people at other nodes may have said something. */
  public CompletableFuture<Void> read() {
    long before = changes(); // of what changes while it is read, it may have what was before
    return store
        .said(RecentTalk.MOST)
        .thenCompose(
            rows -> isNow(before, rows) ? CompletableFuture.completedFuture(null) : read());
  }

  private synchronized long changes() {
    return changes;
  }

  /** Has all be as it was read; false if somebody here has said something meanwhile. */
  private boolean isNow(long before, List<ChatRow> rows) {
    List<RecentTalk.SaidLine> read = rows.stream().map(LobbyChat::line).toList();
    synchronized (this) {
      if (changes != before || read.equals(lines())) {
        return changes == before;
      }
      talk.replace(read);
    }
    news.changed();
    return true;
  }

  /** The line that people read of an announcement of the house. */
  public static String announced(String text, Words words) {
    return words.text("chat.announced", text);
  }

  /** All lines, the oldest first. */
  public List<RecentTalk.SaidLine> lines() {
    return talk.of(line -> true);
  }

  /** Drops what a person said. */
  public synchronized void forget(long person) {
    changes++;
    talk.forget(person);
  }
}
