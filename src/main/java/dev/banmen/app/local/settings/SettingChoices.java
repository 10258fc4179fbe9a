package dev.banmen.app.local.settings;

import dev.banmen.app.ThemeStore;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.text.Language;
import java.util.List;

/**
 * The values that the settings can have. Only the program that shows them knows. For any thread.
 */
public interface SettingChoices {
  /**
   * The values to choose from.
   *
   * @param themes the user's own themes
   */
  List<String> of(Setting setting, ThemeStore themes);

  /** The faults of the user's own keys, such as two actions on one key. */
  List<SettingsFault> keyFaults(Settings settings, Language language);
}
