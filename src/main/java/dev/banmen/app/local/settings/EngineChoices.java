package dev.banmen.app.local.settings;

import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Games;
import dev.banmen.gtp.client.CommandWords;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.session.EngineSeat;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The programs of others that one user plays against. Mutable, one thread. */
final class EngineChoices {
  private final Map<String, String> given = new LinkedHashMap<>(); // on the command line
  private String reviewer = ""; // on the command line; empty if there is none

  /** Returns the faults of the names and command lines in a settings file. */
  static List<SettingsFault> faults(Settings settings, Language language) {
    LocalText wording = new LocalText(language);
    List<SettingsFault> faults = new ArrayList<>();
    for (Settings.NamedEngine engine : settings.engines()) {
      String key =
          !EngineSeat.isName(engine.name())
              ? "config.engine.name"
              : CommandWords.of(engine.command()).isEmpty() ? "config.engine.command" : "";
      if (!key.isEmpty()) {
        String text = wording.of(key, engine.name(), EngineSeat.LONGEST);
        faults.add(new SettingsFault(engine.line(), engine.column(), text));
      }
    }
    return faults;
  }

  /** Adds one that stands on the command line; a name alone goes after the settings. */
  void give(String name, String command) {
    given.put(name, command);
  }

  /** Has reviews made by the program of a name in the settings, or of a command line. */
  void reviewWith(String written) {
    reviewer = written;
  }

  /**
   * Returns the program that reviews a game: that of the command line, or the first one that the
   * settings want for it.
   */
  Optional<EngineProgram> reviewer(Settings settings, String family) {
    Map<String, EngineProgram> all = all(settings);
    if (!reviewer.isEmpty()) {
      return Optional.of(all.getOrDefault(reviewer, new EngineProgram(reviewer)));
    }
    for (Settings.NamedEngine engine : settings.engines()) {
      if (engine.reviews() && all.containsKey(engine.name())) {
        EngineProgram program = all.get(engine.name());
        if (program.plays(family)) {
          return Optional.of(program);
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the faults of the games that engines are said to play. */
  static List<SettingsFault> gameFaults(Settings settings, Games games) {
    List<SettingsFault> faults = new ArrayList<>();
    for (Settings.NamedEngine engine : settings.engines()) {
      for (String game : engine.games()) {
        if (games.find(game).isEmpty()) {
          String text = LocalText.of(games).of("fault.game", game, games.choices());
          faults.add(new SettingsFault(engine.line(), engine.column(), text));
        }
      }
    }
    return faults;
  }

  /** Returns how all are started, by name. */
  Map<String, EngineProgram> all(Settings settings) {
    Map<String, EngineProgram> all = new LinkedHashMap<>();
    for (Settings.NamedEngine engine : settings.engines()) {
      if (EngineSeat.isName(engine.name())) {
        all.put(engine.name(), new EngineProgram(engine.command(), Set.copyOf(engine.games())));
      }
    }
    given.forEach(
        (name, command) -> {
          EngineProgram known = all.get(name);
          if (known == null) {
            all.put(name, new EngineProgram(command));
          } else if (!command.equals(name)) {
            all.put(name, new EngineProgram(command, known.games()));
          }
        });
    return all;
  }
}
