package dev.banmen.shell.line;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NameOffer;
import dev.banmen.say.LobbySentences;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** A place where people meet and its tables, in lines that say what to type. Immutable. */
record LobbyLines(Lobby lobby, Words words) {
  /** The summary of a lobby on coming in, or back from a game. */
  List<String> summary() {
    List<String> lines = new ArrayList<>();
    lobby.nameOffer().map(this::nameless).ifPresent(lines::add);
    lines.add(people());
    List<LobbyRow> rows =
        lobby.rows().stream()
            .filter(row -> row.isOpen() || !(row instanceof LobbyRow.Seeker))
            .toList();
    List<String> turns = rows.stream().filter(LobbyRow::isTurn).map(LobbyRow::word).toList();
    if (!turns.isEmpty()) {
      String numbers = words.text("lobby.type.turns", WordList.of(words.language(), turns));
      lines.add(Sentences.of(said().turns(turns.size()), numbers));
    }
    int free = (int) rows.stream().filter(LobbyRow::isOpen).count();
    lines.add(words.text("lobby.tables", free, rows.size() - free));
    return lines;
  }

  private String nameless(NameOffer offer) {
    String example = offer.name().isEmpty() ? "anna" : offer.name();
    return words.text("lobby.nameless", lobby.people().get(0), example);
  }

  String people() {
    return words.text("sentence", said().people(lobby));
  }

  private LobbySentences said() {
    return new LobbySentences(words);
  }

  /** The people who are here, and those of them who look for an opponent. */
  List<String> presence() {
    List<String> lines = new ArrayList<>(List.of(people()));
    lobby.rows().stream()
        .filter(LobbyRow.Seeker.class::isInstance)
        .map(this::row)
        .forEach(lines::add);
    return lines;
  }

  /** A line for each row; one that says so if there is none. */
  List<String> tables() {
    List<String> lines = lobby.rows().stream().map(this::row).toList();
    return lines.isEmpty() ? List.of(words.text("lobby.tables.none")) : lines;
  }

  /** The line of a row: who plays what, how it stands, and what to type. */
  String row(LobbyRow row) {
    String players = said().players(row);
    String state = said().state(row);
    String what =
        row.map(
            table ->
                words.text(
                    "lobby.table", table.word(), players, table.title(), table.clock(), state),
            seeker -> words.text("lobby.sought", players, state, seeker.title(), seeker.clock()),
            teaching -> words.text("lobby.taught", players, teaching.title(), state));
    return Sentences.of(
        what, row.map(this::typed, this::typed, this::typed), said().invitation(row));
  }

  private String typed(LobbyRow.Teaching teaching) {
    return words.text("lobby.type.follow", teaching.word());
  }

  private String typed(LobbyRow.Seeker seeker) {
    return seeker.isMine()
        ? words.text("lobby.type.stop")
        : words.text("lobby.type.join", seeker.word());
  }

  private String typed(LobbyRow.Table table) {
    if (table.isOver() || table.isFree() && table.isMine()) {
      return "";
    } else if (table.isFree()) {
      return words.text("lobby.type.join", table.word());
    }
    return table.isMine()
        ? words.text("lobby.type.go", table.word())
        : words.text("lobby.type.watch", table.watchers(), table.word());
  }
}
