package dev.banmen.shell;

import java.util.List;
import java.util.Optional;

/** What goes on in the line mode: nothing yet, a game, a recording, a lesson. Mutable. */
interface Activity {
  /** The names of its commands, in the order to tell of them. */
  List<String> commands();

  /** The answer to one of its commands, or to a move; empty if this means nothing here. */
  Optional<Said> on(Typed typed);

  /** What is expected besides commands, in a few words; empty if nothing is. */
  String expected();

  /** What could stand behind a command, or, where that is empty, instead of one. */
  List<String> known(String command);

  /** What is to be said as it is left; often nothing. */
  default String parting() {
    return "";
  }

  /** It is left. */
  void leave();
}
