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
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TeachingRow;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** All teaching tables of a house; each leader has at most one. For any thread. */
public final class TeachingTables {
  private final Store store;
  private final Games games;
  private final LongSupplier calendar;
  private final Supplier<TeachingLimits> limits;
  private final LastPlaces places;
  private final Runnable changed;
  private final List<LiveTeachingTable> all = new CopyOnWriteArrayList<>();
  private final Map<Long, String> shares = new ConcurrentHashMap<>(); // of leaders who were here

  /**
   * An empty list of teaching tables.
   *
   * @param calendar milliseconds from 1970
   * @param places where people come back to
   * @param changed called when a list of tables may look different
   */
  public TeachingTables(
      Store store,
      Games games,
      LongSupplier calendar,
      Supplier<TeachingLimits> limits,
      LastPlaces places,
      Runnable changed) {
    this.store = store;
    this.games = games;
    this.calendar = calendar;
    this.limits = limits;
    this.places = places;
    this.changed = changed;
  }

  /** Opens a table as it was left; a text that is none, or of no known game, is passed over. */
  public void resume(TeachingRow row) {
    try {
      SharedPosition led = TeachingText.read(row.text());
      if (games.find(led.recording().family()).isPresent()) {
        Replay.of(led.recording(), games); // or it has options of another version
        all.add(new LiveTeachingTable(store, calendar, limits, row, led, true));
      }
    } catch (InputFault | OptionFault e) {
      // It stays in the store until its leader opens another.
    }
  }

  /** Has the table that somebody leads hold a person back as it did. */
  public void resume(HeldBack held) {
    led(held.leader()).ifPresent(table -> table.resume(held));
  }

  /**
   * Opens a table in place of the leader's earlier one.
   *
   * @throws Refusal if there are too many, or the record is too large
   */
  public TeachingTable begin(OnlinePerson leader, SharedPosition start, boolean isPrivate)
      throws Refusal {
    String text = TeachingText.of(start);
    TeachingLimits now = limits.get();
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
            calendar.getAsLong());
    LiveTeachingTable table = new LiveTeachingTable(store, calendar, limits, row, start, false);
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
        led(-places.of(person.id())).filter(one -> !one.hasSeat(person.id()));
    try {
      return table.isEmpty() ? Optional.empty() : Optional.of(enter(person, table.get()));
    } catch (Refusal gone) {
      return Optional.empty();
    }
  }

  /** Ends the tables to which nobody has come for long. */
  public void tidy() {
    long since = calendar.getAsLong() - TimeUnit.DAYS.toMillis(limits.get().teachingDays());
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
