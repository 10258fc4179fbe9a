package dev.banmen.survey;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What was played from a position in many games, each of which counts once: where it has the
 * position first. Or what was played at a part of the board, which a game may have in several
 * places: each of them counts. Immutable, but for its arrays.
 *
 * @param found the first place in each game that has it, of one index after the other
 * @param isThere holds there
 * @param all the games, or the places, that have it
 * @param moves the most frequent first; at a part of the board the next ones there
 * @param elsewhere at how many places of a part of the board the next move was not there
 */
public record Explored(
    List<FoundPlaces> found,
    Predicate<Position> isThere,
    Outcomes all,
    List<ExploredMove> moves,
    int elsewhere) {
  /** A date divided by this is its year. */
  static final int YEAR = 10_000;

  /**
   * Places in the games of an index.
   *
   * @param places as the index writes them, in its order
   */
  record FoundPlaces(PositionIndex index, long[] places) {}

  /**
   * How games went.
   *
   * @param games how many; of some the winner isn't known
   * @param years the sum of the years of those that have a date
   * @param dated how many have one
   */
  public record Outcomes(int games, int black, int white, int drawn, long years, int dated) {
    public int won(Side side) {
      return side == Side.BLACK ? black : white;
    }

    /** The mean year of those that have a date; 0 if none has. */
    public int year() {
      return dated == 0 ? 0 : (int) Math.round((double) years / dated);
    }

    private Outcomes and(Outcomes others) {
      return new Outcomes(
          games + others.games,
          black + others.black,
          white + others.white,
          drawn + others.drawn,
          years + others.years,
          dated + others.dated);
    }
  }

  /**
   * A move that was played.
   *
   * @param sites by index, all that are the same turned and mirrored as the position looks the
   *     same; the one to show first, which lies farthest right, then farthest up; none for a pass
   * @param player who played it last, by the games' dates; empty if that isn't known
   * @param latest that date, such as 20160309; 0 if it isn't known
   */
  public record ExploredMove(
      Side side, List<Integer> sites, Outcomes outcomes, String player, int latest) {
    private ExploredMove and(ExploredMove later) {
      ExploredMove last = later.latest >= latest ? later : this;
      return new ExploredMove(side, sites, outcomes.and(later.outcomes), last.player, last.latest);
    }
  }

  static Explored of(
      List<FoundPlaces> found,
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
    return new Explored(found, isThere, all, sorted, elsewhere);
  }

  /** This with what was found of the same in the games of another index, which come later. */
  Explored and(Explored other) {
    Map<List<Object>, ExploredMove> both = new LinkedHashMap<>();
    Stream.concat(moves.stream(), other.moves.stream())
        .forEach(move -> both.merge(List.of(move.side(), move.sites()), move, ExploredMove::and));
    List<FoundPlaces> places = new ArrayList<>(found);
    places.addAll(other.found);
    return of(
        List.copyOf(places),
        isThere,
        all.and(other.all),
        List.copyOf(both.values()),
        elsewhere + other.elsewhere);
  }

  /** How many games have it. */
  public int count() {
    return found.stream().mapToInt(part -> part.places().length).sum();
  }

  /** The games that have it, the latest first. */
  public List<ExploredGame> games() {
    long[] order = new long[count()]; // behind a date, the place among all
    int count = 0;
    for (FoundPlaces part : found) {
      for (long place : part.places()) {
        order[count] = -((long) part.index().date(place) << Integer.SIZE) + count;
        count++;
      }
    }
    Arrays.sort(order);
    return new LazyList<>(order.length, row -> game((int) order[row]));
  }

  private ExploredGame game(int number) {
    int place = number;
    int part = 0;
    while (place >= found.get(part).places().length) {
      place -= found.get(part++).places().length;
    }
    return found.get(part).index().explored(found.get(part).places()[place], isThere);
  }
}
