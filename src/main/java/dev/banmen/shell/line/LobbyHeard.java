package dev.banmen.shell.line;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NameOffer;
import dev.banmen.app.OpponentSearch;
import dev.banmen.shell.HeardLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The news of a lobby that were said in line mode already: says what is new since. While a game in
 * play, a recording or a lesson is open that is only what concerns them. Mutable, one thread.
 */
final class LobbyHeard {
  /** How many tables are said one by one; more at once are only counted. */
  private static final int MOST = 3;

  private final Lobby lobby;
  private final LobbyLines sentences;
  private String refusal = ""; // of a name
  private boolean isFound;
  private int turns;
  private List<String> chat;
  private Map<String, LobbyRow> rows; // by id

  LobbyHeard(LobbyLines sentences) {
    this.sentences = sentences;
    lobby = sentences.lobby();
    chat = lobby.chat();
    rows = listed();
    turns = lobby.turnsBegun();
  }

  private Map<String, LobbyRow> listed() {
    return lobby.rows().stream()
        .collect(Collectors.toMap(LobbyRow::id, Function.identity(), (one, same) -> one));
  }

  /**
   * The news, a line each; often none.
   *
   * @param isBusy whether something is open that is not over
   */
  List<String> news(boolean isBusy) {
    List<String> lines = new ArrayList<>(letter());
    boolean isNew = !lobby.nameOffer().map(NameOffer::why).orElse("").equals(refusal);
    refused().filter(why -> isNew).ifPresent(lines::add);
    lines.addAll(found(isBusy));
    List<String> said = said();
    Map<String, LobbyRow> before = rows;
    rows = listed();
    lines.addAll(turns(before, isBusy));
    if (!isBusy) {
      lines.addAll(open(before));
      said.stream()
          .filter(line -> !lines.contains(line))
          .forEach(lines::add); // or it is in the letter
    }
    return lines;
  }

  /** A text that has to be read, which is dismissed then. */
  List<String> letter() {
    String letter = lobby.letter();
    if (!letter.isEmpty()) {
      lobby.dismiss(letter);
    }
    return letter.lines().toList();
  }

  /** Why the last name could not be taken, which is no news any more then. */
  Optional<String> refused() {
    refusal = lobby.nameOffer().map(NameOffer::why).orElse("");
    return Optional.of(refusal).filter(why -> !why.isEmpty());
  }

  /** The news that an opponent was found, for a person who has another game open. */
  private List<String> found(boolean isBusy) {
    boolean was = isFound;
    Optional<OpponentSearch> found = lobby.search().filter(one -> one.isFound() && isBusy);
    isFound = found.isPresent();
    return isFound && !was
        ? List.of(sentences.words().text("lobby.found.leave", found.get().game()))
        : List.of();
  }

  /** The talk since, as far as that is still there. */
  private List<String> said() {
    List<String> before = chat;
    chat = lobby.chat();
    return HeardLines.since(before, chat);
  }

  /** Own tables that somebody has sat down at or where it has become this person's turn. */
  private List<String> turns(Map<String, LobbyRow> before, boolean isBusy) {
    boolean isBegun = lobby.turnsBegun() != turns;
    turns = lobby.turnsBegun();
    Predicate<LobbyRow.Table> isNew =
        table -> {
          LobbyRow.Table old = (LobbyRow.Table) before.get(table.id());
          boolean isTaken = old != null && old.isFree() && !table.isFree() && !isBusy;
          boolean isOther = old == null || !old.isTurn() || old.moves() != table.moves();
          return table.isMine() && (isTaken || isBegun && isOther && table.isTurn());
        };
    return all(row -> row.map(isNew::test, seeker -> false, taught -> false), "lobby.many.turns");
  }

  /** Rows of somebody new who waits for an opponent. */
  private List<String> open(Map<String, LobbyRow> before) {
    return all(row -> row.isOpen() && !before.containsKey(row.id()), "lobby.many.open");
  }

  private List<String> all(Predicate<LobbyRow> isNew, String many) {
    List<LobbyRow> found = rows.values().stream().filter(isNew).toList();
    return found.size() > MOST
        ? List.of(sentences.words().text(many, found.size()))
        : found.stream().map(sentences::row).toList();
  }
}
