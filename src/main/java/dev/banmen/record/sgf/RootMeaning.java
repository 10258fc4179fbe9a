package dev.banmen.record.sgf;

import dev.banmen.game.record.InputFault;
import java.util.Optional;

/** Reads a root's facts about the board of its game. */
interface RootMeaning {
  RootMeaning NONE = root -> Optional.empty(); // if the game doesn't matter

  /** The board's points, empty if unknown; a fault if the root names an unknown game. */
  Optional<Points> points(ParsedRoot root) throws InputFault;
}
