package dev.banmen.cli;

import dev.banmen.game.Games;

/** The command {@code view}, apart from its options' spelling. */
record Viewing(Games games, Streams streams, Stage stage) {
  /**
   * Shows a recorded game.
   *
   * @return the exit code
   */
  int view(Opening.View opening, Manner manner) {
    if (opening.file().equals(RecordingFile.STANDARD_INPUT)) {
      streams.complain(
          "view takes keys from standard input, and no file; 'banmen show -' shows one from there");
      return ExitCode.USAGE;
    }
    try {
      return stage.show(games, opening, manner);
    } catch (Stage.NoTerminal e) {
      streams.complain(
          "view needs a terminal ("
              + e.getMessage()
              + "); without one, 'banmen show "
              + opening.file()
              + "' shows a recorded game");
      return ExitCode.USAGE;
    } catch (Stage.NoGame e) {
      streams.complain(e.getMessage());
      return ExitCode.FAULT;
    }
  }
}
