package dev.banmen.bench.server;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.Clock;
import dev.banmen.session.Session;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** What the database has at the end beside what all screens have shown. For one thread. */
final class NodesHistory {
  private static final Pattern MOVE = Pattern.compile("(\\d+) p(\\d+) ([BW]) ([A-T]\\d+)\n");
  private static final long MOST_TABLES = 10_000;
  private static final long EACH_MILLIS = 30 * 60 * 1_000; // what both have at the beginning
  static final long MOST_OFF_MILLIS = 1_000;

  /** A move of the log, by the clock of the house. */
  private record SavedMove(String point, String side, long millis) {}

  private final Store store;
  private final TreeMap<Long, Long> closed; // by wall clock: the clock of the house behind it
  private final List<NodesLoad.Unquiet> unquiet;
  private final Map<Long, Integer> games = new HashMap<>(); // that count, by person
  private int moves;
  private int shown;
  private int answered;
  private int rated;
  private long mostOff;

  /**
   * Begins.
   *
   * @param closed how far the clock of the house was behind the wall clock, by that, about once a
   *     second
   * @param unquiet when something failed
   */
  NodesHistory(Store store, TreeMap<Long, Long> closed, List<NodesLoad.Unquiet> unquiet) {
    this.store = store;
    this.closed = closed;
    this.unquiet = unquiet;
  }

  int moves() {
    return moves;
  }

  int shown() {
    return shown;
  }

  int answered() {
    return answered;
  }

  int rated() {
    return rated;
  }

  long mostOffMillis() {
    return mostOff;
  }

  void check(List<LinePair> pairs) {
    Set<Long> ids = LongStream.range(1, MOST_TABLES).boxed().collect(Collectors.toSet());
    Map<String, TableRow> tables =
        store.tables(ids).join().stream()
            .collect(Collectors.toMap(TableRow::code, Function.identity()));
    for (LinePair pair : pairs) {
      for (String code : pair.codes()) {
        TableRow table = tables.get(code);
        ServerLoad.check(table != null, "table " + code + " was shown, and is not saved");
        if (table != null) {
          check(pair, table);
        }
      }
    }
    Map<Long, Map<String, Rating>> before = ratings();
    before.forEach(
        (person, all) ->
            ServerLoad.check(
                all.values().stream().mapToInt(Rating::games).sum() == games.get(person),
                "person " + person + " played " + games.get(person) + ", rated are " + all));
    store.recomputeRatings().join();
    ServerLoad.check(before.equals(ratings()), "ratings are others when they are computed again");
  }

  private Map<Long, Map<String, Rating>> ratings() {
    return games.keySet().stream()
        .collect(Collectors.toMap(person -> person, person -> store.ratings(person).join()));
  }

  private void check(LinePair pair, TableRow table) {
    String name = "table " + table.id() + ": ";
    List<EventRow> events = store.events(table.id(), 0).join();
    ServerLoad.check(events.size() == table.at().lastEvent(), name + "events are missing");
    Optional<SavedGameText.Reading> reading = read(table, events);
    List<SavedMove> log = log(table, events);
    reading.ifPresent(
        one -> {
          ServerLoad.check(
              one.session().line().size() == log.size(), name + "a move does not stand");
          clocks(name, one, log);
        });
    moves += log.size();
    for (LineGuest guest : pair.guests()) {
      for (GuestScreen screen : guest.screens()) {
        if (screen.code().equals(table.code())) {
          screen(name + guest.name() + " in visit " + screen.visit() + ": ", screen, log);
        }
      }
    }
    typed(name, pair, table, log);
    rated(name, table);
  }

  private Optional<SavedGameText.Reading> read(TableRow table, List<EventRow> events) {
    try {
      return Optional.of(SavedGameText.read(table.text(events), Catalog.ALL));
    } catch (InputFault e) {
      ServerLoad.check(false, "table " + table.id() + " cannot be read: " + e.getMessage());
      return Optional.empty();
    }
  }

