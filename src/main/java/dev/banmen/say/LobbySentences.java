package dev.banmen.say;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;

/** The sentences about a lobby and its tables, in parts to be put in lines. Immutable. */
public record LobbySentences(Words words) {
  public static LobbySentences in(Language language) {
    return new LobbySentences(language.words(LobbySentences.class));
  }

  /** Names the people who are here. */
  public String people(Lobby lobby) {
    List<String> people = lobby.people();
    String names = String.join(words.text("lobby.two", "", ""), people);
    return words.text("lobby.here", people.size(), names);
  }

  /** Names who plays, looks for an opponent, or teaches at a table. */
  public String players(LobbyTable table) {
    if (table.isTaught()) {
      return words.text("lobby.leads", table.leader());
    }
    return table
        .onlyPlayer()
        .map(one -> table.isSearch() ? one : words.text("lobby.players.one", one))
        .orElseGet(() -> words.text("lobby.players", player(table.black()), player(table.white())));
  }

  private String player(String name) {
    return name.isEmpty() ? words.text("lobby.nobody") : name;
  }

  /** How a table stands. */
  public String state(LobbyTable table) {
    if (table.isTaught()) {
      return words.text("lobby.led", table.watchers());
    } else if (table.isSearch()) {
      return words.text("lobby.seeks");
    } else if (table.isFree()) {
      return words.text(table.isMine() ? "lobby.waiting" : "lobby.free", table.freeSide());
    } else if (table.isOver()) {
      return words.text("lobby.over");
    }
    return table.isMyTurn() ? words.text("lobby.turn") : words.text("lobby.move", table.moves());
  }

  /** How many games wait for a move of the person who looks. */
  public String turns(int games) {
    return words.text("lobby.turns", games);
  }

  /** Says that something takes long to be saved. */
  public String saving() {
    return words.text("lobby.saving");
  }

  /** That none of a person's games that are over has this number. */
  public String noPast(String number) {
    return words.text("lobby.past.number", number);
  }

  /** The name of the person who looks. */
  public String name(Lobby place) {
    return words.text("lobby.name.own", place.people().get(0));
  }

  /** That somebody who has a name has it always. */
  public String nameStays() {
    return words.text("lobby.named");
  }

  /** Whether a table waits for a move of the person who looks. */
  public static boolean isTurn(LobbyTable table) {
    return table.isMyTurn() && !table.isFree() && !table.isOver();
  }
}
