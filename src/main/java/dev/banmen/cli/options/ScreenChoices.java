package dev.banmen.cli.options;

import dev.banmen.app.local.LanguageChoice;
import dev.banmen.app.local.Preferences;
import dev.banmen.settings.Setting;
import dev.banmen.settings.SettingChoices;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The settings' choices as the screen has them: its themes, glyphs, colours and keys. */
public enum ScreenChoices implements SettingChoices {
  ALL;

  @Override
  public List<String> of(Setting setting, Map<String, String> environment, Language language) {
    return switch (setting) {
      case THEME -> withAuto(Themes.of(environment, language).names());
      case GLYPHS -> GlyphSet.NAMES;
      case COLOR -> Display.COLOURS;
      case LANGUAGE -> withAuto(LanguageChoice.NAMES);
      case MOUSE, COACH -> List.of("true", "false");
      case KEYS -> KeyMap.SETS;
    };
  }

  private static List<String> withAuto(List<String> names) {
    List<String> all = new ArrayList<>(List.of("auto"));
    all.addAll(names);
    return all;
  }

  @Override
  public boolean has(
      Setting setting, String value, Map<String, String> environment, Language language) {
    return setting == Setting.THEME
        ? value.equals(Themes.AUTO) || Themes.of(environment, language).has(value)
        : of(setting, environment, language).contains(value);
  }

  @Override
  public List<SettingsFault> keyFaults(Settings settings, Language language) {
    List<KeyMap.Clash> clashes = new ArrayList<>();
    KeyMap.of(Preferences.keys(settings), clashes);
    List<SettingsFault> faults = new ArrayList<>();
    for (KeyMap.Clash clash : clashes) {
      Settings.Binding key = settings.keys().get(clash.at());
      faults.add(new SettingsFault(key.line(), key.column(), clash.text(language)));
    }
    return faults;
  }
}
