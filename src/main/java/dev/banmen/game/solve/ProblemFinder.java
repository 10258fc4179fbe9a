package dev.banmen.game.solve;

import dev.banmen.game.Position;
import java.util.Optional;

/** Finds problems in positions of one game, which are asked about in their order. One thread. */
public interface ProblemFinder extends AutoCloseable {
  /**
   * Returns a position's problem; empty if it has none, or none that is proved.
   *
   * @param position in which somebody is to move
   */
  Optional<FoundProblem> find(Position position);

  @Override
  default void close() {}
}
