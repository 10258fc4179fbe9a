package dev.banmen.app.local;

import dev.banmen.app.KeyChoice;
import dev.banmen.app.Preference;
import dev.banmen.app.Refusal;
import dev.banmen.game.Games;
import dev.banmen.record.StateFolder;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsText;
import dev.banmen.text.Language;
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
 * The user's settings file for the settings page: its rows, and a change to one.
 *
 * @param host where the user's own is
 * @param folder where it is instead, without themes; empty for the user's own
 */
record SettingsEditor(HostEnvironment host, Optional<Path> folder, Language language) {
  private Preferences preferences() throws IOException {
    return folder.isEmpty()
        ? Preferences.of(host, language)
        : new Preferences(
            folder.get().resolve(Preferences.NAME), Map.of("HOME", "/dev/null"), language);
  }

  /** All settings of the file; the defaults if it cannot be read. */
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
      return Settings.DEFAULTS;
    }
  }

  /** Its name; without the folder if that isn't the user's own. */
  String file() {
    try {
      return folder.isEmpty() ? preferences().file().toString() : Preferences.NAME;
    } catch (IOException e) {
      return "";
    }
  }

  /** The file's settings for new games; the defaults if it cannot be read. */
  PlayDefaults habits(Games games) {
    try {
      Preferences.Heard heard = preferences().heard(games);
      return new PlayDefaults(heard.games(), heard.settings().is(Setting.COACH));
    } catch (IOException e) {
      return PlayDefaults.NONE; // reading the rest will report what is wrong
    }
  }

  /**
   * Writes a choice into the file, and leaves everything else as it is.
   *
   * @return the keys as the file has them now
   */
  KeyChoice keep(Preference chosen) throws Refusal {
    try {
      Preferences preferences = preferences();
      keep(preferences, Setting.valueOf(chosen.name().toUpperCase(Locale.ROOT)), chosen.value());
      return preferences.heard().keys();
    } catch (IOException e) {
      throw new Refusal(file() + ": " + IoReason.unwritable(e, wording()));
    }
  }

  static void keep(Preferences preferences, Setting setting, String value)
      throws Refusal, IOException {
    LocalText wording = new LocalText(preferences.language());
    String old = text(preferences, wording);
    try {
      String text = SettingsText.changed(old, setting, value, preferences.language());
      StateFolder.made(preferences.file().toAbsolutePath().getParent());
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      NewFile.replace(preferences.file().toString(), out -> out.write(bytes), wording);
    } catch (IllegalArgumentException e) {
      throw new Refusal(wording.of("unchanged", preferences.file(), e.getMessage()));
    }
  }

  /** The file's text; nothing if there is no file. */
  private static String text(Preferences preferences, LocalText wording) throws Refusal {
    try {
      return Files.exists(preferences.file()) ? preferences.text() : "";
    } catch (IOException e) {
      throw new Refusal(preferences.file() + ": " + Preferences.hindrance(e, wording));
    }
  }

  private LocalText wording() {
    return new LocalText(language);
  }
}
