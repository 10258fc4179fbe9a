package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.record.StateFolder;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsText;
import dev.banmen.tui.House;
import dev.banmen.tui.KeyMap;
import dev.banmen.tui.Preference;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The user's file of settings as the page of settings has it: rows, and a change to one.
 *
 * @param folder where it is, and no themes are; empty for the user's own
 */
record Preferred(Optional<Path> folder) {
  private Preferences preferences() throws IOException {
    return folder.isEmpty()
        ? Preferences.ofProcess()
        : new Preferences(folder.get().resolve(Preferences.NAME), Map.of("HOME", "/dev/null"));
  }

  /** All settings as the file has them; where it cannot be read, as they usually are. */
  List<Preference> all() {
    List<Preference> all = new ArrayList<>();
    try {
      Preferences preferences = preferences();
      Settings settings = settings(preferences);
      for (Setting setting : Setting.values()) {
        all.add(
            new Preference(
                setting.name().toLowerCase(Locale.ROOT),
                settings.value(setting),
                preferences.choices(setting)));
      }
    } catch (IOException e) {
      // This locale cannot spell its name, and there is nothing to choose.
    }
    return all;
  }

  private static Settings settings(Preferences preferences) {
    try {
      return preferences.heard().settings();
    } catch (IOException e) {
      return Settings.USUAL;
    }
  }

  /** Its name; without the folder where that is not the user's own. */
  String file() {
    try {
      return folder.isEmpty() ? preferences().file().toString() : Preferences.NAME;
    } catch (IOException e) {
      return "";
    }
  }

  /** How games are begun as the file has it; as they usually are where it cannot be read. */
  Habits habits(Games games) {
    try {
      Preferences.Heard heard = preferences().heard(games);
      return new Habits(heard.games(), heard.settings().is(Setting.COACH));
    } catch (IOException e) {
      return Habits.NONE; // whoever needs the rest tells what is wrong
    }
  }

  /** Writes a choice into the file, where everything else stays as it is, and uses its keys. */
  void keep(Preference chosen) throws House.Refusal {
    try {
      Preferences preferences = preferences();
      keep(preferences, Setting.valueOf(chosen.name().toUpperCase(Locale.ROOT)), chosen.value());
      KeyMap.use(preferences.heard().keys());
    } catch (IOException e) {
      throw new House.Refusal(file() + ": " + Wording.of("unwritable", Hindrance.ofWriting(e)));
    }
  }

  static void keep(Preferences preferences, Setting setting, String value)
      throws House.Refusal, IOException {
    String old = text(preferences);
    try {
      String text = SettingsText.changed(old, setting, value);
      StateFolder.made(preferences.file().toAbsolutePath().getParent());
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      NewFile.replace(preferences.file().toString(), out -> out.write(bytes));
    } catch (IllegalArgumentException e) {
      throw new House.Refusal(Wording.of("unchanged", preferences.file(), e.getMessage()));
    }
  }

  /** What the file says; nothing where there is none. */
  private static String text(Preferences preferences) throws House.Refusal {
    try {
      return Files.exists(preferences.file()) ? preferences.text() : "";
    } catch (IOException e) {
      throw new House.Refusal(preferences.file() + ": " + Preferences.hindrance(e));
    }
  }
}
