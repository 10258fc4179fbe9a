package dev.banmen.cli;

import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Games;
import dev.banmen.session.Terms;
import java.io.IOException;
import java.nio.file.Path;

/** Shows games to people: the screen as the command line sees it. */
interface Frontend {
  /**
   * Shows a game until the players leave.
   *
   * @param opening what is shown first
   * @param options how it is drawn
   * @return the exit code
   * @throws UsageFault if there is no such game
   * @throws NoGame if there is nothing to resume
   * @throws Unshown if there is nothing to show it on
   */
  int show(Games games, StartView opening, DisplayOptions options) throws NoGame, Unshown;

  /** Unpacks into a folder what a frontend would otherwise unpack at each start. */
  void unpack(Path folder) throws IOException;

  /** Paints one screen to nowhere, so that a start-up archive learns the classes it takes. */
  void rehearse(Games games, Terms terms) throws IOException;

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
