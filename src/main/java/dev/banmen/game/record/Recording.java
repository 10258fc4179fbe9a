package dev.banmen.game.record;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * One recorded game: its options and a tree of all that its file says. Nothing is replayed yet, so
 * it isn't known which moves the rules refuse. Immutable.
 *
 * @param family the id of its family
 * @param chosen values of the family's options, as {@link Family#game(Map)} takes them
 * @param start the board before the root's set-up; {@link Game#start} if the file sets nothing up
 *     outside its tree
 * @param refusalPolicy the rules its moves are tried by
 * @param tree all that the file says
 */
public record Recording(
    String family,
    Map<String, String> chosen,
    Setup start,
    Recording.RefusalPolicy refusalPolicy,
    RecordTree tree) {
  /** The rules a record's moves are tried by, and the effect of a refused one. */
  public enum RefusalPolicy {
    /**
     * The game's own rules, turns and end included; a refused move leaves the board as it was. For
     * journals, which record attempts.
     */
    TRIED,
    /**
     * The rules of {@link #TRIED} for inputs of exercises, where a refused step takes a number,
     * too.
     */
    EXERCISE,
    /**
     * The named side moves, and no pass ends the game; a refused move leaves the board as it was.
     */
    NOTED,
    /** The rules of {@link #NOTED}, but a refused piece is placed anyway, as in SGF. */
    PLACED;

    /** Whether the game's own rules try the moves, turns and end included. */
    public boolean isTried() {
      return this == TRIED || this == EXERCISE;
    }
  }

  public Recording {
    chosen = Collections.unmodifiableMap(new TreeMap<>(chosen));
  }

  public Recording with(RecordTree other) {
    return new Recording(family, chosen, start, refusalPolicy, other);
  }
}
