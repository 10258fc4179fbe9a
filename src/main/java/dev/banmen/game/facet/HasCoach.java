package dev.banmen.game.facet;

import dev.banmen.game.Game;
import java.util.Optional;

/** A {@link Game} that has a coach. */
public interface HasCoach {
  static Optional<Coach> of(Game game) {
    return game instanceof HasCoach coached ? Optional.of(coached.coach()) : Optional.empty();
  }

  Coach coach();
}
