package dev.banmen.server.teaching;

import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.record.Replay;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.SecretCode;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.HeldBack.Hold;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Reread;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TeachingRow;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * All teaching tables of a house; each leader has at most one. Where nodes share a store, all have
 * the same tables: what is saved is read again when another node tells of it, and every few
 * seconds; the rest they tell each other. For any thread.
 */
public final class TeachingTables {
  private final Games games;
  private final Executor readers;
  private final LastPlaces places;
  private final Runnable changed;
  private final TeachingParts parts;
  private final List<LiveTeachingTable> all = new CopyOnWriteArrayList<>();
  private final Map<Long, Reread<Runnable>> reads = new ConcurrentHashMap<>(); // by leader
  private final Map<Long, String> shares = new ConcurrentHashMap<>(); // of leaders who were here

  /**
   * An empty list of teaching tables.
   *
   * @param readers where what another node has saved is read
   * @param calendar milliseconds from 1970
   * @param places where people come back to
   * @param changed called when a list of tables may look different
   */
  public TeachingTables(
      Store store,
      NodeNotes notes,
      Games games,
      Executor readers,
      LongSupplier calendar,
      Supplier<TeachingLimits> limits,
      LastPlaces places,
      Runnable changed) {
    this.games = games;
    this.readers = readers;
    this.places = places;
    this.changed = changed;
    String node = UUID.randomUUID().toString().replace("-", "");
    parts = new TeachingParts(store, notes, node, calendar, limits, this::read);
    notes.on(NodeTopic.TEACHING, this::heardSaved);
    notes.on(NodeTopic.LESSON, text -> LessonNote.read(text).ifPresent(this::heard));
    notes.compare(this::compare);
  }

  private void heardSaved(String leader) {
    if (leader.matches("\\d{1,18}")) {
      read(Long.parseLong(leader));
    }
  }

  private void heard(LessonNote note) {
    for (LiveTeachingTable table : all) {
      if (table.code().equals(note.code()) && table.hear(note)) {
        changed.run();
      }
    }
  }

  /** Reads the table of a leader as it is saved; what is returned ends once that is shown here. */
  public CompletableFuture<Void> read(long leader) {
    return reads
        .computeIfAbsent(
            leader, one -> new Reread<>(Runnable::run, () -> readNow(one), taking -> taking))
        .again();
  }

  private CompletableFuture<Runnable> readNow(long leader) {
    Optional<LiveTeachingTable> before = led(leader);
    long saves = before.map(LiveTeachingTable::saves).orElse(0L);
    Store store = parts.store();
    return store
        .teaching(leader)
        .thenCombine(
            store.heldBack(leader),
            (row, held) -> (Runnable) () -> takeOver(leader, before, saves, row, held))
        .thenApplyAsync(taking -> taking, readers);
  }

  /** Has a table be as it is saved, unless something happened to it here meanwhile. */
  private void takeOver(
      long leader,
      Optional<LiveTeachingTable> before,
      long saves,
      Optional<TeachingRow> row,
      List<HeldBack> held) {
    Map<Long, Hold> holds = holds(leader, held);
    Optional<TeachingRow> same =
        row.filter(one -> before.map(LiveTeachingTable::code).equals(Optional.of(one.code())));
    if (same.isPresent()) {
      before.get().takeOver(saves, same.get(), holds);
    } else {
      replace(leader, before, saves, row.flatMap(this::table), holds);
    }
    before.ifPresent(LiveTeachingTable::readAgain);
  }

  private static Map<Long, Hold> holds(long leader, List<HeldBack> held) {
    return held.stream()
        .filter(one -> one.leader() == leader)
        .collect(Collectors.toMap(HeldBack::person, HeldBack::hold));
  }

