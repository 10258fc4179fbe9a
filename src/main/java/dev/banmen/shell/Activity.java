package dev.banmen.shell;

import java.util.List;
import java.util.Optional;

/** The current activity in line mode: none yet, a game, a recording or a lesson. Mutable. */
interface Activity {
  /** The names of its commands, in the order to list them. */
  List<String> commands();

  /** Answers one of its commands, or a move; empty if that means nothing here. */
  Optional<Answer> on(TypedLine typed);

  /** The input expected other than commands, in a few words; empty if there is none. */
  default String expected() {
    return "";
  }

  /** The words that could follow a command, or replace one if it is empty. */
  default List<String> completions(String command) {
    return List.of();
  }

  /** What to say on leaving it; often nothing. */
  default String parting() {
    return "";
  }

  /** Waits for what somebody else is about to do, and says it; nothing if nobody is. */
  default Optional<Answer> awaited() {
    return Optional.empty();
  }

  default void leave() {}
}
