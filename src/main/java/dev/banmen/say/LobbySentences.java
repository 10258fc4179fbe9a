package dev.banmen.say;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.text.Language;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.List;

/** The sentences about a lobby and its tables, in parts to be put in lines. Immutable. */
public record LobbySentences(Words words) {
  public static LobbySentences in(Language language) {
    return new LobbySentences(language.words(LobbySentences.class));
  }

  /** Names the people who are here. */
  public String people(Lobby lobby) {
    return people(lobby, Integer.MAX_VALUE);
  }

  /** Says how many are here, and names so many of them at most. */
  public String people(Lobby lobby, int most) {
    List<String> people = lobby.people();
    List<String> named = people.subList(0, Math.min(most, people.size()));
    String names = String.join(words.text("lobby.two", "", ""), named);
    return words.text("lobby.here", people.size(), names);
  }

  /** Names who plays, looks for an opponent, or teaches. */
  public String players(LobbyRow row) {
    return row.map(
        table ->
            table.black().isEmpty() == table.white().isEmpty()
                ? words.text("lobby.players", player(table.black()), player(table.white()))
                : words.text("lobby.players.one", table.black() + table.white()),
        LobbyRow.Seeker::player,
        teaching -> words.text("lobby.leads", teaching.word()));
  }

  private String player(String name) {
    return name.isEmpty() ? words.text("lobby.nobody") : name;
  }

  /** How a row stands. */
  public String state(LobbyRow row) {
    return row.map(
        this::stands,
        seeker -> words.text("lobby.seeks"),
        teaching -> words.text("lobby.led", teaching.people()));
  }

  private String stands(LobbyRow.Table table) {
    if (table.isFree()) {
      return words.text(table.isMine() ? "lobby.waiting" : "lobby.free", table.freeSide());
    } else if (table.isOver()) {
      return words.text("lobby.over");
    }
    return table.isTurn() ? words.text("lobby.turn") : words.text("lobby.move", table.moves());
  }

  /** What to send a friend who is to come to a row; empty if nobody is waited for. */
  public String invitation(LobbyRow row) {
    String before =
        row.map(table -> inviting(), seeker -> "", teaching -> words.text("lobby.invite.follow"));
    return row.command().isEmpty() ? "" : Sentences.of(before, row.command());
  }

  /** What stands before what a friend types to come to a table. */
  public String inviting() {
    return words.text("lobby.invite");
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

  /** Says that no game is over. */
  public String nothingPast() {
    return words.text("lobby.past.nothing");
  }

  /** The name of the person who looks. */
  public String name(Lobby place) {
    return words.text("lobby.name.own", place.people().get(0));
  }

  /** That somebody who has a name has it always. */
  public String nameStays() {
    return words.text("lobby.named");
  }
}
