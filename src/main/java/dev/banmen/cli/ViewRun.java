package dev.banmen.cli;

import dev.banmen.app.local.HostEnvironment;
import dev.banmen.app.local.RecordingFile;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import dev.banmen.cli.options.Streams;
import dev.banmen.game.Games;
import java.io.File;

/** The command {@code view}, apart from its options' spelling. */
record ViewRun(HostEnvironment host, Games games, Streams streams, Frontend frontend) {
  /**
   * Shows a recorded game, or a folder's files if only a folder is named.
   *
   * @return the exit code
   */
  int view(StartView.View opening, DisplayOptions options) {
    boolean isPiped = host.piped().isPresent();
    if (opening.file().equals(RecordingFile.STANDARD_INPUT) && !isPiped) {
      streams.complain(wording().of("terminal.pipe"));
      return ExitCode.USAGE;
    }
    boolean isFolder = opening.isPlain() && new File(host.full(opening.file())).isDirectory();
    try {
      StartView shown = isFolder ? new StartView.Browse(opening.file()) : opening;
      return frontend.show(games, shown, options);
    } catch (Frontend.Unshown e) {
      String key = isFolder ? "terminal.home" : "terminal.view";
      streams.complain(wording().of(key, e.getMessage(), opening.file()));
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
