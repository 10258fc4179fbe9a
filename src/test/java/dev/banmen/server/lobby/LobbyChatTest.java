package dev.banmen.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.people.AdmittedPerson;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.text.Language;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each announcement is read once, however often what was said is read again. */
class LobbyChatTest {
  private static final long BEN = 2;

  private final List<ChatRow> rows = new ArrayList<>();
  private final CompletableFuture<Long> saved = new CompletableFuture<>();
  private final NodeNotes notes = new NodeNotes(NodeStore.ALONE);
  private final OnlinePerson anna =
      new OnlinePerson(
          new AdmittedPerson(
              new VisitRequest(Optional.of("key"), "anna", "192.0.2.7", Map.of()),
              new PersonRow(1, "anna", false),
              0,
              false,
              "",
              "",
              ""),
          Language.ENGLISH,
          null);
  private LobbyChat chat;

  @BeforeEach
  void open() {
    OnlinePeople people = new OnlinePeople();
    people.add(anna);
    Store store =
        (Store)
            Proxy.newProxyInstance(
                LobbyChatTest.class.getClassLoader(),
                new Class<?>[] {Store.class},
                (proxy, method, values) ->
                    method.getName().equals("said")
                        ? CompletableFuture.completedFuture(newest())
                        : saved);
    chat = new LobbyChat(store, new LobbyNotifier((millis, task) -> () -> {}), people, notes);
  }

  private List<ChatRow> newest() {
    return List.copyOf(rows.subList(Math.max(0, rows.size() - RecentTalk.MOST), rows.size()));
  }

  private void add(long person, String text) {
    rows.add(new ChatRow(rows.size() + 1, person, "", text));
  }

  @Test
  void whatMovesIntoViewAsTalkIsDeletedIsNoNews() {
    add(LobbyChat.HOUSE, "coffee");
    for (int i = 0; i < RecentTalk.MOST; i++) {
      add(BEN, "line " + i);
    }
    notes.readAll().join();
    rows.remove(rows.size() - 1);
    notes.readAll().join();
    assertThat(chat.lines().get(0).text()).isEqualTo("coffee");
    assertThat(anna.letter().text()).isEmpty();
    add(LobbyChat.HOUSE, "tea");
    notes.readAll().join();
    assertThat(anna.letter().text()).contains("tea").doesNotContain("coffee");
  }

  @Test
  void anAnnouncementThatIsReadBeforeItsSavingIsHeardOfIsReadOnce() {
    notes.readAll().join();
    chat.say(LobbyChat.HOUSE, "", "tea");
    add(LobbyChat.HOUSE, "tea");
    notes.readAll().join();
    saved.complete(1L);
    notes.readAll().join();
    assertThat(anna.letter().text().lines()).hasSize(1);
    assertThat(chat.lines()).hasSize(1);
  }

  @Test
  void whatAnotherNodeSaidJustBeforeIsReadToo() {
    notes.readAll().join();
    add(LobbyChat.HOUSE, "coffee");
    add(LobbyChat.HOUSE, "tea");
    chat.say(LobbyChat.HOUSE, "", "tea");
    saved.complete(2L);
    notes.readAll().join();
    assertThat(anna.letter().text().lines()).hasSize(2);
    assertThat(chat.lines()).hasSize(2);
  }
}
