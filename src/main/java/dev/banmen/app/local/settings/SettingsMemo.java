package dev.banmen.app.local.settings;

import dev.banmen.app.local.host.NewFile;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.storage.BoundedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A cache of the settings that were last read, with their text: while the text is the same, no TOML
 * has to be parsed, which takes longer than the first frame. Immutable.
 *
 * @param file of the cache; it need not exist, and nothing depends on it
 */
public record SettingsMemo(Path file) {
  private static final int MOST_BYTES = 4 * Preferences.MOST_BYTES;
  private static final String BINDING = "\t";
  private static final String OPTION = " ";
  private static final String ENGINE = "!";

  /** The settings that were read from this text. */
  Optional<Settings> of(String text) {
    try {
      if (!Files.exists(file)) {
        return Optional.empty();
      }
      String kept = BoundedFile.text(file, MOST_BYTES);
      String head = head(text);
      return kept.startsWith(head) && kept.startsWith(text, head.length())
          ? Optional.of(settings(kept.substring(head.length() + text.length())))
          : Optional.empty();
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // we did not write it
    }
  }

  private static String head(String text) {
    return text.length() + "\n";
  }

  private static Settings settings(String lines) {
    Map<Setting, String> chosen = new EnumMap<>(Setting.class);
    List<Settings.Binding> keys = new ArrayList<>();
    List<Settings.GameDefault> options = new ArrayList<>();
    List<Settings.NamedEngine> engines = new ArrayList<>();
    for (String line : lines.split("\n")) {
      int equals = line.indexOf('=');
      if (line.startsWith(BINDING)) {
        List<String> parts = List.of(line.substring(1).split(BINDING));
        keys.add(
            new Settings.Binding(
                parts.get(0),
                parts.subList(3, parts.size()),
                Integer.parseInt(parts.get(1)),
                Integer.parseInt(parts.get(2))));
      } else if (line.startsWith(OPTION)) {
        String[] parts = line.substring(1).split(BINDING, 5);
        options.add(
            new Settings.GameDefault(
                parts[2],
                parts[3],
                parts[4],
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1])));
      } else if (line.startsWith(ENGINE)) {
        List<String> parts = List.of(line.substring(1).split(BINDING));
        engines.add(
            new Settings.NamedEngine(
                parts.get(2),
                parts.get(3),
                parts.subList(5, parts.size()),
                Boolean.parseBoolean(parts.get(4)),
                Integer.parseInt(parts.get(0)),
                Integer.parseInt(parts.get(1))));
      } else if (equals > 0) {
        chosen.put(Setting.valueOf(line.substring(0, equals)), line.substring(equals + 1));
      }
    }
    return new Settings(chosen, keys, options, engines);
  }

  /** Saves the settings of a text without faults, if it can. */
  public void keep(String text, Settings settings) {
    StringBuilder lines = new StringBuilder(head(text)).append(text).append('\n');
    settings
        .chosen()
        .forEach((setting, value) -> lines.append(setting.name() + "=" + value + "\n"));
    for (Settings.Binding key : settings.keys()) {
      String all = key.name() + String.join("", key.keys());
      if (all.chars().anyMatch(Character::isISOControl) || key.keys().contains("")) {
        return;
      }
      lines.append(BINDING).append(key.name()).append(BINDING).append(key.line());
      lines.append(BINDING).append(key.column());
      key.keys().forEach(name -> lines.append(BINDING).append(name));
      lines.append('\n');
    }
    for (Settings.GameDefault option : settings.options()) {
      String all = option.game() + option.key() + option.value();
      if (all.chars().anyMatch(Character::isISOControl)) {
        return;
      }
      lines.append(OPTION).append(option.line()).append(BINDING).append(option.column());
      for (String part : List.of(option.game(), option.key(), option.value())) {
        lines.append(BINDING).append(part);
      }
      lines.append('\n');
    }
    for (Settings.NamedEngine engine : settings.engines()) {
      String all = engine.name() + engine.command() + String.join("", engine.games());
      if (all.chars().anyMatch(Character::isISOControl) || engine.games().contains("")) {
        return;
      }
      lines.append(ENGINE).append(engine.line()).append(BINDING).append(engine.column());
      lines.append(BINDING).append(engine.name()).append(BINDING).append(engine.command());
      lines.append(BINDING).append(engine.reviews());
      engine.games().forEach(game -> lines.append(BINDING).append(game));
      lines.append('\n');
    }
    try {
      NewFile.keep(file, lines.toString());
    } catch (IOException e) {
      // The next start takes as long as this one.
    }
  }
}
