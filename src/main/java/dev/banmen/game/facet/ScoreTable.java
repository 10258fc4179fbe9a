package dev.banmen.game.facet;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;

/** A {@link Game} whose score has several parts, which a result shows one by one. */
public interface ScoreTable {
  /**
   * One part of a score.
   *
   * @param black Black's points; empty where only White can have some
   */
  record Part(String name, OptionalDouble black, OptionalDouble white) {
    public static Part of(String name, double black, double white) {
      return new Part(name, OptionalDouble.of(black), OptionalDouble.of(white));
    }
  }

  /**
   * Returns the parts of a count, their sum last; the score alone if the game has no parts.
   *
   * @param dead the pieces taken off, by index
   * @param neutral the empty sites that nobody counts, by index
   */
  static List<Part> of(Game game, Position position, BitSet dead, BitSet neutral) {
    if (game instanceof ScoreTable table) {
      return table.scoreTable(position, dead, neutral);
    }
    Score score = position.score(dead, neutral);
    return List.of(Part.of(ScoreWords.of(game).scoreUnit(), score.black(), score.white()));
  }

  /** Returns the parts of a count, see {@link #of}. */
  List<Part> scoreTable(Position position, BitSet dead, BitSet neutral);
}
