package dev.banmen.cli.options;

import dev.banmen.app.BellUse;
import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.app.local.settings.SettingChoices;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.List;

/** The settings' choices as the screen has them: its themes, glyphs, colours and keys. */
public enum ScreenChoices implements SettingChoices {
  ALL;

  private static final List<String> BOT_TIMES = List.of("1", "2", "5", "10", "30", "60");
  private static final List<String> RECALLS =
      List.of("0.7", "0.75", "0.8", "0.85", "0.9", "0.95", "0.97");
  private static final List<String> REVIEWS_A_DAY = List.of("5", "10", "20", "30", "50", "100");

  /** Time zones to choose from, one for most hours, from west to east. */
  private static final List<String> ZONES =
      List.of(
          "Pacific/Honolulu",
          "America/Anchorage",
          "America/Los_Angeles",
          "America/Denver",
          "America/Chicago",
          "America/New_York",
          "America/Halifax",
          "America/Sao_Paulo",
          "UTC",
          "Europe/London",
          "Europe/Berlin",
          "Europe/Athens",
          "Europe/Moscow",
          "Asia/Dubai",
          "Asia/Karachi",
          "Asia/Kolkata",
          "Asia/Dhaka",
          "Asia/Bangkok",
          "Asia/Shanghai",
          "Asia/Taipei",
          "Asia/Tokyo",
          "Australia/Sydney",
          "Pacific/Auckland");

  @Override
  public List<String> of(Setting setting, ThemeStore themes) {
    return switch (setting) {
      case THEME -> withAuto(all(themes).names());
      case GLYPHS -> GlyphSet.NAMES;
      case COLOR -> Display.COLOURS;
      case LANGUAGE -> withAuto(LanguageChoice.NAMES);
      case BELL -> BellUse.NAMES;
      case MOUSE, COACH, PONDER, TURN_PROBLEMS -> setting.answers();
      case BOT_TIME -> BOT_TIMES;
      case NETWORK -> List.of(Setting.NETWORK.defaultValue());
      case RECALL -> RECALLS;
      case REVIEWS -> REVIEWS_A_DAY;
      case TIME_ZONE -> withAuto(ZONES);
      case KEYS -> KeyMap.SETS;
    };
  }

  private static Themes all(ThemeStore own) {
    return new Themes(own, Language.ENGLISH); // only names are asked for
  }

  private static List<String> withAuto(List<String> names) {
    List<String> all = new ArrayList<>(List.of("auto"));
    all.addAll(names);
    return all;
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
