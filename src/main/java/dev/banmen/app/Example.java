package dev.banmen.app;

import dev.banmen.game.Move;
import java.util.List;

/**
 * A recorded game that shows how a game is played. Immutable.
 *
 * @param title which game it is, for people
 * @param moves from the game's own start; a rule may refuse one
 */
public record Example(String title, List<Move> moves) {
  public Example {
    moves = List.copyOf(moves);
  }
}
