package dev.banmen.server;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.session.LiveSession;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * One stay of a person, from one terminal; there may be several at a time. For any thread; each
 * method returns at once.
 */
public interface Visit extends AutoCloseable {
  /** What the visitor can do here. Of one viewer. */
  Person person();

  /**
   * Goes straight to a table, by the words after the host: {@code join CODE}, {@code watch N} or
   * {@code play GAME bot:N}.
   *
   * @throws Refusal if there is no such table, or the words mean nothing here; it says what would
   */
  LiveSession goTo(List<String> words) throws Refusal;

  /**
   * Goes straight to a teaching table, by the words after the host: {@code join CODE}; without
   * words, to the one at which this person's last visit broke off.
   *
   * @return empty if the words mean no such table
   * @throws Refusal if this person may not follow there
   */
  default Optional<TeachingTable> teaching(List<String> words) throws Refusal {
    return Optional.empty();
  }

  /**
   * Whether the words after the host lead to the lobby first, because the game is rated and this
   * person has no name yet. With a name, they go straight to that game.
   */
  default boolean needsName(List<String> words) {
    return false;
  }

  /** Asks in the lobby for the name that the words after the host need. */
  default void askName(List<String> words) {}

  /** The game at which this person's last visit broke off, once; it goes on. */
  Optional<LiveSession> back();

  /** How many games wait for this person's move. */
  int waiting();

  /**
   * Has the house end this visit when it must.
   *
   * @param end gets why, at most once, on any thread; at once if the visit was ended before
   */
  void onSentAway(Consumer<String> end);

  /**
   * Says how to know whether the person's terminal is reached; until then, it is.
   *
   * @param isReached asked on any thread
   */
  default void reachedIf(BooleanSupplier isReached) {}

  /** The person's number. */
  long number();

  /** Whether this person has a seat in a game in play that is shown in this visit. */
  boolean isPlaying();

  /** Ends the visit; its games go on. */
  @Override
  void close();
}
