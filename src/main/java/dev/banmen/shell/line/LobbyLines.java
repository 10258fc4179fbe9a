package dev.banmen.shell.line;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.app.NameOffer;
import dev.banmen.app.NamedTables;
import dev.banmen.say.LobbySentences;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** A place where people meet and its tables, in lines that say what to type. Immutable. */
record LobbyLines(Lobby place, Words words) {
  /** The summary of a lobby on coming in, or back from a game. */
  List<String> summary() {
    List<String> lines = new ArrayList<>();
    place.nameOffer().map(this::nameless).ifPresent(lines::add);
    lines.add(people());
    List<LobbyTable> tables =
        place.tables().stream().filter(one -> !one.isSearch() || NamedTables.isOpen(one)).toList();
    List<String> turns =
        tables.stream().filter(LobbySentences::isTurn).map(NamedTables::name).toList();
    if (!turns.isEmpty()) {
      String numbers = words.text("lobby.type.turns", WordList.of(words.language(), turns));
      lines.add(Sentences.of(said().turns(turns.size()), numbers));
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
    return words.text("sentence", said().people(place));
  }

  private LobbySentences said() {
    return new LobbySentences(words);
  }

  /** The people who are here, and those of them who look for an opponent. */
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

  /** The line of a table: who plays what, how it stands, and what to type. */
  String table(LobbyTable table) {
    String players = said().players(table);
    String state = said().state(table);
    String what;
    if (table.isTaught()) {
      what = words.text("lobby.taught", players, table.title(), state);
    } else if (table.isSearch()) {
      what = words.text("lobby.sought", players, state, table.title(), table.clock());
    } else {
      what =
          words.text(
              "lobby.table", NamedTables.name(table), players, table.title(), table.clock(), state);
    }
    return Sentences.of(what, typed(table), table.invitation());
  }

  private String typed(LobbyTable table) {
    if (table.isTaught()) {
      return words.text("lobby.type.follow", table.leader());
    } else if (table.isSearch() && table.isMine()) {
      return words.text("lobby.type.stop");
    } else if (table.isOver() || table.isFree() && table.isMine()) {
      return "";
    } else if (table.isFree()) {
      return words.text("lobby.type.join", NamedTables.name(table));
    }
    return table.isMine()
        ? words.text("lobby.type.go", NamedTables.name(table))
        : words.text("lobby.type.watch", table.watchers(), NamedTables.name(table));
  }
}
