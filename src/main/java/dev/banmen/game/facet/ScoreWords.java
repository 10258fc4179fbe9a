package dev.banmen.game.facet;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import java.util.List;

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

  /** Returns how things stand while a game is played, see {@link #standing(Position)}. */
  static List<String> standing(Game game, Position position) {
    return game instanceof ScoreWords scored
        ? scored.standing(position)
        : named(game.words().score(), position);
  }

  /** Returns both sides' points, such as {@code 81-7.5}. */
  static String points(Score score) {
    return Score.points(score.black()) + "-" + Score.points(score.white());
  }

  String scoreUnit();

  /**
   * Returns what is true of a position whatever comes, in a few words or fewer: the longest first.
   * By default, both sides' points.
   */
  default List<String> standing(Position position) {
    return named(scoreUnit(), position);
  }

  private static List<String> named(String unit, Position position) {
    String points = points(position.score());
    return List.of(unit + " " + points, points);
  }

  /**
   * Says in a sentence how the result follows from the score where they differ: what empty squares
   * count for. Empty where the score says it all, and while the game continues.
   */
  String resultNote(Position position);
}
