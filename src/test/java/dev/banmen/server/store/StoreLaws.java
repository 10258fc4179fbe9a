package dev.banmen.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatingChange;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every store keeps to. A store's test extends this. */
public abstract class StoreLaws {
  private static final TableRow.Opening OPENED = new TableRow.Opening(3, 1_700_000_000_000L, false);
  protected static final TableState BEGUN = new TableState(0, 1, 2, 1, false, false, "", 1000, "");

  @TempDir(factory = MemoryFolder.class)
  protected Path folder;

  protected Store store;

  /** Opens the store in a folder, as it was left there. */
  protected abstract Store open(Path place) throws StoreFault;

  @BeforeEach
  void open() throws StoreFault {
    store = open(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  protected void reopen() throws StoreFault {
    store.close();
    store = open(folder);
  }

  protected static TableState at(long seq) {
    return new TableState(seq, 1, 2, seq % 2 + 1, false, false, "", 1000 + seq, "");
  }

  protected static EventRow event(long seq, String id) {
    return new EventRow(seq, id, "0 1 b2 " + id + "\n");
  }

  protected long table() {
    return store
        .add(new TableRow(0, "banmen 2\n", "", false, false, TableRow.Opening.UNKNOWN, BEGUN))
        .join();
  }

  /** As after a failover, which may hide whether a commit happened. */
  @Test
  void aTableThatIsAddedAgainIsTheSame() {
    long table = store.add(coded("k3m7q2", OPENED)).join();
    assertThat(store.add(coded("k3m7q2", OPENED)).join()).isEqualTo(table);
    TableRow.Opening later = new TableRow.Opening(3, OPENED.millis() + 1, false);
    assertThat(store.add(coded("k3m7q2", later)).join()).isNotEqualTo(table);
    assertThat(store.add(coded("k3m7q3", OPENED)).join()).isNotEqualTo(table);
  }

  private static TableRow coded(String code, TableRow.Opening opened) {
    return new TableRow(0, "banmen 2\n", code, false, false, opened, BEGUN);
  }

  @Test
  void eventsComeBackInTheirOrder() throws StoreFault {
    long table = table();
    for (long seq = 1; seq <= 5; seq++) {
      assertThat(store.append(table, event(seq, "e" + seq), at(seq)).join()).isTrue();
    }
    reopen();
    assertThat(store.events(table, 0).join())
        .extracting(EventRow::number)
        .containsExactly(1L, 2L, 3L, 4L, 5L);
    assertThat(store.events(table, 3).join()).containsExactly(event(4, "e4"), event(5, "e5"));
    assertThat(store.events(table + 1, 0).join()).isEmpty();
    assertThat(store.table(table).join().orElseThrow().at()).isEqualTo(at(5));
  }

  @Test
  void aTableCanBeRemovedWhileItsGameIsNotOver() {
    long table = table();
    store.append(table, event(1, "e1"), at(1)).join();
    assertThat(store.remove(table, 0).join()).as("somebody has sat down").isFalse();
    assertThat(store.events(table, 0).join()).hasSize(1);
    assertThat(store.remove(table, 1).join()).isTrue();
    assertThat(store.table(table).join()).isEmpty();
    assertThat(store.events(table, 0).join()).isEmpty();
    long over = table();
    store
        .append(over, event(1, "e1"), new TableState(1, 1, 2, 0, true, true, "B+R", 1001, ""))
        .join();
    assertThat(store.remove(over, 1).join()).isFalse();
    assertThat(store.events(over, 0).join()).hasSize(1);
  }

  @Test
  void whoeverIsSecondChangesNothing() {
    long table = table();
    store.append(table, event(1, "first"), at(1)).join();
    assertThat(store.append(table, event(1, "second"), at(1)).join()).isFalse();
    assertThat(store.events(table, 0).join()).containsExactly(event(1, "first"));
    assertThat(store.append(table, event(2, "second"), at(2)).join()).isTrue();
  }

  @Test
  void whoeverListensHearsWhatIsNewAtTables() throws InterruptedException {
    BlockingQueue<SavedTable> news = new LinkedBlockingQueue<>();
    store.listen(
        new StoreNews() {
          @Override
          public void saved(List<SavedTable> tables) {
            news.addAll(tables);
          }

          @Override
          public void told(NodeNote note) {}

          @Override
          public void missed() {
            // Nothing is lost here.
          }
        });
    table();
    assertThat(news.poll(1, TimeUnit.MINUTES)).isEqualTo(new SavedTable(1, SavedTable.NONE));
    store.append(1, event(1, "e1"), at(1)).join();
    assertThat(news.poll(1, TimeUnit.MINUTES)).isEqualTo(new SavedTable(1, event(1, "e1")));
    store.append(1, event(1, "late"), at(1)).join();
    EventRow long1 = new EventRow(2, "e2", "\u76e4".repeat(RowLimits.EVENT - 1) + "\n");
    store.append(1, long1, at(2)).join();
    SavedTable second = news.poll(1, TimeUnit.MINUTES);
    assertThat(second.event().number()).as("not the late one").isEqualTo(2);
    assertThat(second.event().line()).isIn("", long1.line());
    store.remove(1, 2).join();
    assertThat(news.poll(1, TimeUnit.MINUTES)).isEqualTo(new SavedTable(1, SavedTable.NONE));
  }

  private static TableRow opened(long person) {
    TableRow.Opening opening = new TableRow.Opening(person, 1_700_000_000_000L, false);
    return new TableRow(0, "banmen 2\n", "", false, false, opening, BEGUN);
  }

  @Test
  void aPersonHasOnlySoManyTablesWhoeverOpensThem() throws StoreFault {
    long anna = store.person("SHA256:a").join().id();
    long ben = store.person("SHA256:b").join().id();
    List<CompletableFuture<Long>> tries = new ArrayList<>();
    try (Store other = open(folder)) {
      for (int i = 0; i < 10; i++) {
        tries.add(store.add(opened(anna), 3));
        tries.add(other.add(opened(anna), 3));
      }
      tries.forEach(CompletableFuture::join);
    }
    List<Long> open = tries.stream().map(CompletableFuture::join).filter(id -> id != 0).toList();
    assertThat(open).hasSize(3).allMatch(id -> id > 0);
    assertThat(store.add(opened(ben), 3).join()).isPositive();
    assertThat(store.remove(open.get(0), 0).join()).isTrue();
    end(open.get(1));
    assertThat(store.addRematch(opened(anna), open.get(1), 1).join()).isZero();
    assertThat(store.unfinished().join()).hasSize(2);
    assertThat(store.addRematch(opened(anna), open.get(1), 2).join()).isPositive();
    assertThat(store.add(opened(anna), 2).join()).isZero();
    store.beginTeaching(new TeachingRow(ben, "", "code", false, "", 1)).join();
    assertThat(store.add(opened(ben), 2).join()).isZero();
    assertThat(store.add(opened(ben), 3).join()).isPositive();
  }

  @Test
  void aGameHasOneRematch() {
    long over = over();
    assertThat(store.rematch(over).join()).isEmpty();
    long next = store.addRematch(coded("one", OPENED), over).join();
    assertThat(store.addRematch(coded("one", OPENED), over).join())
        .as("the answer was lost")
        .isEqualTo(next);
    assertThat(store.addRematch(coded("two", OPENED), over).join()).isEqualTo(-next);
    assertThat(store.rematch(over).join()).contains(next);
    assertThat(store.unfinished().join()).hasSize(1);
    assertThat(store.remove(next, 0).join()).isTrue();
    assertThat(store.addRematch(coded("four", OPENED), over).join()).isPositive();
  }

  @Test
  void aGameThatGoesOnHasNone() {
    long table = table();
    assertThat(store.addRematch(coded("one", OPENED), table).join()).isEqualTo(-table);
    assertThat(store.rematch(table).join()).isEmpty();
    assertThat(store.unfinished().join()).hasSize(1);
    end(table);
    assertThat(store.addRematch(coded("one", OPENED), table).join()).isPositive();
  }

  @Test
  void aGameThatIsTakenUpAgainKeepsTheRematchOfBefore() {
    long over = over();
    long next = store.addRematch(coded("one", OPENED), over).join();
    end(next);
    assertThat(store.append(over, event(2, "back"), at(2)).join()).isTrue();
    assertThat(store.addRematch(coded("two", OPENED), over).join()).isEqualTo(-over);
    assertThat(store.rematch(over).join()).contains(next);
  }

  private long over() {
    long table = table();
    end(table);
    return table;
  }

  private void end(long table) {
    TableState over = new TableState(1, 1, 2, 0, true, true, "B+R", 1001, "");
    assertThat(store.append(table, event(1, "end" + table), over).join()).isTrue();
  }

  @Test
  void aRematchThatIsOverIsFollowedByAnother() {
    long over = over();
    long next = store.addRematch(coded("one", OPENED), over).join();
    end(next);
    long other = store.addRematch(coded("two", OPENED), over).join();
    assertThat(other).isGreaterThan(next);
    assertThat(store.addRematch(coded("two", OPENED), over).join())
        .as("the answer was lost")
        .isEqualTo(other);
    assertThat(store.addRematch(coded("three", OPENED), over).join()).isEqualTo(-other);
  }

  @Test
  void ofManyRematchesAtOnceOneBegins() {
    long over = over();
    end(store.addRematch(coded("before", OPENED), over).join());
    List<CompletableFuture<Long>> all = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      all.add(store.addRematch(coded("code" + i, OPENED), over));
    }
    List<Long> answers = all.stream().map(CompletableFuture::join).toList();
    assertThat(answers).filteredOn(one -> one > 0).hasSize(1);
    assertThat(answers).extracting(Math::abs).containsOnly(answers.get(0));
  }

  @Test
  void headsAreTheLastEventsOfGamesInPlay() {
    long table = table();
    long over = table();
    long bare = table();
    store.append(table, event(1, "e1"), at(1)).join();
    store
        .append(over, event(1, "e1"), new TableState(1, 1, 2, 0, true, true, "B+R", 1001, ""))
        .join();
    assertThat(store.heads().join()).isEqualTo(Map.of(table, 1L, bare, 0L));
  }

  @Test
  void whoIsHeldBackStaysSoUntilTheTableEnds() throws StoreFault {
    long anna = store.person("SHA256:anna").join().id();
    long ben = store.person("SHA256:ben").join().id();
    long cem = store.person("SHA256:cem").join().id();
    store.beginTeaching(new TeachingRow(anna, "", "k3m7q2", false, "one", 1_000)).join();
    store.holdBack(new HeldBack(anna, ben, HeldBack.Hold.SILENCED)).join();
    store.holdBack(new HeldBack(anna, ben, HeldBack.Hold.REMOVED)).join();
    store.holdBack(new HeldBack(anna, cem, HeldBack.Hold.SILENCED)).join();
    store.holdBack(new HeldBack(anna, cem, HeldBack.Hold.NONE)).join();
    store.holdBack(new HeldBack(cem, ben, HeldBack.Hold.SILENCED)).join();
    reopen();
    HeldBack removed = new HeldBack(anna, ben, HeldBack.Hold.REMOVED);
    HeldBack silenced = new HeldBack(cem, ben, HeldBack.Hold.SILENCED);
    assertThat(store.heldBack().join()).containsExactly(removed, silenced);
    assertThat(store.heldBack(anna).join()).containsExactly(removed);
    store.endTeaching(anna, "k3m7q2").join();
    assertThat(store.heldBack().join()).containsExactly(silenced);
    store.accounts().forget(ben, lines -> lines).join();
    assertThat(store.heldBack().join()).isEmpty();
  }

  @Test
  void aLeaderHoldsBackOnlySoMany() {
    long anna = store.person("SHA256:anna").join().id();
    List<CompletableFuture<PersonRow>> people = new ArrayList<>();
    for (int i = 0; i < RowLimits.HELD_BACK; i++) {
      people.add(store.person("SHA256:" + i));
    }
    List<CompletableFuture<Void>> all = new ArrayList<>();
    for (CompletableFuture<PersonRow> one : people) {
      all.add(store.holdBack(new HeldBack(anna, one.join().id(), HeldBack.Hold.SILENCED)));
    }
    all.forEach(CompletableFuture::join);
    long last = store.person("SHA256:last").join().id();
    assertThat(store.holdBack(new HeldBack(anna, last, HeldBack.Hold.SILENCED)))
        .failsWithin(Duration.ofMinutes(1));
    assertThat(store.heldBack().join()).hasSize(RowLimits.HELD_BACK);
  }

  @Test
  void whereSomebodyIsIsKnownLaterUntilTheyLeave() throws StoreFault {
    long anna = store.person("SHA256:anna").join().id();
    long ben = store.person("SHA256:ben").join().id();
    store.place(anna, 7).join();
    store.place(anna, 8).join();
    store.place(ben, -anna).join();
    store.place(99, 8).join(); // nobody
    reopen();
    assertThat(store.placeOf(anna).join()).isEqualTo(8);
    assertThat(store.placeOf(ben).join()).isEqualTo(-anna);
    assertThat(store.placeOf(99).join()).isZero();
    store.leave(anna, 7).join(); // they are at another one by now
    assertThat(store.placeOf(anna).join()).isEqualTo(8);
    store.leave(anna, 8).join();
    store.accounts().forget(ben, lines -> lines).join();
    assertThat(store.placeOf(anna).join() + store.placeOf(ben).join()).isZero();
  }

  @Test
  void aLeaderHasOneTeachingTable() throws StoreFault {
    long anna = store.person("a").join().id();
    long ben = store.person("b").join().id();
    store.name(anna, "Anna", "anna").join();
    store.beginTeaching(new TeachingRow(anna, "", "k3m7q2", false, "one", 1_000)).join();
    store.holdBack(new HeldBack(anna, ben, HeldBack.Hold.REMOVED)).join();
    store.place(ben, -anna).join();
    store.beginTeaching(new TeachingRow(anna, "", "k3m7q3", true, "two", 2_000)).join();
    assertThat(store.heldBack().join()).isEmpty();
    assertThat(store.placeOf(ben).join()).isZero();
    store.beginTeaching(new TeachingRow(ben, "", "k3m7q4", false, "three", 3_000)).join();
    reopen();
    TeachingRow annas = new TeachingRow(anna, "Anna", "k3m7q3", true, "two", 2_000);
    assertThat(store.teaching().join())
        .containsExactly(annas, new TeachingRow(ben, "", "k3m7q4", false, "three", 3_000));
    assertThat(store.teaching(anna).join()).contains(annas);
    store.endTeaching(anna, "k3m7q2").join(); // the one before
    assertThat(store.teaching(anna).join()).contains(annas);
    store.endTeaching(anna, "k3m7q3").join();
    assertThat(store.teaching(anna).join()).isEmpty();
    store.accounts().forget(ben, lines -> lines).join();
    assertThat(store.teaching().join()).isEmpty();
    String large = "x".repeat(RowLimits.RECORD + 1);
    assertThat(store.beginTeaching(new TeachingRow(anna, "", "", false, large, 0)))
        .failsWithin(Duration.ofMinutes(1));
  }

  @Test
  void onlyATeachingTableThatIsThereShowsSomethingElse() {
    long anna = store.person("a").join().id();
    TeachingRow row = new TeachingRow(anna, "", "k3m7q2", true, "one", 1_000);
    assertThat(store.saveTeaching(row).join()).isFalse();
    assertThat(store.teaching().join()).isEmpty();
    store.beginTeaching(row).join();
    TeachingRow next = new TeachingRow(anna, "", "k3m7q2", true, "two", 2_000);
    assertThat(store.saveTeaching(next).join()).isTrue();
    TeachingRow other = new TeachingRow(anna, "", "k3m7q3", true, "three", 3_000);
    assertThat(store.saveTeaching(other).join()).isFalse();
    assertThat(store.teaching(anna).join()).contains(next);
    assertThat(
            store.saveTeaching(
                new TeachingRow(anna, "", "k3m7q2", true, "x".repeat(RowLimits.RECORD + 1), 0)))
        .failsWithin(Duration.ofMinutes(1));
    store.useTeaching(anna, 1_999).join();
    assertThat(store.teaching(anna).join()).contains(next);
    store.useTeaching(anna, 4_000).join();
    assertThat(store.teaching(anna).join().orElseThrow().at()).isEqualTo(4_000);
  }

  @Test
  void anEventThatIsTriedTwiceHappensOnce() {
    long table = table();
    store.append(table, event(1, "one"), at(1)).join();
    assertThat(store.append(table, event(1, "one"), at(1)).join()).isTrue();
    assertThat(store.events(table, 0).join()).hasSize(1);
  }

  @Test
  void anEventAfterAGapIsRefused() {
    long table = table();
    assertThatThrownBy(() -> store.append(table, event(2, "early"), at(2)).join())
        .hasRootCauseInstanceOf(StoreFault.class);
    assertThatThrownBy(() -> store.append(table + 1, event(1, "lost"), at(1)).join())
        .hasRootCauseInstanceOf(StoreFault.class);
    assertThat(store.events(table, 0).join()).isEmpty();
  }

  @Test
  void whatIsTooLongIsRefusedAndTheRestOfItsBatchIsKept() {
    long table = table();
    EventRow huge = new EventRow(2, "huge", "x".repeat(RowLimits.EVENT + 1));
    CompletableFuture<Boolean> good = store.append(table, event(1, "good"), at(1));
    CompletableFuture<Boolean> bad = store.append(table, huge, at(2));
    CompletableFuture<Boolean> next = store.append(table, event(2, "next"), at(2));
    assertThatThrownBy(bad::join).hasRootCauseInstanceOf(StoreFault.class);
    assertThat(good.join()).isTrue();
    assertThat(next.join()).isTrue();
    String fits = "y".repeat(RowLimits.EVENT);
    assertThat(store.append(table, new EventRow(3, "fits", fits), at(3)).join()).isTrue();
  }

  /** They are saved together, as far as that can be done. */
  @Test
  void ofManyEventsAtManyTablesEachHasItsOwnAnswer() {
    List<Long> tables = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      tables.add(table());
      store.append(tables.get(i), event(1, "early"), at(1)).join();
    }
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      String odd = "\"it's\", {NULL} \\ 盤 " + i;
      TableState after = new TableState(2, i, 0, 2, false, i % 2 == 0, "", 7, i + ",}");
      all.add(store.append(tables.get(i), event(i % 3 == 1 ? 1 : 2, odd), after));
      TableState end = new TableState(3, 1, 2, 0, true, true, "B+R", 9, "");
      all.add(store.append(tables.get(i), event(3, "next"), i % 5 == 0 ? end : at(3)));
      all.add(store.append(tables.get(i), event(2, odd), after)); // it is tried again
    }
    for (int i = 0; i < 30; i++) {
      boolean isLate = i % 3 == 1;
      boolean isFirst = all.get(3 * i).join();
      assertThat(all.get(3 * i + 2).join()).isTrue(); // where it was late, it is the next one now
      List<EventRow> events = store.events(tables.get(i), 1).join();
      assertThat(isFirst).isEqualTo(!isLate);
      if (isLate) {
        CompletableFuture<Boolean> gap = all.get(3 * i + 1);
        assertThatThrownBy(gap::join).hasMessageContaining("no event 2");
        assertThat(events).extracting(EventRow::number).containsExactly(2L);
        TableState at = store.table(tables.get(i)).join().orElseThrow().at();
        assertThat(at).isEqualTo(new TableState(2, i, 0, 2, false, i % 2 == 0, "", 7, i + ",}"));
      } else {
        assertThat(all.get(3 * i + 1).join()).isTrue();
        assertThat(events).extracting(EventRow::id).last().isEqualTo("next");
      }
      assertThat(events.get(0).id()).endsWith("盤 " + i);
    }
  }

  @Test
  void ofManyWhoTryAtOnceOneIsFirstEachTime() {
    long table = table();
    List<CompletableFuture<Boolean>> tries = new ArrayList<>();
    for (int who = 0; who < 200; who++) {
      tries.add(store.append(table, event(1, "who" + who), at(1)));
    }
    long kept = tries.stream().filter(one -> one.join()).count();
    assertThat(kept).isEqualTo(1);
  }

  /** Two processes at one place write one after the other, in each order in which they can. */
  @Test
  void twoWritersFindWhatTheOtherOneWroteFirst() throws StoreFault {
    try (Store other = open(folder)) {
      for (int order = 0; order < 64; order++) {
        long table = table();
        int[] known = new int[2];
        List<String> written = new ArrayList<>();
        for (int turn = 0; turn < 6; turn++) {
          int who = order >> turn & 1;
          Store its = who == 0 ? store : other;
          String id = who + "." + turn;
          boolean isNew = known[who] == turn;
          long next = known[who] + 1;
          assertThat(its.append(table, event(next, id), at(next)).join()).isEqualTo(isNew);
          if (!isNew) {
            assertThat(its.events(table, known[who]).join())
                .extracting(EventRow::id)
                .isEqualTo(written.subList(known[who], turn));
            assertThat(its.append(table, event(turn + 1, id), at(turn + 1)).join()).isTrue();
          }
          written.add(id);
          known[who] = turn + 1;
        }
        assertThat(store.events(table, 0).join()).extracting(EventRow::id).isEqualTo(written);
      }
    }
  }

  @Test
  void ofTwoWhoTellOfAnEndOneDoes() throws StoreFault {
    long anna = store.person("SHA256:a").join().id();
    try (Store other = open(folder)) {
      for (int i = 0; i < 20; i++) {
        end(Map.of(anna, "end" + i));
        EndRow end = store.ends().join().get(0);
        CompletableFuture<Boolean> one = store.tellEnd(end, 30);
        CompletableFuture<Boolean> two = other.tellEnd(end, 30);
        assertThat(one.join()).isNotEqualTo(two.join());
        other.dropEnd(end).join();
      }
    }
    assertThat(store.settings(anna).join().get("ended").lines())
        .hasSize(20)
        .doesNotHaveDuplicates();
  }

  @Test
  void ofTwoWritersAtOnceOneIsFirst() throws StoreFault {
    try (Store other = open(folder)) {
      long table = table();
      for (int seq = 1; seq <= 50; seq++) {
        CompletableFuture<Boolean> one = store.append(table, event(seq, "one" + seq), at(seq));
        CompletableFuture<Boolean> two = other.append(table, event(seq, "two" + seq), at(seq));
        String first = one.join() ? "one" : "two";
        assertThat(two.join()).isEqualTo(first.equals("two"));
        assertThat(other.events(table, seq - 1).join()).containsExactly(event(seq, first + seq));
      }
    }
  }

  /** Some databases refuse what is no text; none is harmed by it. */
  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "a\ud800", "\udc00b", "\u56f2\u7881 \ud83c\udfb4"})
  void anyTextIsSavedOrRefused(String text) {
    long anna = store.person("SHA256:a").join().id();
    CompletableFuture<Long> before = store.say(anna, "before");
    CompletableFuture<Long> said = store.say(anna, text);
    store.say(anna, "after").join();
    before.join();
    List<String> all = store.said(9).join().stream().map(ChatRow::text).toList();
    assertThat(all).hasSize(said.isCompletedExceptionally() ? 2 : 3).contains("before", "after");
    assertThat(all.contains(text) || text.length() < 5).isTrue();
  }

  @Test
  void unfinishedAndFinishedTablesAreToldApart() {
    long open = table();
    long over = table();
    TableState end = new TableState(1, 1, 2, 0, true, true, "B+R", 2000, "");
    store.append(over, event(1, "resign"), end).join();
    assertThat(store.unfinished().join()).extracting(TableRow::id).containsExactly(open);
    assertThat(store.past(1, 10).join()).extracting(PastGame::id).containsExactly(over);
    assertThat(store.past(2, 10).join()).extracting(PastGame::result).containsExactly("B+R");
    assertThat(store.past(3, 10).join()).isEmpty();
    assertThat(store.past(1, 0).join()).isEmpty();
  }

  private static TableState shown(long seq, String standing) {
    return new TableState(seq, 1, 2, 1, false, false, "", 1000, standing);
  }

  private List<String> standings(Long... ids) {
    return store.tables(Set.of(ids)).join().stream().map(row -> row.at().standing()).toList();
  }

  @Test
  void whatListsShowIsSavedWithTheEventOrNotAtAll() throws StoreFault {
    long id = table();
    assertThat(standings(id)).containsExactly("");
    assertThat(store.append(id, event(1, "e1"), shown(1, "one")).join()).isTrue();
    assertThat(store.append(id, event(1, "other"), shown(1, "late")).join()).isFalse();
    assertThat(standings(id)).containsExactly("one");
    store.restate(id, 0, "too old").join();
    store.restate(id, 2, "too new").join();
    assertThat(standings(id)).containsExactly("one");
    store.restate(id, 1, "anew").join();
    reopen();
    assertThat(standings(id)).containsExactly("anew");
    TableState much = shown(2, "x".repeat(RowLimits.VALUE + 1));
    assertThatThrownBy(() -> store.append(id, event(2, "e2"), much).join())
        .hasMessageContaining("more than " + RowLimits.VALUE);
    assertThat(store.heads().join()).containsEntry(id, 1L);
  }

  @Test
  void tablesAreReadTogetherAsFarAsTheyAreThere() {
    long one = table();
    long two = table();
    table();
    assertThat(store.tables(Set.of(one, two, 99L)).join())
        .extracting(TableRow::id)
        .containsExactlyInAnyOrder(one, two);
    assertThat(store.tables(Set.of()).join()).isEmpty();
  }

  @Test
  void aTableSaysWhetherItsOpenerHasAName() {
    long anna = store.person("SHA256:a").join().id();
    TableRow.Opening opening = new TableRow.Opening(anna, 5, false);
    long id = store.add(new TableRow(0, "banmen 2\n", "", false, false, opening, BEGUN)).join();
    assertThat(store.table(id).join().orElseThrow().opened().isNamed()).isFalse();
    store.name(anna, "anna", "anna").join();
    assertThat(store.table(id).join().orElseThrow().opened().isNamed()).isTrue();
  }

  @Test
  void aTableStaysPrivateAndRated() throws StoreFault {
    String head = "banmen 2\ngame go\nset size=9\n";
    long id = store.add(new TableRow(0, head, "k3m7q2", true, true, OPENED, BEGUN)).join();
    reopen();
    TableRow kept = store.table(id).join().orElseThrow();
    assertThat(kept).isEqualTo(new TableRow(id, head, "k3m7q2", true, true, OPENED, BEGUN));
    assertThat(kept.family()).isEqualTo("go");
    assertThat(store.table(table()).join().orElseThrow().isPrivate()).isFalse();
  }

  private long rated(boolean isRated) {
    String head = "banmen 2\ngame go\n";
    return store
        .add(new TableRow(0, head, "", false, isRated, TableRow.Opening.UNKNOWN, BEGUN))
        .join();
  }

  private void end(long table, long black, long white, String result, long at) {
    TableState end = new TableState(1, black, white, 0, true, true, result, at, "");
    store.append(table, event(1, "end" + table), end).join();
  }

  @Test
  void aRatedGameCountsOnceWithItsLastEvent() throws StoreFault {
    long first = store.person("SHA256:a").join().id();
    long second = store.person("SHA256:b").join().id();
    long table = rated(true);
    end(table, first, second, "B+R", 2000);
    Rating black = store.ratings(first).join().get("go");
    Rating white = store.ratings(second).join().get("go");
    assertThat(black)
        .isEqualTo(Glicko2.after(Rating.UNKNOWN, new Glicko2.Result(Rating.UNKNOWN, 1), 2000));
    assertThat(white)
        .isEqualTo(Glicko2.after(Rating.UNKNOWN, new Glicko2.Result(Rating.UNKNOWN, 0), 2000));
    TableState again = new TableState(2, first, second, 0, true, true, "W+R", 3000, "");
    store.append(table, event(2, "more"), again).join();
    reopen();
    assertThat(store.ratings(first).join()).containsOnlyKeys("go").containsValue(black);
  }

  @Test
  void whatAGameDidToRatingsIsKeptAndComputedAgain() throws StoreFault {
    long first = store.person("SHA256:a").join().id();
    long second = store.person("SHA256:b").join().id();
    end(rated(true), first, second, "B+R", 2000);
    long table = rated(true);
    end(table, second, first, "B+R", 3000);
    reopen();
    Map<Long, RatingChange> changes = store.ratingChanges(table).join();
    assertThat(changes).containsOnlyKeys(first, second);
    RatingChange winners = changes.get(second);
    assertThat(winners.before().value()).isLessThan(1500);
    assertThat(winners.after().value()).isEqualTo(store.ratings(second).join().get("go").value());
    assertThat(winners.after().isProvisional()).isTrue();
    assertThat(store.past(second, 1).join().get(0).change()).hasValue(winners);
    store.recomputeRatings().join();
    assertThat(store.ratingChanges(table).join()).isEqualTo(changes);
    long open = rated(false);
    end(open, first, second, "B+R", 4000);
    assertThat(store.ratingChanges(open).join()).isEmpty();
    assertThat(store.past(first, 1).join().get(0).change()).isEmpty();
  }

  @Test
  void onlyRatedGamesOfTwoPeopleCount() {
    long first = store.person("SHA256:a").join().id();
    long second = store.person("SHA256:b").join().id();
    end(rated(false), first, second, "B+R", 2000);
    end(rated(true), first, 0, "B+R", 2000);
    end(rated(true), first, first, "B+R", 2000);
    end(rated(true), first, second, "Void", 2000); // an end without a result
    assertThat(store.ratings(first).join()).isEmpty();
    assertThat(store.ratings(second).join()).isEmpty();
  }

  @Test
  void ratingsCanBeComputedAgainFromTheGames() {
    List<Long> people = new ArrayList<>();
    for (String key : List.of("SHA256:a", "SHA256:b", "SHA256:c")) {
      people.add(store.person(key).join().id());
    }
    String[] results = {"B+3.5", "W+R", "0", "B+T", "W+2"};
    for (int i = 0; i < 30; i++) {
      end(rated(true), people.get(i % 3), people.get((i + 1) % 3), results[i % 5], 1000 * i);
    }
    List<Rating> before = people.stream().map(one -> store.ratings(one).join().get("go")).toList();
    store.recomputeRatings().join();
    assertThat(people.stream().map(one -> store.ratings(one).join().get("go")).toList())
        .isEqualTo(before)
        .extracting(Rating::games)
        .containsExactly(20, 20, 20);
  }

  @Test
  void pastGamesSayWhoTheOtherOneWas() {
    long first = store.person("SHA256:a").join().id();
    long second = store.person("SHA256:b").join().id();
    store.name(second, "Ben", "ben").join();
    long one = rated(false);
    long two = rated(false);
    end(one, first, second, "B+R", 2000);
    end(two, 0, first, "0", 3000);
    rated(false); // which is not over
    assertThat(store.past(first, 10).join())
        .containsExactly(
            new PastGame(two, "go", 3000, "0", false, 0, "", Optional.empty()),
            new PastGame(one, "go", 2000, "B+R", true, second, "Ben", Optional.empty()));
    assertThat(store.past(second, 10).join())
        .containsExactly(new PastGame(one, "go", 2000, "B+R", false, first, "", Optional.empty()));
    assertThat(store.past(first, 1).join()).hasSize(1);
  }

  @Test
  void aKeyIsAlwaysTheSamePerson() throws StoreFault {
    PersonRow first = store.person("SHA256:a").join();
    assertThat(first.isNew()).isTrue();
    PersonRow other = store.person("SHA256:b").join();
    assertThat(other.id()).isNotEqualTo(first.id());
    reopen();
    PersonRow again = store.person("SHA256:a").join();
    assertThat(again).isEqualTo(new PersonRow(first.id(), "", false));
    assertThat(store.person(other.id()).join()).contains(new PersonRow(other.id(), "", false));
    assertThat(store.person(99).join()).isEmpty();
  }

  @Test
  void aNameBelongsToOnePerson() {
    long anna = store.person("SHA256:a").join().id();
    long ben = store.person("SHA256:b").join().id();
    assertThat(store.name(anna, "Anna", "anna").join()).isTrue();
    assertThat(store.name(ben, "ANNA", "anna").join()).isFalse();
    assertThat(store.name(anna, "ANNA", "anna").join()).isTrue();
    assertThat(store.name(anna, "Hanna", "hanna").join()).isTrue();
    assertThat(store.name(ben, "Anna", "anna").join()).isTrue();
    assertThat(store.person("SHA256:a").join().name()).isEqualTo("Hanna");
  }

  @Test
  void settingsAreAPersonsOwn() throws StoreFault {
    long anna = store.person("SHA256:a").join().id();
    long ben = store.person("SHA256:b").join().id();
    store.set(anna, "theme", "paper").join();
    store.set(anna, "theme", "slate").join();
    store.set(anna, "lang", "zh").join();
    reopen();
    assertThat(store.settings(anna).join())
        .containsOnlyKeys("theme", "lang")
        .containsEntry("theme", "slate");
    assertThat(store.settings(ben).join()).isEmpty();
  }

  private long end(Map<Long, String> ends) {
    long table = table();
    TableState end = new TableState(1, 1, 2, 0, true, true, "B+R", 2000, "");
    assertThat(store.append(table, event(1, "end" + table), end, ends).join()).isTrue();
    return table;
  }

  @Test
  void theNewestLinesOfEndedGamesAreKept() {
    long anna = store.person("SHA256:a").join().id();
    for (String line : List.of("one", "two", "three", "four", "five")) {
      end(Map.of(anna, line));
      store.ends().join().forEach(end -> store.tellEnd(end, 3).join());
      if (line.equals("three")) {
        assertThat(store.settings(anna).join()).containsEntry("ended", "one\ntwo\nthree");
      } else if (line.equals("four")) {
        assertThat(store.settings(anna).join()).containsEntry("ended", "two\nthree\nfour");
        store.set(anna, "ended", "").join();
      }
    }
    assertThat(store.settings(anna).join()).containsEntry("ended", "five");
  }

  @Test
  void onlyTheLinesOfEndedGamesGoThatWereRead() throws StoreFault {
    long anna = store.person("SHA256:a").join().id();
    store.readEnds(anna + 1, Set.of("one")).join();
    try (Store other = open(folder)) {
      for (boolean isReadFirst : List.of(true, false)) {
        end(Map.of(anna, "one"));
        store.ends().join().forEach(end -> store.tellEnd(end, 3).join());
        end(Map.of(anna, "two"));
        EndRow next = store.ends().join().get(0); // those with a line come first
        if (isReadFirst) {
          store.readEnds(anna, Set.of("one", "of old")).join();
          other.tellEnd(next, 3).join();
        } else {
          other.tellEnd(next, 3).join();
          store.readEnds(anna, Set.of("one", "of old")).join();
        }
        assertThat(store.settings(anna).join()).containsEntry("ended", "two");
        store.readEnds(anna, Set.of("two")).join();
        assertThat(store.settings(anna).join()).containsEntry("ended", "");
      }
    }
    assertThat(store.settings(anna + 1).join()).isEmpty();
  }

  @Test
  void anEndIsThereUntilItIsToldWhichHappensOnce() throws StoreFault {
    long anna = store.person("SHA256:a").join().id();
    long table = end(Map.of(anna, "lost", anna + 1, ""));
    reopen();
    List<EndRow> ends = store.ends().join();
    assertThat(ends)
        .containsExactly(
            new EndRow(table, 1, anna, "lost", 2000), new EndRow(table, 1, anna + 1, "", 2000));
    assertThat(store.tellEnd(ends.get(0), 3).join()).isTrue();
    assertThat(store.tellEnd(ends.get(0), 3).join()).isFalse();
    assertThat(store.tellEnd(ends.get(1), 3).join()).isFalse();
    assertThat(store.settings(anna).join()).containsEntry("ended", "lost");
    assertThat(store.ends().join()).extracting(EndRow::line).containsExactly("", "");
    store.dropEnd(ends.get(0)).join();
    store.dropEnd(ends.get(0)).join();
    assertThat(store.tellEnd(ends.get(0), 3).join()).isFalse();
    assertThat(store.ends().join()).extracting(EndRow::person).containsExactly(anna + 1);
  }

  @Test
  void endsWithALineToReadComeBeforeThoseThatWaitForTheHook() {
    long told = end(Map.of(1L, ""));
    long first = end(Map.of(1L, "lost"));
    long last = end(Map.of(1L, "won"));
    assertThat(store.ends().join()).extracting(EndRow::table).containsExactly(first, last, told);
  }

  @Test
  void anEndIsSavedWithItsEventOnceOrNotAtAll() {
    long table = end(Map.of(1L, "lost", 2L, "won"));
    TableState end = new TableState(1, 1, 2, 0, true, true, "W+R", 3000, "");
    assertThat(store.append(table, event(1, "late"), end, Map.of(1L, "won", 3L, "x")).join())
        .isFalse();
    assertThat(store.append(table, event(1, "end" + table), end, Map.of(1L, "lost")).join())
        .as("it is tried again")
        .isTrue();
    TableState again = new TableState(2, 1, 2, 0, true, true, "B+R", 2000, "");
    String much = "x".repeat(RowLimits.VALUE + 1);
    assertThatThrownBy(() -> store.append(table, event(2, "b"), again, Map.of(1L, much)).join())
        .hasMessageContaining("more than " + RowLimits.VALUE);
    assertThat(store.ends().join()).extracting(EndRow::line).containsExactly("lost", "won");
    assertThat(store.heads().join()).isEmpty();
    assertThat(store.append(table, event(2, "seat"), again).join()).isTrue();
    assertThat(store.ends().join()).hasSize(2);
  }

  @Test
  void anEndThatWasTakenBackIsToldToNobody() {
    long anna = store.person("SHA256:a").join().id();
    long table = end(Map.of(anna, "lost"));
    EndRow first = store.ends().join().get(0);
    TableState open = new TableState(2, 1, 2, 1, false, true, "", 2000, "");
    assertThat(store.append(table, event(2, "back"), open).join()).isTrue();
    assertThat(store.ends().join()).isEmpty();
    assertThat(store.tellEnd(first, 3).join()).isFalse();
    assertThat(store.settings(anna).join()).isEmpty();
    TableState over = new TableState(3, 1, 2, 0, true, true, "W+R", 3000, "");
    assertThat(store.append(table, event(3, "again"), over, Map.of(anna, "won")).join()).isTrue();
    assertThat(store.ends().join()).containsExactly(new EndRow(table, 3, anna, "won", 3000));
  }

  @Test
  void nobodyWhoIsNotThereIsToldOfAnEnd() {
    long anna = store.person("SHA256:a").join().id();
    end(Map.of(anna + 7, "won"));
    EndRow end = store.ends().join().get(0);
    assertThat(store.tellEnd(end, 3).join()).isTrue();
    assertThat(store.settings(end.person()).join()).isEmpty();
  }

  @Test
  void nobodySavesMoreSettingsThanTheLimit() {
    long anna = store.person("SHA256:a").join().id();
    for (int i = 0; i < RowLimits.SETTINGS; i++) {
      store.set(anna, "s" + i, "");
    }
    assertThatThrownBy(() -> store.set(anna, "more", "").join())
        .hasRootCauseInstanceOf(StoreFault.class);
    store.set(anna, "s0", "changed").join();
    assertThat(store.settings(anna).join()).hasSize(RowLimits.SETTINGS);
  }

  @Test
  void whatWasSaidLastComesLast() {
    long anna = store.person("SHA256:a").join().id();
    store.name(anna, "Anna", "anna").join();
    store.say(anna, "one").join();
    long two = store.say(anna, "two").join();
    long three = store.say(anna, "three").join();
    assertThat(store.said(2).join())
        .containsExactly(
            new ChatRow(two, anna, "Anna", "two"), new ChatRow(three, anna, "Anna", "three"));
  }

  @Test
  void onlyTheLastLinesOfChatAreKept() throws StoreFault {
    long anna = store.person("SHA256:a").join().id();
    store.name(anna, "Anna", "anna").join();
    List<CompletableFuture<Long>> all = new ArrayList<>();
    for (int i = 1; i <= RowLimits.CHAT + 2; i++) {
      all.add(store.say(anna, "line " + i));
    }
    all.forEach(CompletableFuture::join);
    List<ChatRow> said = store.said(2 * RowLimits.CHAT).join();
    assertThat(said).hasSize(RowLimits.CHAT);
    assertThat(said.get(0).text()).isEqualTo("line 3");
  }

  private TalkRow said(String id, long table, String text) {
    return new TalkRow(id, table, 7, "anna", text, false);
  }

  @Test
  void whatWasSaidAtATableIsReadThereOnceAndInOrder() throws StoreFault {
    long table = table();
    long other = table();
    TalkRow aside = new TalkRow("b", table, 8, "ben", "well played", true);
    store.sayAt(said("a", table, "hello")).join();
    store.sayAt(aside).join();
    store.sayAt(said("c", other, "elsewhere")).join();
    store.sayAt(said("a", table, "said again")).join();
    store.sayAt(said("d", other + 9, "nowhere")).join();
    reopen();
    assertThat(store.saidAt(Set.of(table)).join())
        .containsExactly(said("a", table, "hello"), aside);
    assertThat(store.saidAt(Set.of(table, other)).join()).hasSize(3);
    assertThat(store.saidAt(Set.of()).join()).isEmpty();
    assertThat(store.remove(table, 0).join()).isTrue();
    assertThat(store.saidAt(Set.of(table, other)).join()).hasSize(1);
  }

  @Test
  void theLastLinesAtATableAreRead() {
    long table = table();
    for (int i = 0; i < RowLimits.TALK + 5; i++) {
      store.sayAt(said("id" + (1_000 + i), table, "line " + i)).join();
    }
    assertThat(store.saidAt(Set.of(table)).join())
        .hasSize(RowLimits.TALK)
        .last()
        .isEqualTo(
            said("id" + (1_000 + RowLimits.TALK + 4), table, "line " + (RowLimits.TALK + 4)));
  }

  @Test
  void theTimeOfTheHouseIsRemembered() throws StoreFault {
    assertThat(store.lastBeat().join()).isZero();
    assertThat(store.beat(5).join()).isEqualTo(5);
    long last = store.beat(7).join(); // its own measure, or the database's
    reopen();
    assertThat(last).isGreaterThanOrEqualTo(5);
    assertThat(store.lastBeat().join()).isEqualTo(last);
  }

  @Test
  void nothingIsTakenAfterTheEnd() {
    long table = table();
    store.close();
    assertThatThrownBy(() -> store.append(table, event(1, "e"), at(1)).join())
        .hasRootCauseInstanceOf(StoreFault.class);
  }
}
