package dev.banmen.game.facet;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import java.util.Map;
import java.util.Optional;

/** A {@link Family} that can show what its game looks like while it is played. */
public interface Demonstrated {
  /**
   * The first moves of a game. Immutable.
   *
   * @param chosen its options, where they differ from the standard ones
   * @param moves the sites of its moves, as players write them, with a blank after each but the
   *     last
   */
  record Demo(Map<String, String> chosen, String moves) {}

  Demo demo();

  /** Returns a position from the middle of a game; its start if the family shows no game. */
  static Position of(Family family) {
    if (!(family instanceof Demonstrated shown)) {
      return Position.start(family.game(Map.of()));
    }
    Game game = family.game(shown.demo().chosen());
    Position position = Position.start(game);
    for (String name : shown.demo().moves().split(" ")) {
      Optional<Side> side = position.toMove();
      Optional<Site> site = game.notation().parse(name);
      if (side.isEmpty() || site.isEmpty()) {
        return position;
      }
      Verdict verdict = position.play(new Place(side.get(), site.get()));
      position = verdict instanceof Played played ? played.after() : position;
    }
    return position;
  }
}
