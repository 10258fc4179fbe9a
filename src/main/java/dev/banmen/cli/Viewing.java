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
    boolean isPiped = System.getProperty(RecordingFile.PIPED) != null;
    if (opening.file().equals(RecordingFile.STANDARD_INPUT) && !isPiped) {
      streams.complain(Wording.of("terminal.pipe"));
      return ExitCode.USAGE;
    }
    try {
      return stage.show(games, opening, manner);
    } catch (Stage.NoTerminal e) {
      streams.complain(Wording.of("terminal.view", e.getMessage(), opening.file()));
      return ExitCode.USAGE;
    } catch (Stage.NoGame e) {
      streams.complain(e.getMessage());
      return ExitCode.FAULT;
    }
  }
}
