package dev.banmen.game.solve;

import dev.banmen.game.Game;
import java.util.Optional;

/**
 * A {@code Family} in whose games problems can be found and proved; such a family implements it.
 */
public interface HasProblems {
  /**
   * Returns who finds problems in positions of one game; empty if nothing can be proved there.
   *
   * @param most how many positions it looks at for each, roughly, before it gives up
   */
  Optional<ProblemFinder> problems(Game game, long most);
}
