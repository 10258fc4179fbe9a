package dev.banmen.server.lobby;

import dev.banmen.app.OpponentSearch;
import dev.banmen.game.Side;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.tables.GameTable;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.util.Optional;

/** The search of a person at one terminal, and the game that was found. For any thread. */
public final class PersonSearch {
  private final OnlinePerson person;
  private final Matchmaker matchmaker;
  private final TableDescriptions descriptions;
  private volatile MatchQueue.Seek sought; // null for nothing
  private volatile GameTable found; // null for none
  private volatile boolean isSought; // whether it was looked for
  private volatile LiveSession accompanied; // the computer's game in this search; null for none
  private volatile GameTable wanted; // to sit down at once there is a name; null for none

  public PersonSearch(OnlinePerson person, Matchmaker matchmaker, TableDescriptions descriptions) {
    this.person = person;
    this.matchmaker = matchmaker;
    this.descriptions = descriptions;
  }

  OnlinePerson person() {
    return person;
  }

  /** Starts a search, in place of one at another terminal of this person. */
  void start(Terms terms) {
    wanted = null;
    MatchQueue.Seek seek = matchmaker.seek(person.id(), terms);
    sought = seek;
    accompanied = null;
    matchmaker.start(seek);
  }

  void stop() {
    MatchQueue.Seek seek = sought;
    if (seek != null) {
      sought = null;
      matchmaker.stop(seek);
    }
  }

  /** Whether this very search was started here, and not stopped. */
  boolean seeks(MatchQueue.Seek seek) {
    return sought == seek;
  }

  /** Has this person go to a game as soon as they are in the lobby. */
  void found(GameTable game, boolean isOver) {
    if (isOver) {
      stop(); // it may be another one by now
    }
    accompanied = isOver ? null : game.live();
    isSought = true;
    found = game;
    person.elsewhere().tell();
  }

  /** Has this person go to a table, whose seat they have taken by now. */
  void sat(GameTable table) {
    isSought = false;
    found = table;
  }

  /** The game that was found, once. */
  Optional<GameTable> takeFound() {
    GameTable game = found;
    found = null;
    return Optional.ofNullable(game);
  }

  /** How it stands; empty if nothing is looked for. */
  Optional<OpponentSearch> state() {
    GameTable game = found;
    if (game != null) {
      return Optional.of(new OpponentSearch(descriptions.title(game), 0, true, isSought));
    }
    return Optional.ofNullable(sought)
        .filter(matchmaker.queue()::isOn)
        .map(
            one ->
                new OpponentSearch(
                    descriptions.title(one.family(), one.chosen(), one.time()),
                    matchmaker.waitedSeconds(one),
                    false,
                    true));
  }

  /** Whether a computer plays in this game until an opponent is found. */
  boolean isAccompaniedIn(LiveSession game) {
    MatchQueue.Seek seek = sought;
    return game == accompanied && seek != null && matchmaker.queue().isOn(seek);
  }

  /**
   * The name of the one who waits for this person in a game that was found; empty if nobody does.
   */
  String waiting() {
    GameTable game = found;
    if (game == null) {
      return "";
    }
    Session now = game.live().now();
    return descriptions.name(
        now.seat(now.sidesOf(person.me()).contains(Side.BLACK) ? Side.WHITE : Side.BLACK));
  }

  /** Remembers the table that needs a name before this person sits down. */
  void want(GameTable table) {
    wanted = table;
  }

  /** Whether a table needs a name before this person sits down. */
  boolean isWanting() {
    return wanted != null;
  }

  /** Drops the table that needed a name: a name taken later is for something else. */
  void goElsewhere() {
    wanted = null;
  }

  /** The table that needed a name, once. */
  Optional<GameTable> takeWanted() {
    GameTable table = wanted;
    wanted = null;
    return Optional.ofNullable(table);
  }
}
