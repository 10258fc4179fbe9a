package dev.banmen.record.sgf;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import java.util.List;
import java.util.Optional;

/** What a root tells about the board that the rest of its game is on. */
interface RootMeaning {
  /** Of a file whose game nobody asks for. */
  RootMeaning NONE = (root, line, column) -> Optional.empty();

  /**
   * The points of the board; empty if nobody knows them.
   *
   * @throws InputFault if the root is of a game that is not known
   */
  Optional<Points> points(List<Property> root, int line, int column) throws InputFault;
}
