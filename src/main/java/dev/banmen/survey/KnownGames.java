package dev.banmen.survey;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.text.Language;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A cache of the games that recordings are of: most of thousands are of the same. For any thread.
 */
final class KnownGames {
  private static final int MOST = 1000; // more than any archive has; files may choose any options

  private record GameKind(String family, Map<String, String> chosen, boolean isTried) {}

  private final Games games;
  private final Map<GameKind, Game> known = new ConcurrentHashMap<>();

  KnownGames(Games games) {
    this.games = games;
  }

  Language language() {
    return games.language();
  }

  /** A replay at the root of a recording; an {@link OptionFault} if there is no such game. */
  Replay replay(Recording recording) {
    return Replay.of(recording, game(recording));
  }

  /** The game of a recording; an {@link OptionFault} if there is none. */
  Game game(Recording recording) {
    boolean isTried = recording.refusalPolicy().isTried();
    GameKind key = new GameKind(recording.family(), recording.chosen(), isTried);
    Game game = known.get(key);
    if (game == null) {
      game = Replay.game(recording, games);
      if (known.size() < MOST) {
        known.put(key, game);
      }
    }
    return game;
  }
}
