package dev.banmen.app.local.settings;

import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options of a user's games by default. Immutable.
 *
 * @param chosen by game, those of its options that differ from the game's own
 */
public record GameDefaults(Map<String, Map<String, String>> chosen) {
  /** The games of a user who has chosen nothing. */
  public static final GameDefaults NONE = new GameDefaults(Map.of());

  Map<String, String> of(String family) {
    return chosen.getOrDefault(family, Map.of());
  }

  /**
   * The options in a file, as far as they are possible. An option may be possible only with one
   * further down, so those that are refused are tried again with those that are accepted.
   *
   * @param faults gets what isn't possible; the rest counts
   */
  static GameDefaults of(
      Games games, List<Settings.GameDefault> options, List<SettingsFault> faults) {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    List<Settings.GameDefault> left = new ArrayList<>(options);
    while (left.removeIf(option -> refusal(games, option, all).isEmpty())) {
      // each time with what was accepted the last time
    }
    for (Settings.GameDefault option : left) {
      String why = refusal(games, option, all).orElseThrow();
      faults.add(new SettingsFault(option.line(), option.column(), why));
    }
    return new GameDefaults(all);
  }

  /** Why an option isn't possible with others; it is added to them if it is. */
  private static Optional<String> refusal(
      Games games, Settings.GameDefault option, Map<String, Map<String, String>> all) {
    Optional<Family> family = games.find(option.game());
    if (family.isEmpty()) {
      return Optional.of(LocalText.of(games).of("fault.game", option.game(), games.choices()));
    } else if (isStandard(family.get(), option)) {
      return Optional.empty();
    }
    Map<String, String> next = new LinkedHashMap<>(all.getOrDefault(option.game(), Map.of()));
    next.put(option.key(), option.value());
    try {
      family.get().game(next);
      all.put(option.game(), next);
      return Optional.empty();
    } catch (OptionFault e) {
      return Optional.of(e.getMessage());
    }
  }

  private static boolean isStandard(Family family, Settings.GameDefault said) {
    for (Option option : family.options()) {
      if (option.key().equals(said.key())) {
        return option.standard().equals(said.value());
      }
    }
    return false;
  }
}
