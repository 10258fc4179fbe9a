package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Games;

/** Shows games to people: the screen, or line mode. */
interface Frontend {
  /**
   * Shows games until the user leaves.
   *
   * @return the exit code
   * @throws UsageFault if there is no such game
   * @throws NoGame if there is nothing to resume
   * @throws Unshown if there is nothing to show it on
   */
  int show(Games games, StartView view, DisplayOptions options) throws NoGame, Unshown;

  /**
   * Shows it, or writes to standard error why it cannot be shown.
   *
   * @param unshown the key of the sentence if there is no terminal: it gets the reason and the name
   * @param name what the user named, if anything
   * @return the exit code
   */
  default int show(
      CommandContext context, StartView view, DisplayOptions options, String unshown, String name) {
    try {
      return show(context.games(), view, options);
    } catch (Unshown e) {
      return context.fail(ExitCode.USAGE, context.text(unshown, e.getMessage(), name));
    } catch (NoGame e) {
      return context.fail(ExitCode.FAULT, e.getMessage());
    }
  }

  /** There is no unfinished game to resume. The message is one line. */
  final class NoGame extends Exception {
    private static final long serialVersionUID = 1L;

    NoGame(String message) {
      super(message);
    }
  }

  /** Input or output is not a terminal, or the terminal cannot show a screen. */
  final class Unshown extends Exception {
    private static final long serialVersionUID = 1L;

    Unshown(String message) {
      super(message);
    }
  }
}
