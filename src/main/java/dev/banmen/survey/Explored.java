package dev.banmen.survey;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * What was played from a position in many games, each of which counts once: where it has the
 * position first. Or what was played at a part of the board, which a game may have in several
 * places: each of them counts. Immutable, but for its array.
 *
 * @param found the first place in each game that has it, as the index writes places
 * @param isThere holds there
 * @param all the games, or the places, that have it
 * @param moves the most frequent first; at a part of the board the next ones there
 * @param elsewhere at how many places of a part of the board the next move was not there
 */
public record Explored(
    PositionIndex index,
    long[] found,
    Predicate<Position> isThere,
    Outcomes all,
    List<ExploredMove> moves,
    int elsewhere) {
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

  static Explored of(
      PositionIndex index,
      long[] found,
      Predicate<Position> isThere,
      Outcomes all,
      List<ExploredMove> moves,
      int elsewhere) {
    List<ExploredMove> sorted =
        moves.stream()
            .sorted(
                Comparator.comparing((ExploredMove move) -> -move.outcomes().games())
                    .thenComparing(move -> move.sites().isEmpty() ? -1 : move.sites().get(0))
                    .thenComparing(ExploredMove::side))
            .toList();
    return new Explored(index, found, isThere, all, sorted, elsewhere);
  }

  /** The games that have it, the latest first. */
  public List<ExploredGame> games() {
    long[] latest = index.latest(found);
    return new LazyList<>(latest.length, place -> index.explored(latest[place], isThere));
  }
}
