package dev.banmen.app;

import dev.banmen.session.LiveSession;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The rows of a lobby by what is typed for one, wherever it is typed: its number, the name of
 * whoever looks for an opponent or leads there, or the code of a friend. Immutable.
 */
public final class NamedTables {
  private static final int LEAST_CODE = 6; // letters and digits; a shorter number is a table's

  private final Person person;
  private final Lobby lobby;
  private final Words words;

  /** The rows for a person who has a lobby. */
  public NamedTables(Person person) {
    this.person = person;
    lobby = person.lobby().orElseThrow();
    words = person.language().words(NamedTables.class);
  }

  /** The words for the rows that can be joined. */
  public List<String> joinable() {
    return words(row -> row.map(LobbyRow::isOpen, LobbyRow::isOpen, teaching -> true));
  }

  /** The words for the tables that can be watched. */
  public List<String> watchable() {
    return words(LobbyRow.Table.class::isInstance);
  }

  private List<String> words(Predicate<LobbyRow> which) {
    return lobby.rows().stream().filter(which).map(LobbyRow::word).toList();
  }

  private <R extends LobbyRow> Optional<R> named(Class<R> kind, String typed) {
    return lobby.rows().stream()
        .filter(row -> kind.isInstance(row) && row.word().equalsIgnoreCase(typed))
        .findFirst()
        .map(kind::cast);
  }

  /** The named table; a refusal if a number, too short for a code, names none. */
  private Optional<LobbyRow.Table> table(String typed) throws Refusal {
    Optional<LobbyRow.Table> table = named(LobbyRow.Table.class, typed);
    if (table.isEmpty() && typed.matches("[0-9]{1,18}") && lobby.finds(Long.parseLong(typed))) {
      table = named(LobbyRow.Table.class, typed);
    }
    if (table.isEmpty() && typed.length() < LEAST_CODE && typed.matches("[0-9]+")) {
      throw new Refusal(words.text("lobby.watch.none", typed));
    }
    return table;
  }

  /** The table where a player of that name waits for an opponent. */
  private Optional<LobbyRow.Table> waiting(String player) {
    return lobby.rows().stream()
        .filter(LobbyRow.Table.class::isInstance)
        .map(LobbyRow.Table.class::cast)
        .filter(LobbyRow.Table::isOpen)
        .filter(table -> (table.black() + table.white()).equalsIgnoreCase(player))
        .findFirst();
  }

  /**
   * Goes to a teaching table.
   *
   * @return empty if no teaching table is meant
   * @throws Refusal if this person may not
   */
  public Optional<TeachingTable> taught(String typed) throws Refusal {
    Optional<LobbyRow.Teaching> led = named(LobbyRow.Teaching.class, typed);
    return led.isPresent() ? Optional.of(lobby.follow(led.get())) : lobby.follow(typed);
  }

  /**
   * Sits down at a table, or goes to the own seat there.
   *
   * @throws Refusal if there is no such table, or no free seat
   */
  public LiveSession join(String typed) throws Refusal {
    Optional<LobbyRow.Seeker> seeker = named(LobbyRow.Seeker.class, typed);
    if (seeker.isPresent()) {
      return lobby.accept(seeker.get());
    }
    Optional<LobbyRow.Table> table = table(typed).or(() -> waiting(typed));
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
    LobbyRow.Table table =
        table(number).orElseThrow(() -> new Refusal(words.text("lobby.watch.none", number)));
    if (table.isOpen()) {
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
    Optional<LobbyRow> like = named(LobbyRow.Seeker.class, typed).map(LobbyRow.class::cast);
    if (like.isEmpty()) {
      like = table(typed).map(LobbyRow.class::cast);
    }
    if (like.isEmpty() && !typed.isEmpty()) {
      throw Refusal.usage(words.text("fault.game", typed, person.games().choices()));
    }
    lobby.playNow(like);
  }
}
