package dev.banmen.cli;

import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import dev.banmen.cli.options.Streams;
import dev.banmen.game.Games;
import dev.banmen.session.Terms;
import java.util.Map;

/** The command {@code play}, apart from its options' spelling. */
record PlayRun(Games games, Streams streams, Frontend frontend) {
  /** Plays a game with its default options. */
  int play(String id) {
    return play(new StartView.New(Terms.of(id, Map.of())), id, DisplayOptions.DEFAULTS);
  }

  /** Lets the user choose what to play. */
  int home(DisplayOptions options) {
    try {
      return frontend.show(games, new StartView.Home(), options);
    } catch (Frontend.Unshown e) {
      streams.complain(wording().of("terminal.home", e.getMessage()));
      return ExitCode.USAGE;
    } catch (Frontend.NoGame e) {
      throw new IllegalStateException(e); // it asked for no game
    }
  }

  /**
   * Plays from an opening.
   *
   * @param id the game that the user named, if any
   * @return the exit code
   */
  int play(StartView opening, String id, DisplayOptions options) {
    try {
      return frontend.show(games, opening, options);
    } catch (Frontend.Unshown e) {
      streams.complain(wording().of("terminal.play", e.getMessage(), id.isEmpty() ? "GAME" : id));
      return ExitCode.USAGE;
    } catch (Frontend.NoGame e) {
      streams.complain(e.getMessage());
      return ExitCode.FAULT;
    }
  }

  private CliText wording() {
    return CliText.of(games);
  }
}
