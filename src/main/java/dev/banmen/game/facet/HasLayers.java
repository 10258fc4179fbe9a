package dev.banmen.game.facet;

import dev.banmen.game.Game;
import java.util.List;

/** A {@link Game} that has overlays. */
public interface HasLayers {
  /** Returns the layers of a game; often none. */
  static List<Layer> of(Game game) {
    return game instanceof HasLayers layered ? layered.layers() : List.of();
  }

  /** The layers, in the order in which their key cycles through them. */
  List<Layer> layers();
}
