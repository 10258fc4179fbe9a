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
  private final RecentTalk talk = new RecentTalk();

  /** The chat as the store has it. */
  public LobbyChat(Store store, LobbyNotifier news) {
    this.store = store;
    this.news = news;
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
            });
  }

  private void add(ChatRow row) {
    talk.add(new RecentTalk.SaidLine(row.person(), row.name(), row.text(), false));
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
  public void forget(long person) {
    talk.forget(person);
  }
}
