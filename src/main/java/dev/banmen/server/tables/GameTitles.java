package dev.banmen.server.tables;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Titles of games with their options, such as {@code Go, 9x9, komi 7}, and what their sides are
 * called. They are remembered: lists of a hundred tables, for a thousand people, would take most of
 * a server's time. For any thread.
 */
public final class GameTitles {
  /** How many are remembered; then all are forgotten. */
  static final int MOST = 1_000;

  /** A game in a language; with a side, what that is called there. */
  private record TitleKey(
      Locale locale, String family, Map<String, String> chosen, Optional<Side> side) {}

  private final Map<TitleKey, String> known = new ConcurrentHashMap<>();

  /** The title of a game that is there, in the language of the games. */
  public String of(Games games, String family, Map<String, String> chosen) {
    return known(games, family, chosen, Optional.empty());
  }

  /** What a side is called in a game that is there, in the language of the games. */
  public String side(Games games, String family, Map<String, String> chosen, Side side) {
    return known(games, family, chosen, Optional.of(side));
  }

  private String known(
      Games games, String family, Map<String, String> chosen, Optional<Side> side) {
    TitleKey key = new TitleKey(games.language().locale(), family, Map.copyOf(chosen), side);
    if (known.size() >= MOST) {
      known.clear();
    }
    return known.computeIfAbsent(
        key,
        one -> {
          Game game = games.find(family).orElseThrow().game(chosen);
          return side.map(game.words().in(games.language())::side).orElseGet(game::title);
        });
  }

  /** How many are remembered. */
  int count() {
    return known.size();
  }
}
