package dev.banmen.game.facet;

import dev.banmen.game.Game;
import dev.banmen.game.Position;

/** A {@link Game} that says more about its score than the numbers. */
public interface ScoreWords {
  /** Returns the name of a game's points: area, discs, boxes. */
  static String unit(Game game) {
    return game instanceof ScoreWords scored ? scored.scoreUnit() : game.words().score();
  }

  /** Says how the result follows from a position's score in a game, see {@link #resultNote}. */
  static String note(Game game, Position position) {
    return game instanceof ScoreWords scored ? scored.resultNote(position) : "";
  }

  String scoreUnit();

  /**
   * Says in a sentence how the result follows from the score where they differ: what empty squares
   * count for. Empty where the score says it all, and while the game continues.
   */
  String resultNote(Position position);
}
