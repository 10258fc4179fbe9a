package dev.banmen.game.record;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import java.util.List;

/** A {@link Game} with an exercise whose answer can be shown during play. */
public interface HasExercise {
  /** Returns the answer of a game's exercise, see {@link #exercise}; empty if it has none. */
  static String of(Game game, Position start, List<Move> tried) {
    return game instanceof HasExercise exercised ? exercised.exercise(start, tried) : "";
  }

  /**
   * Returns the exercise's answer to the moves tried so far, in its own format; may be empty.
   * Screens show it beside the game's own words.
   *
   * @param start the position before the first move
   * @param tried every move in order, refused ones included
   */
  String exercise(Position start, List<Move> tried);
}
