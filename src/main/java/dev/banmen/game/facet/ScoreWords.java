package dev.banmen.game.facet;

import dev.banmen.game.Game;
import dev.banmen.game.Position;

/** A {@link Game} that has more to say of its score than the numbers. */
public interface ScoreWords {
  /** What a game's points are called: area, discs, boxes. */
  static String unit(Game game) {
    return game instanceof ScoreWords scored ? scored.scoreUnit() : game.words().score();
  }

  /** How the result follows from a position's score in a game, see {@link #resultNote}. */
  static String note(Game game, Position position) {
    return game instanceof ScoreWords scored ? scored.resultNote(position) : "";
  }

  /** What its points are called. */
  String scoreUnit();

  /**
   * How the result follows from the score where those differ, in a sentence: what empty squares
   * count for. Empty where the score says it all, and while the game continues.
   */
  String resultNote(Position position);
}
