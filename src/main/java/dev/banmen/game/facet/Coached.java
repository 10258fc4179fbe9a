package dev.banmen.game.facet;

import dev.banmen.game.Game;
import java.util.Optional;

/** A {@link Game} that has a coach. */
public interface Coached {
  /** The coach of a game, if it has one. */
  static Optional<Coach> of(Game game) {
    return game instanceof Coached coached ? Optional.of(coached.coach()) : Optional.empty();
  }

  /** The coach, who warns of what this game's rules can see. */
  Coach coach();
}