  private static List<SavedMove> log(TableRow table, List<EventRow> events) {
    Matcher begin = Pattern.compile("begin (\\d+)").matcher(table.head());
    long millis = begin.find() ? Long.parseLong(begin.group(1)) : 0;
    List<SavedMove> log = new ArrayList<>();
    for (EventRow event : events) {
      millis += Long.parseLong(event.line().substring(0, event.line().indexOf(' ')));
      Matcher move = MOVE.matcher(event.line());
      if (move.matches()) {
        log.add(new SavedMove(move.group(4), move.group(3), millis));
      }
    }
    return log;
  }

  /** What a screen shows is the beginning of the log. */
  private void screen(String name, GuestScreen screen, List<SavedMove> log) {
    screen.faults().forEach(fault -> ServerLoad.check(false, name + fault));
    List<String> all = screen.moves().stream().map(GuestScreen.ShownMove::point).toList();
    List<String> saved = log.stream().map(SavedMove::point).toList();
    boolean isPrefix = all.size() <= saved.size() && saved.subList(0, all.size()).equals(all);
    ServerLoad.check(isPrefix, name + all + " was shown, and saved is " + saved);
    boolean isWhole = !screen.wasLast() || all.size() == saved.size();
    ServerLoad.check(isWhole, name + all + " was shown at the end, and saved is " + saved);
    shown += all.size();
  }

  /** Who was answered finds the move in the log; nothing is there that nobody typed. */
  private void typed(String name, LinePair pair, TableRow table, List<SavedMove> log) {
    Set<String> saved = log.stream().map(SavedMove::point).collect(Collectors.toSet());
    ServerLoad.check(saved.size() == log.size(), name + "a move is saved twice");
    Set<String> ever = new HashSet<>();
    for (LinePair.TypedMove move : pair.typed()) {
      if (move.code().equals(table.code())) {
        ever.add(move.point());
        answered += move.isAnswered() ? 1 : 0;
        ServerLoad.check(
            !move.isAnswered() || saved.contains(move.point()),
            name + move.point() + " was answered, and is not saved");
        log.stream()
            .filter(one -> one.point().equals(move.point()))
            .forEach(one -> stamp(name, move, one));
      }
    }
    ServerLoad.check(ever.containsAll(saved), name + "a move is saved that nobody typed");
  }

  /** A move that was typed in quiet times has its time: the wall clock without what was closed. */
  private void stamp(String name, LinePair.TypedMove move, SavedMove saved) {
    Map.Entry<Long, Long> before = closed.floorEntry(move.millis());
    Map.Entry<Long, Long> after = closed.ceilingEntry(move.millis());
    boolean isQuiet =
        unquiet.stream()
            .noneMatch(time -> time.has(move.millis()) || time.has(move.millis() + 1_000));
    if (isQuiet && before != null && after != null) {
      long off = Math.abs(move.millis() - after.getValue() - saved.millis());
      mostOff = Math.max(mostOff, off);
      ServerLoad.check(
          off <= MOST_OFF_MILLIS,
          name + move.point() + " has a time " + off + " ms off; typed at " + move.millis());
    }
  }

  private void clocks(String name, SavedGameText.Reading reading, List<SavedMove> log) {
    for (int i = 0; i < log.size(); i++) {
      boolean isInTurn = log.get(i).side().equals(i % 2 == 0 ? "B" : "W");
      ServerLoad.check(isInTurn, name + "a move out of turn");
    }
    Session session = reading.session();
    Clock clock = session.clock();
    long left =
        clock.left(Side.BLACK, reading.millis()).mainMillis()
            + clock.left(Side.WHITE, reading.millis()).mainMillis();
    if (!log.isEmpty()) {
      long used = 2 * EACH_MILLIS - left;
      long past = reading.millis() - log.get(0).millis();
      ServerLoad.check(used == past, name + "the clocks ran " + used + " of " + past + " ms");
    }
  }

  private void rated(String name, TableRow table) {
    games.merge(table.at().black(), 0, Integer::sum);
    games.merge(table.at().white(), 0, Integer::sum);
    Map<Long, RatingChange> changes = store.ratingChanges(table.id()).join();
    boolean isCounting = table.at().isOver() && table.at().isPlayed();
    ServerLoad.check(changes.size() == (isCounting ? 2 : 0), name + "rated as " + changes);
    if (isCounting) {
      rated++;
      games.merge(table.at().black(), 1, Integer::sum);
      games.merge(table.at().white(), 1, Integer::sum);
    }
  }
}
