package dev.banmen.app;

import dev.banmen.command.Command;
import dev.banmen.game.Position;
import dev.banmen.session.LiveSession;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A place where many people play, as one of them sees it: who is here, what is played, what is
 * said. Any thread; each method returns at once.
 */
public interface Lobby extends NewsSource {
  /** The name of the place, such as {@code Club of Ulm}; may be empty. */
  String name();

  /** The rows to see: own ones first, then those with a free seat, then the others. */
  List<LobbyRow> rows();

  /**
   * Whether there is a table with this number, as one that was opened elsewhere a moment ago; then
   * the rows have it by now, if this person may see it. It may take a second.
   */
  default boolean finds(long number) {
    return false;
  }

  /** The position of a row now. */
  Position position(LobbyRow row) throws Refusal;

  /** The names of those who are here, in order; own name first. */
  List<String> people();

  /** The newest talk, the oldest first: the speaker and the text in each line. */
  List<String> chat();

  /**
   * Goes to a table: to the own seat, else to a free one, else to watch.
   *
   * @throws Refusal if there is no such table any more
   */
  LiveSession enter(LobbyRow.Table table) throws Refusal;

  /**
   * Plays the game that somebody looks for.
   *
   * @throws Refusal if they look for it no more, or this person may not
   */
  LiveSession accept(LobbyRow.Seeker seeker) throws Refusal;

  /**
   * Goes to the table of a friend who has sent its code.
   *
   * @throws Refusal if no table has this code
   */
  LiveSession join(String code) throws Refusal;

  /**
   * Opens a table at which this person leads and others follow, in place of an earlier one.
   *
   * @param isPrivate whether only those who have its code find it
   * @throws Refusal if there can be none here
   */
  TeachingTable teach(SharedPosition start, boolean isPrivate) throws Refusal;

  /**
   * Goes to a teaching table.
   *
   * @throws Refusal if there is no such table any more, or this person may not
   */
  TeachingTable follow(LobbyRow.Teaching table) throws Refusal;

  /**
   * Goes to the teaching table of a friend who has sent its code; empty if none has this code.
   *
   * @throws Refusal if this person may not
   */
  default Optional<TeachingTable> follow(String code) throws Refusal {
    return Optional.empty();
  }

  /**
   * Says something to all who are here.
   *
   * @throws Refusal if it is too long, or too much at once
   */
  void say(String text) throws Refusal;

  /**
   * Starts to look for an opponent: the nearest one by game, rating and clock.
   *
   * @param like whose game is wanted; else, or at a teaching table, it is the one that was played
   *     last
   * @throws Refusal if this person cannot play more games
   */
  default void playNow(Optional<LobbyRow> like) throws Refusal {}

  /**
   * Starts to look for an opponent in a game: with the options and the clock of this person's last
   * one, else for a quick one.
   *
   * @param family the id of a game that is here
   * @throws Refusal if this person cannot play more games
   */
  default void playNow(String family) throws Refusal {}

  /** Stops looking for an opponent. */
  default void stopSearch() {}

  /** How the search for an opponent stands; empty if there is none. */
  default Optional<OpponentSearch> search() {
    return Optional.empty();
  }

  /** Goes to the game for which an opponent was found, once; empty if there is none. */
  default Optional<LiveSession> found() {
    return Optional.empty();
  }

  /**
   * How often a turn of this person has begun at a table that they do not look at, since they came.
   */
  default int turnsBegun() {
    return 0;
  }

  /** The name to take, as long as this person has none; empty once they have. */
  default Optional<NameOffer> nameOffer() {
    return Optional.empty();
  }

  /**
   * Takes a name; {@link #nameOffer} tells soon whether that worked.
   *
   * @throws Refusal if nobody may be called that
   */
  default void takeName(String name) throws Refusal {}

  /**
   * Carries out a command about this person's keys and tables, or about others.
   *
   * @param rest what follows it
   * @return what to show then, completed on any thread; with a refusal if it could not be done
   * @throws Refusal if it cannot be
   */
  default CompletableFuture<String> command(Command command, String rest) throws Refusal {
    return CompletableFuture.completedFuture("");
  }

  /**
   * Completes once all that this person has asked for here is answered: a name, a game, what they
   * said; empty if they have asked for nothing since this was last called. Only for one thread.
   */
  default Optional<CompletableFuture<Void>> asked() {
    return Optional.empty();
  }

  /** A text that this person has to read, such as a code that is shown once; often empty. */
  default String letter() {
    return "";
  }

  /**
   * Whether the letter stays until it is dismissed, as it has something to write down; by default
   * one of several lines.
   */
  default boolean isLetterLasting() {
    return letter().contains("\n");
  }

  /** Shows a text in place of the last letter; an empty one ends it. */
  default void tell(String letter) {}

  /** Ends a letter that was read, unless there is more in it by now. */
  default void dismiss(String read) {
    if (letter().equals(read)) {
      tell("");
    }
  }
}
