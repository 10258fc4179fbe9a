package dev.banmen.game.facet;

import dev.banmen.game.Game;
import java.util.Optional;

/** A {@link Game} that has a coach. */
public interface Coached {
  static Optional<Coach> of(Game game) {
    return game instanceof Coached coached ? Optional.of(coached.coach()) : Optional.empty();
  }

  Coach coach();
}
