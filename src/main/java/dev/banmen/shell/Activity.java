package dev.banmen.shell;

import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Argument;
import dev.banmen.command.Choices;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The current activity in line mode: none yet, a game, a recording or a lesson. Mutable. */
public interface Activity extends Choices {
  /** The activity before anything is opened. */
  Activity NONE =
      new Activity() {
        @Override
        public Set<Where> where() {
          return Set.of();
        }

        @Override
        public Optional<Answer> on(TypedCommand typed) {
          return Optional.empty();
        }
      };

  /** The places where the activity's commands are typed. */
  Set<Where> where();

  /**
   * Answers one of its commands, or a move; empty if that means nothing here.
   *
   * @throws Refusal if it cannot be, which is the answer then
   */
  Optional<Answer> on(TypedCommand typed) throws Refusal;

  /** The input expected other than commands, in a few words; empty if there is none. */
  default String expected() {
    return "";
  }

  /** An example of how a point of its board is named. */
  default String point() {
    return "D4";
  }

  @Override
  default List<String> others() {
    return List.of();
  }

  @Override
  default List<String> of(Argument argument, String rest) {
    return List.of();
  }

  /** What is said first about it; nothing by default. */
  default Answer opening() {
    return Answer.NONE;
  }

  /** The sentence on leaving it; often none. */
  default String parting() {
    return "";
  }

  /** Waits for what somebody else is about to do, and says it; nothing if nobody is. */
  default Optional<Answer> awaited() {
    return Optional.empty();
  }

  /** The news of what others have done since the last answer; none by default. */
  default Optional<Answer> news() {
    return Optional.empty();
  }

  /**
   * Adds a listener that hears, on any thread, that there may be news, and returns at once.
   *
   * @return removes it
   */
  default Runnable listen(Runnable listener) {
    return () -> {};
  }

  /** The game in play that is open; none by default. */
  default Optional<LiveSession> game() {
    return Optional.empty();
  }

  /** The game that continues what is open against the computer; none by default. */
  default Optional<Terms> onward() {
    return Optional.empty();
  }

  /** The place that could be led through at a teaching table; none by default. */
  default Optional<SharedPosition> shown() {
    return Optional.empty();
  }

  /** The teaching table that is open; none by default. */
  default Optional<TeachingTable> table() {
    return Optional.empty();
  }

  /** Whether somebody waits for the person who types. */
  default boolean isTurn() {
    return false;
  }

  /** Whether time runs, so that there may be news once a second. */
  default boolean isTimed() {
    return false;
  }

  /** The game that is open as text for other programs; none by default. */
  default Optional<String> text(int most) {
    return Optional.empty();
  }

  default void leave() {}
}
