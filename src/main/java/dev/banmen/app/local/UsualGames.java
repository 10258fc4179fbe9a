package dev.banmen.app.local;

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
 * What a user's games are where nothing else is said of them. Immutable.
 *
 * @param chosen by game, those of its options that differ from the usual
 */
public record UsualGames(Map<String, Map<String, String>> chosen) {
  /** Games as they are where a user has chosen nothing. */
  public static final UsualGames NONE = new UsualGames(Map.of());

  /** What is chosen of a game. */
  Map<String, String> of(String family) {
    return chosen.getOrDefault(family, Map.of());
  }

  /**
   * What a file says, as far as the games can be so. An option may go together only with one that
   * stands below it, so those that cannot be are tried again with those that can.
   *
   * @param faults gets what cannot be; the rest counts
   */
  static UsualGames of(Games games, List<Settings.OfGame> options, List<SettingsFault> faults) {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    List<Settings.OfGame> left = new ArrayList<>(options);
    while (left.removeIf(option -> refusal(games, option, all).isEmpty())) {
      // each time with what was taken the last time
    }
    for (Settings.OfGame option : left) {
      String why = refusal(games, option, all).orElseThrow();
      faults.add(new SettingsFault(option.line(), option.column(), why));
    }
    return new UsualGames(all);
  }

  /** Why an option cannot be together with others; it is among them if it can. */
  private static Optional<String> refusal(
      Games games, Settings.OfGame option, Map<String, Map<String, String>> all) {
    Optional<Family> family = games.find(option.game());
    if (family.isEmpty()) {
      return Optional.of(LocalText.of(games).of("config.game", option.game(), games.ids()));
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

  private static boolean isStandard(Family family, Settings.OfGame said) {
    for (Option option : family.options()) {
      if (option.key().equals(said.key())) {
        return option.standard().equals(said.value());
      }
    }
    return false;
  }
}
