package dev.banmen.game.record;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * One recorded game: what it was played on, and a tree of all that its file says. Nothing is
 * replayed yet; who replays it learns which moves the rules refuse. Immutable.
 *
 * @param family the id of its family
 * @param chosen values of the family's options, as {@link Family#game(Map)} takes them
 * @param start what stands on the board before the root says anything; {@link Game#start} where the
 *     file sets nothing up outside of its tree
 * @param footing by which rules its moves are tried
 * @param tree all that the file says
 */
public record Recording(
    String family,
    Map<String, String> chosen,
    Setup start,
    Recording.RefusalPolicy footing,
    RecordTree tree) {
  /** By which rules a record's moves are tried, and what comes of one that they refuse. */
  public enum RefusalPolicy {
    /**
     * The game's own, turns and end included; what they refuse leaves the board as it was. Journals
     * and the exercises' inputs, which record attempts.
     */
    TRIED,
    /** Whoever is named moves, and no pass is the end; what is refused leaves the board. */
    NOTED,
    /** As noted, but what is refused is placed all the same, as SGF has it. */
    PLACED
  }

  public Recording {
    chosen = Collections.unmodifiableMap(new TreeMap<>(chosen));
  }

  /** The same game with another tree. */
  public Recording with(RecordTree other) {
    return new Recording(family, chosen, start, footing, other);
  }

  /** The same record under other options. */
  public Recording with(Map<String, String> other) {
    return new Recording(family, other, start, footing, tree);
  }
}
