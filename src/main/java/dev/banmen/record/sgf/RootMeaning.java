package dev.banmen.record.sgf;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import java.util.List;
import java.util.Optional;

/** Reads a root's facts about the board of its game. */
interface RootMeaning {
  /** For a file whose game doesn't matter. */
  RootMeaning NONE = (root, line, column) -> Optional.empty();

  /**
   * The points of the board; empty if unknown.
   *
   * @throws InputFault if the root names an unknown game
   */
  Optional<Points> points(List<Property> root, int line, int column) throws InputFault;
}
