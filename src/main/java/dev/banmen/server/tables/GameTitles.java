package dev.banmen.server.tables;

import dev.banmen.game.Games;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Titles of games with their options, such as {@code Go, 9x9, komi 7}. They are remembered: lists
 * of a hundred tables, for a thousand people, would take most of a server's time. For any thread.
 */
public final class GameTitles {
  /** How many are remembered; then all are forgotten. */
  static final int MOST = 1_000;

  private record TitleKey(Locale locale, String family, Map<String, String> chosen) {}

  private final Map<TitleKey, String> known = new ConcurrentHashMap<>();

  /** The title of a game that is there, in the language of the games. */
  public String of(Games games, String family, Map<String, String> chosen) {
    TitleKey key = new TitleKey(games.language().locale(), family, Map.copyOf(chosen));
    if (known.size() >= MOST) {
      known.clear();
    }
    return known.computeIfAbsent(key, one -> games.find(family).orElseThrow().game(chosen).title());
  }

  /** How many are remembered. */
  int count() {
    return known.size();
  }
}
