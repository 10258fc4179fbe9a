package dev.banmen.survey;

import dev.banmen.game.Side;
import java.util.Comparator;
import java.util.List;

/**
 * What was played from a position in many games, each of which counts once: where it has the
 * position first. Immutable, but for its array.
 *
 * @param entries of the index, in the order of their games
 * @param all the games that have it
 * @param moves the most frequent first
 */
public record Explored(PositionIndex index, int[] entries, Outcomes all, List<ExploredMove> moves) {
  /** A date divided by this is its year. */
  static final int YEAR = 10_000;

  /**
   * How games went.
   *
   * @param games how many; of some the winner isn't known
   * @param year the mean one of those that have a date; 0 if none has
   */
  public record Outcomes(int games, int black, int white, int drawn, int year) {
    public int won(Side side) {
      return side == Side.BLACK ? black : white;
    }
  }

  /**
   * A move that was played.
   *
   * @param sites by index, all that are the same turned and mirrored as the position looks the
   *     same; the one to show first, which lies farthest right, then farthest up; none for a pass
   * @param player who played it last, by the games' dates; empty if that isn't known
   */
  public record ExploredMove(Side side, List<Integer> sites, Outcomes outcomes, String player) {}

  static Explored of(PositionIndex index, int[] entries, Outcomes all, List<ExploredMove> moves) {
    List<ExploredMove> sorted =
        moves.stream()
            .sorted(
                Comparator.comparing((ExploredMove move) -> -move.outcomes().games())
                    .thenComparing(move -> move.sites().isEmpty() ? -1 : move.sites().get(0))
                    .thenComparing(ExploredMove::side))
            .toList();
    return new Explored(index, entries, all, sorted);
  }

  /** The games that have the position, the latest first. */
  public List<ExploredGame> games() {
    return new ExploredGames(index, index.latest(entries));
  }
}
