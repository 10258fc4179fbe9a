package dev.banmen.cli.options;

import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.text.Language;
import java.util.Map;

/**
 * The surroundings of every command: the user's machine, the games in their language, the streams.
 */
public record CommandContext(HostEnvironment host, Games games, StandardStreams streams) {
  public CommandContext in(Language language) {
    return new CommandContext(host, games.in(language), streams);
  }

  /** The game with this id; a fault if there is none. */
  public Family family(String id) {
    for (Family family : games.families()) {
      if (family.id().equals(id)) {
        return family;
      }
    }
    throw new UsageFault(text("fault.game", id, games.choices()));
  }

  public Language language() {
    return games.language();
  }

  /** The user's own themes. */
  public ThemeStore themes() {
    return LocalThemes.of(host, language());
  }

  public Map<String, String> variables() {
    return host.variables();
  }

  /** The sentences of the command line. */
  public CliText wording() {
    return CliText.of(games);
  }

  /** The sentences about files and the like. */
  public LocalText local() {
    return LocalText.of(games);
  }

  public String text(String key, Object... values) {
    return wording().of(key, values);
  }

  /** Writes text to standard output, see {@link StandardStreams#say(String)}. */
  public void say(String text) {
    streams.say(text);
  }

  /** Writes a line to standard error, see {@link StandardStreams#complain}. */
  public void complain(String line) {
    streams.complain(line);
  }

  /** Writes a line to standard error, and returns the exit code. */
  public int fail(int exitCode, String line) {
    streams.complain(line);
    return exitCode;
  }
}
