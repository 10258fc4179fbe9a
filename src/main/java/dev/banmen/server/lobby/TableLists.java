package dev.banmen.server.lobby;

import dev.banmen.app.LobbyRow;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.Tables;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The tables of a house as lobbies list them, made once after each change for all of them: a place
 * with thousands of tables has hundreds of lobbies. For any thread.
 */
public final class TableLists {
  private static final Comparator<ListedTable> NEWEST_FIRST =
      Comparator.comparing(ListedTable::id, Comparator.reverseOrder());

  private final Tables tables;
  private final LobbyNotifier news;
  private volatile Lists last = new Lists(-1, List.of());

  public TableLists(Tables tables, LobbyNotifier news) {
    this.tables = tables;
    this.news = news;
  }

  /** The tables as they are now. */
  Lists now() {
    Lists known = last;
    return known.changes == news.changes() ? known : made();
  }

  private synchronized Lists made() {
    long changes = news.changes(); // before looking: what changes meanwhile is looked for again
    if (last.changes != changes) {
      last = new Lists(changes, tables.known().listed());
    }
    return last;
  }

  /**
   * The rows of tables for whoever has no seat there, in one language.
   *
   * @param free those with a free seat
   * @param taken the others, those that are over last
   */
  record Rows(List<LobbyRow.Table> free, List<LobbyRow.Table> taken) {}

  /** The tables after so many changes. For any thread. */
  static final class Lists {
    private final long changes;
    private final List<ListedTable> free;
    private final List<ListedTable> taken;
    private final Map<Player, List<ListedTable>> own = new HashMap<>();
    private final Map<Locale, Rows> rows = new ConcurrentHashMap<>();

    private Lists(long changes, List<ListedTable> all) {
      this.changes = changes;
      List<ListedTable> numbered =
          all.stream().filter(table -> table.id() != 0).sorted(NEWEST_FIRST).toList();
      for (ListedTable table : numbered) {
        Stream.of(table.standing().black(), table.standing().white())
            .map(Seat::holder)
            .distinct()
            .forEach(player -> own.computeIfAbsent(player, it -> new ArrayList<>()).add(table));
      }
      List<ListedTable> open =
          numbered.stream().filter(table -> !table.options().isPrivate()).toList();
      free = open.stream().filter(Lists::isFree).toList();
      taken =
          open.stream()
              .filter(table -> !isFree(table))
              .sorted(Comparator.comparing(ListedTable::isOver))
              .toList();
    }

    private static boolean isFree(ListedTable table) {
      return !table.isOver() && table.freeSide().isPresent();
    }

    /** The tables where somebody has a seat: those first that wait for them. */
    List<ListedTable> of(Player player) {
      return own.getOrDefault(player, List.of()).stream()
          .sorted(Comparator.comparing(table -> !table.isTurnOf(player)))
          .toList();
    }

    /** The rows that are the same for all who read the language of one of them. */
    Rows rows(TableDescriptions reader) {
      return rows.computeIfAbsent(
          reader.locale(), it -> new Rows(rows(free, reader), rows(taken, reader)));
    }

    private static List<LobbyRow.Table> rows(List<ListedTable> tables, TableDescriptions reader) {
      return tables.stream().map(table -> reader.row(table, false)).toList();
    }
  }
}
