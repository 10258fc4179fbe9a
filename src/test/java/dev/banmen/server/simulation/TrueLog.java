package dev.banmen.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.session.Session;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What really happened: every event that was ever in the store, folded, and all that was taught.
 */
final class TrueLog {
  private final SteppedWorld world;
  private final Store real;
  private final Games games;
  private final Map<Long, TableHistory> tables = new TreeMap<>();
  private final Map<String, List<String>> taught = new TreeMap<>(); // what was saved, by code
  private final Map<Long, Long> rematches = new TreeMap<>(); // the last, by the game before
  private int agreements; // of two people to play
  private int gamesOfTwo; // that began with both

  /** The events of a table, and what it looked like before and after each of them. */
  private static final class TableHistory {
    private final List<EventRow> rows = new ArrayList<>();
    private final List<String> looks = new ArrayList<>();
    private Session last;
    private long millis;
  }

  TrueLog(SteppedWorld world, Store real, Games games) {
    this.world = world;
    this.real = real;
    this.games = games;
  }

  /** Everything of a session that its players see, and that its log says. */
  private static String look(Session now) {
    return now.line()
        + " "
        + now.seat(Side.BLACK).holder().id()
        + " "
        + now.seat(Side.WHITE).holder().id()
        + " "
        + now.outcome()
        + " "
        + now.asked()
        + " "
        + now.agreed();
  }

  /** Reads what is new at a table. */
  void read(long id) {
    TableHistory table = tables.computeIfAbsent(id, one -> new TableHistory());
    try {
      if (table.looks.isEmpty()) {
        SavedGameText.Reading head =
            SavedGameText.read(real.table(id).join().orElseThrow().head(), games);
        table.last = head.session();
        table.millis = head.millis();
        table.looks.add(look(head.session()));
        gamesOfTwo += head.session().isOfTwoPeople() ? 1 : 0;
      }
      List<EventRow> rows = real.events(id, table.rows.size()).join();
      if (!rows.isEmpty()) {
        String lines = rows.stream().map(EventRow::line).collect(Collectors.joining());
        for (SavedGameText.Reading one :
            SavedGameText.continued(table.last, table.millis, lines, games)) {
          assertThat(one.millis()).as("time at table " + id).isGreaterThanOrEqualTo(table.millis);
          table.last = one.session();
          table.millis = one.millis();
          table.looks.add(look(one.session()));
        }
        table.rows.addAll(rows);
        rows.forEach(row -> world.log("table " + id + ": " + row.line().strip()));
      }
    } catch (InputFault e) {
      throw new AssertionError("table " + id + " cannot be read", e);
    }
  }

  /** Notes a game at which the players of another one go on. */
  void goesOn(long over, long next) {
    Long before = rematches.put(over, next);
    assertThat(before != null && before != next && isInPlay(before))
        .as("a second rematch of table %d, %d beside %d", over, next, before)
        .isFalse();
    agreed();
  }

  private boolean isInPlay(long id) {
    return real.table(id).join().filter(row -> !row.at().isOver()).isPresent();
  }

  /** Notes that two people are to play. */
  void agreed() {
    agreements++;
  }

  /** Notes what a leader shows. */
  void taught(TeachingRow row) {
    taught.computeIfAbsent(row.code(), code -> new ArrayList<>()).add(row.text());
  }

  /**
   * Finds what somebody is shown at a teaching table among what was saved of it by now.
   *
   * @param least how much of that they have seen
   * @return how much they have seen with it, at least
   */
  int seenTaught(String code, String shown, int least) {
    List<String> texts = taught.getOrDefault(code, List.of());
    int found = texts.subList(least, texts.size()).indexOf(shown);
    assertThat(found)
        .as("a teaching table showed %s after %d of %s", shown, least, texts)
        .isNotEqualTo(-1);
    return least + found;
  }

  /**
   * Finds a session that somebody has been shown among what the table was by now.
   *
   * @param least how many events they have seen
   * @return how many they have seen with it, at least
   */
  int seen(long id, Session shown, int least) {
    String look = look(shown);
    List<String> looks = tables.get(id).looks;
    int found = looks.subList(least, looks.size()).indexOf(look);
    assertThat(found)
        .as("table %d showed %s after %d of %s", id, look, least, looks)
        .isNotEqualTo(-1);
    return least + found;
  }

  /** Checks that a node shows a table as it is. */
  void checkNewest(long id, Session shown) {
    List<String> looks = tables.get(id).looks;
    assertThat(look(shown)).as("table " + id).isEqualTo(looks.get(looks.size() - 1));
  }

  int events() {
    return tables.values().stream().mapToInt(table -> table.rows.size()).sum();
  }

  private boolean isRated(long id) {
    return real.table(id).join().filter(TableRow::isRated).isPresent();
  }

  /** Checks that nothing has gone, or happened twice. */
  void check() {
    assertThat(gamesOfTwo).as("games on which two have agreed").isLessThanOrEqualTo(agreements);
    Set<String> ids = new HashSet<>();
    tables.forEach(
        (id, table) -> {
          if (real.table(id).join().isPresent()) {
            assertThat(real.events(id, 0).join()).as("table " + id).isEqualTo(table.rows);
          } else {
            assertThat(table.last.isOfTwoPeople()).as("table " + id + " of two is gone").isFalse();
          }
          table.rows.forEach(row -> assertThat(ids.add(row.id())).isTrue());
          for (String once : isRated(id) ? List.of(" forfeit ", " late ") : List.<String>of()) {
            assertThat(table.rows)
                .filteredOn(row -> row.line().contains(once))
                .as(once + "at table " + id)
                .hasSizeLessThan(2);
          }
        });
  }
}
