package dev.banmen.game.facet;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import java.util.List;

/** How players of a game say its points. A {@link Game} implements what it says otherwise. */
public interface ScoreWords {
  /** The words of a game for its points, with these defaults where it has none of its own. */
  static ScoreWords of(Game game) {
    return game instanceof ScoreWords own ? own : game::words;
  }

  Vocabulary words();

  /** Returns the name of the points: area, discs, boxes. */
  default String scoreUnit() {
    return words().score();
  }

  /** Returns a number of points: by how much it was won, or what a side has. */
  default String points(double points) {
    return words().margin(points);
  }

  /** Returns the same in fewer words, by default as a number alone. */
  default String pointsBriefly(double points) {
    return Score.points(points);
  }

  /** Says a komi: points that White has from the start, below 0 those that Black has. */
  default String komi(double points) {
    return pointsBriefly(points);
  }

  /** Returns what a side has in a count, in as many words as {@link #points}. */
  default String counted(Score score, Side side) {
    return points(score.of(side));
  }

  /** Returns the same in fewer words. */
  default String countedBriefly(Score score, Side side) {
    return pointsBriefly(score.of(side));
  }

  /**
   * Returns what is true of a position whatever comes, in a few words or fewer: the longest first.
   * Each says what its numbers are. By default, both sides' points.
   */
  default List<String> standing(Position position) {
    return List.of(scoreUnit() + " " + bothSides(position.score()));
  }

  /**
   * Returns what a count would give if the game ended now, as {@link #standing} says how it stands.
   *
   * @param dead how many pieces it would take off
   */
  default List<String> counted(Score score, int dead) {
    return List.of(count(score, dead));
  }

  /** Returns the same count alone, to go into a sentence. */
  default String count(Score score, int dead) {
    return bothSides(score);
  }

  /** Returns both sides' points, such as {@code 81-7.5}. */
  static String bothSides(Score score) {
    return Score.points(score.black()) + "-" + Score.points(score.white());
  }

  /**
   * Says in a sentence how the result follows from the score where they differ: what empty squares
   * count for. Empty where the score says it all, and while the game continues.
   */
  default String resultNote(Position position) {
    return "";
  }
}
