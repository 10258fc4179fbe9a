package dev.banmen.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.proof.Waiting;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What two nodes of one place keep to, whatever they share. A test of their store extends this. */
public abstract class NodeStoreLaws {
  protected static final Set<String> TASK = Set.of("thinking 7");

  @TempDir(factory = MemoryFolder.class)
  protected Path folder;

  protected Store one;
  protected Store other;

  /** Opens the store that is shared for one more node. */
  protected abstract Store open() throws StoreFault;

  @BeforeEach
  void openBoth() throws StoreFault {
    one = open();
    other = open();
  }

  @AfterEach
  void closeBoth() {
    one.close();
    other.close();
  }

  protected static Set<String> take(Store store, Set<String> tasks) {
    return store.nodes().take(tasks).join();
  }

  private static BlockingQueue<NodeNote> notes(Store store) {
    BlockingQueue<NodeNote> told = new LinkedBlockingQueue<>();
    store.listen(
        new StoreNews() {
          @Override
          public void saved(List<SavedTable> tables) {}

          @Override
          public void told(NodeNote note) {
            told.add(note);
          }

          @Override
          public void missed() {}
        });
    return told;
  }

  private static NodeNote next(BlockingQueue<NodeNote> notes) throws InterruptedException {
    return notes.poll(1, TimeUnit.MINUTES);
  }

  @Test
  void aPlaceIsKnownByTheKeysOfItsFirstNode() {
    assertThat(one.nodes().knownBy("ED25519 SHA256:a").join()).isEqualTo("ED25519 SHA256:a");
    assertThat(other.nodes().knownBy("ED25519 SHA256:b").join()).isEqualTo("ED25519 SHA256:a");
    assertThat(one.nodes().knownBy("ED25519 SHA256:c").join()).isEqualTo("ED25519 SHA256:a");
  }

  @Test
  void aTaskIsOneNodesUntilItLeavesIt() {
    assertThat(take(one, TASK)).isEqualTo(TASK);
    assertThat(take(one, TASK)).as("asked again").isEqualTo(TASK);
    assertThat(take(other, Set.of("thinking 7", "thinking 8"))).containsExactly("thinking 8");
    one.nodes().leave(TASK);
    assertThat(take(one, Set.of("thinking 8"))).isEmpty(); // after what was left
    assertThat(take(other, TASK)).as("asked twice, left once").isEqualTo(TASK);
    one.nodes().leave(TASK); // it is another one's now
    assertThat(take(one, TASK)).isEmpty();
  }

  @Test
  void aNodeThatEndsLeavesItsTasks() {
    take(one, TASK);
    one.close();
    Waiting.until(() -> !take(other, TASK).isEmpty()); // a database has not noticed at once
    assertThat(take(other, TASK)).isEqualTo(TASK);
  }

  @Test
  void aNoteIsForTheOtherNodes() throws InterruptedException {
    BlockingQueue<NodeNote> here = notes(one);
    BlockingQueue<NodeNote> there = notes(other);
    NodeNote odd = new NodeNote(NodeTopic.TALK, "7 \"it's\" \\ 盤面\n$$ ' 12 13");
    one.nodes().tell(odd);
    assertThat(next(there)).isEqualTo(odd);
    NodeNote long1 = new NodeNote(NodeTopic.CHAT, "x".repeat(NodeNote.MOST_BYTES));
    other.nodes().tell(long1);
    assertThat(next(here)).as("not its own").isEqualTo(long1);
  }

  @Test
  void aNoteComesAfterWhatWasSavedBefore() throws InterruptedException {
    BlockingQueue<NodeNote> there = notes(other);
    for (int i = 0; i < 20; i++) {
      one.say(0, "line " + i);
      one.nodes().tell(new NodeNote(NodeTopic.CHAT, "" + i));
      assertThat(next(there).text()).isEqualTo("" + i);
      assertThat(other.said(100).join()).hasSize(i + 1);
    }
  }

  @Test
  void manyNotesAtOnceAllArrive() throws InterruptedException {
    BlockingQueue<NodeNote> there = notes(other);
    for (int i = 0; i < 500; i++) {
      one.nodes().tell(new NodeNote(NodeTopic.TALK, "" + i));
    }
    for (int i = 0; i < 500; i++) {
      assertThat(next(there).text()).isEqualTo("" + i);
    }
  }

  @Test
  void theTimeIsTheDatabases() {
    long first = one.beat(1_000).join();
    assertThat(first).isEqualTo(1_000);
    long second = other.beat(999_999).join(); // its own measure is wrong
    assertThat(second).isBetween(first, first + Store.CLOSED_MILLIS);
    assertThat(one.lastBeat().join()).isEqualTo(second);
  }

  protected static Set<PresenceRow> rows(Store store, PresenceRow... here) {
    return Set.copyOf(store.nodes().present(Set.of(here)).join());
  }

  protected static final PresenceRow ANNA = new PresenceRow(1, PresenceRow.HOUSE, "anna", 2);
  protected static final PresenceRow AT_TABLE = new PresenceRow(1, 7, "", 1);
  protected static final PresenceRow GUEST = new PresenceRow(2, PresenceRow.HOUSE, "", 1);

  @Test
  void othersKnowWhoIsThere() {
    assertThat(rows(one, ANNA, AT_TABLE)).isEmpty();
    assertThat(rows(other, GUEST)).containsExactlyInAnyOrder(ANNA, AT_TABLE);
    assertThat(rows(one, ANNA)).containsExactly(GUEST);
    assertThat(rows(other, GUEST)).as("she has left the table").containsExactly(ANNA);
    PresenceRow renamed = new PresenceRow(1, PresenceRow.HOUSE, "it's \\ \"anna\"", 1);
    rows(one, renamed);
    assertThat(rows(other)).containsExactly(renamed);
    assertThat(rows(one, renamed)).as("nobody is there").isEmpty();
  }

  @Test
  void othersHearOfAChangeOnly() throws InterruptedException {
    BlockingQueue<NodeNote> there = notes(other);
    rows(one, ANNA);
    assertThat(next(there)).isEqualTo(NodeNote.of(NodeTopic.PRESENCE));
    rows(one, ANNA);
    one.nodes().tell(NodeNote.of(NodeTopic.RATINGS));
    assertThat(next(there)).isEqualTo(NodeNote.of(NodeTopic.RATINGS));
  }

  @Test
  void nobodyIsAtANodeThatHasEnded() {
    rows(one, ANNA);
    one.close();
    assertThat(rows(other)).isEmpty();
  }
}
