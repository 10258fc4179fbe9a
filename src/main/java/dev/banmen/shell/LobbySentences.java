package dev.banmen.shell;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.app.NameOffer;
import dev.banmen.app.NamedTables;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** The sentences about a place where people meet, and its tables. Immutable. */
record LobbySentences(Lobby place, Words words) {
  /** What there is to know on coming in, or back from a game. */
  List<String> summary() {
    List<String> lines = new ArrayList<>();
    place.nameOffer().map(this::nameless).ifPresent(lines::add);
    lines.add(people());
    List<LobbyTable> tables =
        place.tables().stream().filter(one -> !one.isSearch() || NamedTables.isOpen(one)).toList();
    List<String> turns =
        tables.stream().filter(LobbySentences::isTurn).map(NamedTables::name).toList();
    if (!turns.isEmpty()) {
      lines.add(words.text("lobby.turns", turns.size(), String.join(", ", turns)));
    }
    int free = (int) tables.stream().filter(NamedTables::isOpen).count();
    lines.add(words.text("lobby.tables", free, tables.size() - free));
    return lines;
  }

  private String nameless(NameOffer offer) {
    String example = offer.name().isEmpty() ? "anna" : offer.name();
    return words.text("lobby.nameless", place.people().get(0), example);
  }

  String people() {
    List<String> people = place.people();
    return words.text(
        "lobby.here", people.size(), String.join(words.text("lobby.two", "", ""), people));
  }

  /** Who is here, and who of them looks for an opponent. */
  List<String> presence() {
    List<String> lines = new ArrayList<>(List.of(people()));
    place.tables().stream().filter(LobbyTable::isSearch).map(this::table).forEach(lines::add);
    return lines;
  }

  /** A line for each table; one that says so if there is none. */
  List<String> tables() {
    List<String> lines = place.tables().stream().map(this::table).toList();
    return lines.isEmpty() ? List.of(words.text("lobby.tables.none")) : lines;
  }

  /** Who plays what at a table, how it stands, and what to type. */
  String table(LobbyTable table) {
    if (table.isTaught()) {
      String what = words.text("lobby.taught", table.leader(), table.title(), table.watchers());
      return Sentences.of(what, table.invitation());
    }
    if (table.isSearch()) {
      String key = table.isMine() ? "lobby.seeks.mine" : "lobby.seeks";
      return words.text(key, table.black(), table.title(), table.clock(), NamedTables.name(table));
    }
    String what =
        words.text(
            "lobby.table", NamedTables.name(table), players(table), table.title(), table.clock());
    return Sentences.of(what, state(table), table.invitation());
  }

  private String state(LobbyTable table) {
    String number = NamedTables.name(table);
    if (table.isFree()) {
      String key = table.isMine() ? "lobby.waiting" : "lobby.free";
      return words.text(key, number, table.freeSide());
    } else if (table.isOver()) {
      return words.text("lobby.over");
    } else if (table.isMine()) {
      return words.text(table.isMyTurn() ? "lobby.turn" : "lobby.theirs", number);
    }
    return words.text("lobby.playing", table.moves(), table.watchers(), number);
  }

  private String players(LobbyTable table) {
    return table
        .onlyPlayer()
        .map(one -> words.text("lobby.players.one", one))
        .orElseGet(() -> words.text("lobby.players", player(table.black()), player(table.white())));
  }

  private String player(String name) {
    return name.isEmpty() ? words.text("lobby.nobody") : name;
  }

  /** Whether it waits for a move of the person who looks. */
  static boolean isTurn(LobbyTable table) {
    return table.isMyTurn() && !table.isFree() && !table.isOver();
  }
}
