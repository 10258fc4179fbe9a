package dev.banmen.app;

import dev.banmen.session.LiveSession;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The tables of a lobby by what is typed for one, wherever it is typed: its number, the name of
 * whoever looks for an opponent or leads there, or the code of a friend. Immutable.
 */
public final class NamedTables {
  private static final int LEAST_CODE = 6; // letters and digits; a shorter number is a table's

  private final Person person;
  private final Lobby lobby;
  private final Words words;

  /** The tables of a person who has a lobby. */
  public NamedTables(Person person) {
    this.person = person;
    lobby = person.lobby().orElseThrow();
    words = person.language().words(NamedTables.class);
  }

  /** The word to type for a table with a game, or for somebody who looks for one. */
  public static String name(LobbyTable table) {
    return table.isSearch() ? table.black().split(" ")[0] : Long.toString(table.number());
  }

  /** Whether somebody who has no seat there could sit down. */
  public static boolean isOpen(LobbyTable table) {
    return table.isFree() && !table.isMine() && !table.isOver();
  }

  /** The tables that can be joined. */
  public List<String> joinable() {
    return names(table -> isOpen(table) || table.isTaught());
  }

  /** The tables that can be watched. */
  public List<String> watchable() {
    return names(table -> !table.isTaught() && !table.isSearch());
  }

  private List<String> names(Predicate<LobbyTable> which) {
    return lobby.tables().stream()
        .filter(which)
        .map(table -> table.isTaught() ? table.leader() : name(table))
        .toList();
  }

  private Optional<LobbyTable> named(String typed) {
    return lobby.tables().stream().filter(table -> name(table).equalsIgnoreCase(typed)).findFirst();
  }

  /** The named table; a refusal if a number, too short for a code, names none. */
  private Optional<LobbyTable> known(String typed) throws Refusal {
    Optional<LobbyTable> table = named(typed);
    if (table.isEmpty() && typed.length() < LEAST_CODE && typed.matches("[0-9]+")) {
      throw new Refusal(words.text("lobby.watch.none", typed));
    }
    return table;
  }

  /**
   * Goes to a teaching table.
   *
   * @return empty if no teaching table is meant
   * @throws Refusal if this person may not
   */
  public Optional<TeachingTable> taught(String typed) throws Refusal {
    Optional<LobbyTable> led =
        lobby.tables().stream()
            .filter(table -> table.isTaught() && table.leader().equalsIgnoreCase(typed))
            .findFirst();
    return led.isPresent() ? Optional.of(lobby.follow(led.get())) : lobby.follow(typed);
  }

  /**
   * Sits down at a table, or goes to the own seat there.
   *
   * @throws Refusal if there is no such table, or no free seat
   */
  public LiveSession join(String typed) throws Refusal {
    Optional<LobbyTable> table = known(typed).filter(one -> !one.isTaught());
    if (table.isEmpty()) {
      return lobby.join(typed);
    } else if (!table.get().isMine() && !table.get().isFree()) {
      throw new Refusal(words.text("lobby.join.full", typed));
    }
    return lobby.enter(table.get());
  }

  /**
   * Goes to a game in play, to look on.
   *
   * @throws Refusal if there is no such table, or somebody is awaited there
   */
  public LiveSession watch(String number) throws Refusal {
    LobbyTable table =
        named(number).orElseThrow(() -> new Refusal(words.text("lobby.watch.none", number)));
    if (isOpen(table)) {
      throw new Refusal(words.text("lobby.watch.free", number));
    }
    return lobby.enter(table);
  }

  /**
   * Starts to look for an opponent.
   *
   * @param typed a game, or a table to play like there; empty for the game that was played last
   * @throws Refusal if it is neither, or this person cannot play more games
   */
  public void playNow(String typed) throws Refusal {
    if (person.games().find(typed).isPresent()) {
      lobby.playNow(typed);
      return;
    }
    Optional<LobbyTable> like = known(typed);
    if (like.isEmpty() && !typed.isEmpty()) {
      throw new Refusal(words.text("play.unknown", typed, person.games().choices()));
    }
    lobby.playNow(like);
  }
}
