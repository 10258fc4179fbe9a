package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.session.Terms;
import java.util.Map;

/** The command {@code play}, apart from its options' spelling. */
record Playing(Games games, Streams streams, Stage stage) {
  /** Plays a game as it usually is. */
  int play(String id) {
    return play(id, Map.of(), "auto", false);
  }

  /**
   * Plays a game.
   *
   * @param chosen values of the game's options
   * @return the exit code
   */
  int play(String id, Map<String, String> chosen, String color, boolean ascii) {
    try {
      return stage.show(games, Terms.of(id, chosen), color, ascii);
    } catch (Stage.NoTerminal e) {
      streams.complain(
          "play needs a terminal ("
              + e.getMessage()
              + "); without one, 'banmen judge "
              + id
              + "' judges moves from a file");
      return ExitCode.USAGE;
    }
  }
}
