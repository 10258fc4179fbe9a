package dev.banmen.server.lobby;

import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Reread;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
  private final Set<Long> known = new HashSet<>(); // ids of rows; as they change, as what follows
  private long oldest; // all rows before this were there when it was read last
  private boolean isRead; // at least once

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
        .thenAccept(
            id -> {
              boolean[] isNew = {false}; // else it was read meanwhile
              rows.change(
                  () -> {
                    isNew[0] = known.add(id);
                    if (isNew[0]) {
                      talk.add(line(new ChatRow(id, person, name, text)));
                    }
                  });
              if (isNew[0] && person == HOUSE) {
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
  private Runnable take(List<ChatRow> read) {
    List<RecentTalk.SaidLine> now = read.stream().map(LobbyChat::line).toList();
    boolean isOther = !now.equals(lines());
    if (isOther) {
      talk.replace(now);
    }
    List<String> announced =
        read.stream()
            .filter(row -> isRead && row.person() == HOUSE && isNew(row.id()))
            .map(ChatRow::text)
            .toList();
    oldest = read.size() < RecentTalk.MOST ? 0 : read.get(0).id();
    known.clear();
    read.forEach(row -> known.add(row.id()));
    isRead = true;
    return () -> {
      announced.forEach(this::announce);
      if (isOther) {
        news.changed();
      }
    };
  }

  /** Whether a row is news: older ones come into view as others are deleted. */
  private boolean isNew(long id) {
    return id > oldest && !known.contains(id);
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
