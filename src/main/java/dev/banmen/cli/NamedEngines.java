package dev.banmen.cli;

import dev.banmen.app.local.Library;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.gtp.client.EngineProgram;

/** The programs that have names in the settings. */
final class NamedEngines {
  private NamedEngines() {}

  /** Returns the command that the settings have for a name; without one, what was written. */
  static EngineProgram command(String written, CommandContext context) {
    Library library = new Library(context.host(), context.games(), ScreenChoices.ALL);
    return library.preferences().engineCommands().getOrDefault(written, new EngineProgram(written));
  }
}
