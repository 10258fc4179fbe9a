package dev.banmen.game.facet;

import dev.banmen.game.Game;
import java.util.Optional;

/** A {@link Game} that has a coach. */
public interface Coached {
  /** Returns the coach of a game, if it has one. */
  static Optional<Coach> of(Game game) {
    return game instanceof Coached coached ? Optional.of(coached.coach()) : Optional.empty();
  }

  /** The game's coach. */
  Coach coach();
}
