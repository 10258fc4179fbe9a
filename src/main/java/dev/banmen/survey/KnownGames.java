package dev.banmen.survey;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.survey.GameFacts.GameKind;
import dev.banmen.text.Language;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A cache of the games that recordings are of: most of thousands are of the same. For any thread.
 */
final class KnownGames {
  private static final int MOST = 1000; // more than any archive has; files may choose any options

  private final Games games;
  private final Map<GameKind, Game> known = new ConcurrentHashMap<>();
  private final Map<Game, OpeningNames> openings = new ConcurrentHashMap<>();

  KnownGames(Games games) {
    this.games = games;
  }

  Games games() {
    return games;
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
    return game(GameKind.of(recording));
  }

  /** The game of a kind; an {@link OptionFault} if there is none. */
  Game game(GameKind kind) {
    Game game = known.get(kind);
    if (game == null) {
      game = Replay.game(kind.family(), kind.chosen(), kind.isTried(), games);
      if (known.size() < MOST) {
        known.put(kind, game);
      }
    }
    return game;
  }

  /** The names of a game's openings. */
  OpeningNames openings(Game game) {
    return openings.size() < MOST
        ? openings.computeIfAbsent(game, OpeningNames::new)
        : new OpeningNames(game);
  }
}
