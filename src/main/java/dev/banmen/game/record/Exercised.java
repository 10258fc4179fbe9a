package dev.banmen.game.record;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import java.util.List;

/** A {@link Game} that an exercise judges, and whose answer can be shown while it is played. */
public interface Exercised {
  /** What the exercise of a game says, see {@link #exercise}; empty if it has none. */
  static String of(Game game, Position start, List<Move> tried) {
    return game instanceof Exercised exercised ? exercised.exercise(start, tried) : "";
  }

  /**
   * What the exercise says of the moves tried so far, in its own format; empty if it says nothing.
   * Screens show it beside the game's own words.
   *
   * @param start the position before the first move
   * @param tried every move in order, those that were refused too
   */
  String exercise(Position start, List<Move> tried);
}
