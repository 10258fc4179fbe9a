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
 * The games that recordings are of, made once each: of thousands of recordings most are of the
 * same. For any thread.
 */
final class KnownGames {
  /** More than there are in any archive; files may choose what they like. */
  private static final int MOST = 1000;

  private record Key(String family, Map<String, String> chosen, boolean isTried) {}

  private final Games games;
  private final Map<Key, Game> known = new ConcurrentHashMap<>();

  KnownGames(Games games) {
    this.games = games;
  }

  /** The language that they speak. */
  Language language() {
    return games.language();
  }

  /**
   * A board at the root of a recording.
   *
   * @throws OptionFault if there is no such game, or its options do not go together
   */
  Replay replay(Recording recording) {
    boolean isTried = recording.footing() == Recording.RefusalPolicy.TRIED;
    Key key = new Key(recording.family(), recording.chosen(), isTried);
    Game game = known.get(key);
    if (game == null) {
      game = Replay.game(recording, games);
      if (known.size() < MOST) {
        known.put(key, game);
      }
    }
    return Replay.of(recording, game);
  }
}
