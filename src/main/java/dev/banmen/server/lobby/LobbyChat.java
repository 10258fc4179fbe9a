package dev.banmen.server.lobby;

import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Reread;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The latest talk in the lobby. For any thread. */
public final class LobbyChat {
  /** The house as the one who announces, where others are people by their numbers. */
  public static final long HOUSE = 0;

  private final Store store;
  private final LobbyNotifier news;
  private final OnlinePeople people;
  private final NodeNotes notes;
  private final RecentTalk talk = new RecentTalk();
  private final Reread<List<ChatRow>> rows;
  private boolean isRead; // at least once; as it is taken

  /**
   * Nothing yet: it is read with {@link NodeNotes#readAll}.
   *
   * @param people who have announcements to read
   */
  public LobbyChat(Store store, LobbyNotifier news, OnlinePeople people, NodeNotes notes) {
    this.store = store;
    this.news = news;
    this.people = people;
    this.notes = notes;
    rows = notes.read(NodeTopic.CHAT, () -> store.said(RecentTalk.MOST), this::take);
  }

  /** Shows what somebody says, or the house, once it is saved. */
  public CompletableFuture<Void> say(long person, String name, String text) {
    return store
        .say(person, text)
        .thenRun(
            () -> {
              ChatRow row = new ChatRow(person, name, text);
              rows.change(() -> talk.add(line(row)));
              if (person == HOUSE) {
                announce(text);
              }
              news.changed();
              notes.tell(NodeTopic.CHAT);
            });
  }

  /** Has everybody here read an announcement. */
  private void announce(String text) {
    people.each(one -> true, one -> one.letter().announce(announced(text, one.words())));
  }

  private static RecentTalk.SaidLine line(ChatRow row) {
    return new RecentTalk.SaidLine(row.person(), row.name(), row.text(), false);
  }

  /** Has all be as it was read, and what the house has announced elsewhere be announced here. */
  private void take(List<ChatRow> read) {
    List<RecentTalk.SaidLine> now = read.stream().map(LobbyChat::line).toList();
    List<RecentTalk.SaidLine> before = lines();
    if (!now.equals(before)) {
      talk.replace(now);
      List<RecentTalk.SaidLine> added = new ArrayList<>(now);
      before.forEach(added::remove); // each once
      added.stream()
          .filter(line -> isRead && line.person() == HOUSE)
          .forEach(line -> announce(line.text()));
      news.changed();
    }
    isRead = true;
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
    rows.change(() -> talk.forget(person));
  }
}
