package dev.banmen.app.local;

import dev.banmen.gtp.client.CommandWords;
import dev.banmen.session.EngineSeat;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The programs of others that one user plays against. Mutable, one thread. */
final class EngineChoices {
  private final Map<String, String> given = new LinkedHashMap<>(); // on the command line

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

  /** Returns all command lines, by name. */
  Map<String, String> all(Settings settings) {
    Map<String, String> all = new LinkedHashMap<>();
    for (Settings.NamedEngine engine : settings.engines()) {
      if (EngineSeat.isName(engine.name())) {
        all.put(engine.name(), engine.command());
      }
    }
    given.forEach(
        (name, command) -> {
          if (!all.containsKey(name) || !command.equals(name)) {
            all.put(name, command);
          }
        });
    return all;
  }
}
