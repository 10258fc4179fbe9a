package dev.banmen.server.rating;

import java.util.Map;

/**
 * The worth of a rated game's options to its first side. Stateless.
 *
 * <p>A stone of handicap is a rank on 19x19, 2.5 on 13x13 and 5 on 9x9: the smaller a board, the
 * fewer moves are left to make up for it. Servers and clubs count 2 to 3 and 4 to 6 ranks;
 * online-go.com counts 3 and 6 (github.com/online-go/goratings, {@code RatingMath.py}).
 */
public final class RatedTerms {
  /** The id of the only game with ranks and handicaps. */
  public static final String GO = "go";

  /** Ranks for each stone of handicap, by the size of the board. */
  public static final Map<String, Double> RANKS_OF_STONE = Map.of("9", 5.0, "13", 2.5, "19", 1.0);

  /** The most ranks that the handicap of a rated game is worth: ranks go from 30k to 9d only. */
  private static final double MOST_RANKS = 9;

  /** The fewest stones of a handicap. */
  private static final int FEWEST = 2;

  /** The worth of the first move where the rules have no komi for it, in stones. */
  private static final double FIRST_MOVE = 0.5;

  private RatedTerms() {}

  /** The most stones of handicap in a rated game of Go of this size. */
  public static int mostStones(String size) {
    int most = (int) (MOST_RANKS / RANKS_OF_STONE.get(size));
    return most < FEWEST ? 0 : most;
  }

  /**
   * How many ranks stronger the first side is than its player. Only Go has handicaps.
   *
   * @param chosen the options, as a rated game has them: without those that change nothing
   */
  public static double ranks(String family, Map<String, String> chosen) {
    if (!family.equals(GO)) {
      return 0;
    }
    int stones = Integer.parseInt(chosen.getOrDefault("handicap", "0"));
    boolean isFirst = stones == 0 && chosen.getOrDefault("rules", "").equals("tromp-taylor");
    return RANKS_OF_STONE.get(chosen.get("size")) * (isFirst ? FIRST_MOVE : stones);
  }
}
