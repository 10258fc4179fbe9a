package dev.banmen.game.facet;

import dev.banmen.game.Game;
import java.util.List;

/** A {@link Game} that lets its board be looked at in more ways than one. */
public interface Layered {
  /** The layers of a game; often none. */
  static List<Layer> of(Game game) {
    return game instanceof Layered layered ? layered.layers() : List.of();
  }

  /** The layers, in the order of a key's presses. */
  List<Layer> layers();
}