  private void replace(
      long leader,
      Optional<LiveTeachingTable> before,
      long saves,
      Optional<LiveTeachingTable> next,
      Map<Long, Hold> holds) {
    Optional<LiveTeachingTable> gone = Optional.empty();
    synchronized (this) {
      if (!led(leader).equals(before) || before.isPresent() && !before.get().isGone(saves)) {
        return;
      }
      gone = before.filter(all::remove);
      next.ifPresent(table -> table.begin(holds));
      next.ifPresent(all::add);
    }
    gone.ifPresent(table -> places.gone(place(table)));
    next.ifPresentOrElse(
        table -> parts.tell(new LessonNote.Wanted(table.code())), () -> shares.remove(leader));
    if (gone.isPresent() || next.isPresent()) {
      changed.run();
    }
  }

  /** A table as it was saved; none for a text that is none, or of no known game. */
  private Optional<LiveTeachingTable> table(TeachingRow row) {
    try {
      SharedPosition led = TeachingText.read(row.text());
      if (games.find(led.recording().family()).isEmpty()) {
        return Optional.empty();
      }
      Replay.of(led.recording(), games); // or it has options of another version
      return Optional.of(new LiveTeachingTable(parts, row, led, true));
    } catch (InputFault | OptionFault e) {
      return Optional.empty(); // it stays in the store until its leader opens another
    }
  }

  /** Tells the other nodes what isn't saved, and reads what is saved and not as it is here. */
  public CompletableFuture<Void> compare() {
    boolean isNews = false;
    for (LiveTeachingTable table : all) {
      isNews |= table.tidy();
      table.tellAgain();
      table.saveAgain();
    }
    if (isNews) {
      changed.run();
    }
    CompletableFuture<CompletableFuture<Void>> compared =
        parts.store().teaching().thenCombine(parts.store().heldBack(), this::compare);
    FaultBarrier.watch(compared);
    return compared.thenCompose(all -> all);
  }

  private CompletableFuture<Void> compare(List<TeachingRow> rows, List<HeldBack> held) {
    Set<Long> others = new HashSet<>(leaders());
    reads.entrySet().removeIf(one -> !others.contains(one.getKey()) && one.getValue().isIdle());
    for (TeachingRow row : rows) {
      Optional<LiveTeachingTable> table = led(row.leader());
      table.ifPresent(one -> one.used(row.at()));
      Map<Long, Hold> holds = holds(row.leader(), held);
      if (table.filter(one -> one.isAsIn(row, holds)).isPresent()) {
        others.remove(row.leader());
      } else {
        others.add(row.leader());
      }
    }
    return CompletableFuture.allOf(
        others.stream().map(this::read).toArray(CompletableFuture<?>[]::new));
  }

  /**
   * Opens a table in place of the leader's earlier one.
   *
   * @throws Refusal if there are too many, or the record is too large
   */
  public TeachingTable begin(OnlinePerson leader, SharedPosition start, boolean isPrivate)
      throws Refusal {
    String text = TeachingText.of(start);
    TeachingLimits now = parts.limits().get();
    if (text.length() > now.recordLetters()) {
      throw new Refusal(
          leader
              .language()
              .words(LiveTeachingTable.class)
              .text("teaching.large", now.recordLetters()));
    }
    TeachingRow row =
        new TeachingRow(
            leader.id(),
            leader.name(),
            SecretCode.ofTable(),
            isPrivate,
            text,
            parts.calendar().getAsLong());
    LiveTeachingTable table = new LiveTeachingTable(parts, row, start, false);
    synchronized (this) {
      long others = all.stream().filter(one -> one.leader() != leader.id()).count();
      if (others >= now.teachingTables()) {
        throw new Refusal(leader.language().words(LiveTeachingTable.class).text("teaching.many"));
      }
      led(leader.id()).ifPresent(this::end);
      shares.put(leader.id(), leader.share());
      all.add(table);
    }
    table.save();
    return enter(leader, table);
  }

  private void end(LiveTeachingTable table) {
    table.end();
    left(table);
  }

