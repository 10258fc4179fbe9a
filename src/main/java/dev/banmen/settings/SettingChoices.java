package dev.banmen.settings;

import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;

/** What the settings can be set to. Only the program that shows them knows. For any thread. */
public interface SettingChoices {
  /**
   * The values to choose from.
   *
   * @param environment the variables that say where themes are
   * @param language of what is wrong with a theme
   */
  List<String> of(Setting setting, Map<String, String> environment, Language language);

  /** Whether a value is one of those, which is found out faster than all of them. */
  boolean has(Setting setting, String value, Map<String, String> environment, Language language);

  /** The faults of the user's own keys, such as two actions on one key. */
  List<SettingsFault> keyFaults(Settings settings, Language language);
}