  /**
   * Sits down at a table.
   *
   * @throws Refusal if this person may not, or there is no room
   */
  public TeachingTable enter(OnlinePerson person, LiveTeachingTable table) throws Refusal {
    TeachingSeat seat = table.enter(person);
    if (seat.isLeader() && table.isSaved()) {
      read(table.leader()); // what they have led elsewhere a moment ago
    }
    places.came(person.id(), place(table));
    changed.run();
    return seat.thenRun(
        () -> {
          if (!table.isEnded() && !table.hasSeat(person.id())) { // at any of their terminals
            places.left(person.id(), place(table));
          }
          left(table);
        });
  }

  /** The number that stands for a table among the places. */
  private static long place(LiveTeachingTable table) {
    return -table.leader();
  }

  /** Takes note that a person has left a table, or ended it. */
  private void left(LiveTeachingTable table) {
    if (table.isEnded() && all.remove(table)) {
      shares.remove(table.leader());
      places.gone(place(table)); // the leader's next table is for others
    }
    changed.run();
  }

  /** The table that a person leads. */
  public Optional<LiveTeachingTable> led(long person) {
    return all.stream().filter(table -> table.leader() == person).findFirst();
  }

  /** Counts the table that somebody leads as they are counted from now on. */
  public void share(OnlinePerson leader) {
    led(leader.id()).ifPresent(table -> shares.put(leader.id(), leader.share()));
  }

  /** The numbers of those who lead a table. */
  public List<Long> leaders() {
    return all.stream().map(LiveTeachingTable::leader).toList();
  }

  /** How many tables somebody leads, or others who count as one with them. */
  public long ledBy(Opener opener) {
    return all.stream()
        .map(LiveTeachingTable::leader)
        .filter(leader -> leader == opener.person() || opener.share().equals(shares.get(leader)))
        .count();
  }

  /** The table with this code. */
  public Optional<LiveTeachingTable> coded(String code) {
    String small = code.toLowerCase(Locale.ROOT);
    return all.stream().filter(table -> table.code().equals(small) && table.isSaved()).findFirst();
  }

  /** The tables that a person finds in the lobby, their own first. */
  public List<LiveTeachingTable> listed(OnlinePerson asker) {
    return all.stream()
        .filter(LiveTeachingTable::isSaved)
        .filter(table -> table.leader() == asker.id() || isFound(table, asker))
        .sorted(Comparator.comparing(table -> table.leader() != asker.id()))
        .toList();
  }

  private static boolean isFound(LiveTeachingTable table, OnlinePerson asker) {
    return !table.isPrivate() && !table.isRemoved(asker.id());
  }

  /** A person's connection is lost: their seats are free, and they may come back. */
  public void lost(OnlinePerson person) {
    for (LiveTeachingTable table : all) {
      for (TeachingSeat seat : table.seats()) {
        if (seat.person() == person) {
          seat.leave();
          places.came(person.id(), place(table));
        }
      }
    }
  }

  /** The table at which a person was cut off, if they may come back and are not there anyway. */
  public Optional<TeachingTable> back(OnlinePerson person) {
    Optional<LiveTeachingTable> table =
        led(-places.of(person.id())).filter(one -> !one.hasSeatHere(person.id()));
    try {
      return table.isEmpty() ? Optional.empty() : Optional.of(enter(person, table.get()));
    } catch (Refusal gone) {
      return Optional.empty();
    }
  }

  /** Ends the tables to which nobody has come for long. */
  public void tidy() {
    int days = parts.limits().get().teachingDays();
    long since = parts.calendar().getAsLong() - TimeUnit.DAYS.toMillis(days);
    all.stream()
        .filter(table -> table.isDeserted(since))
        .forEach(table -> FaultBarrier.contain(() -> end(table)));
  }

  /**
   * Whether a table would not know somebody again who came back under another number: they lead it,
   * or are silenced or removed.
   */
  public boolean knows(long person) {
    return led(person).isPresent() || all.stream().anyMatch(table -> table.isHeldBack(person));
  }

  /** Drops what is known of a person whom the store has forgotten. */
  public void forget(long person) {
    led(person).ifPresent(this::end);
    all.forEach(table -> table.forget(person));
  }
}
