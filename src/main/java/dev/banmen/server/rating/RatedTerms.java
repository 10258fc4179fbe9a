package dev.banmen.server.rating;

import java.util.Map;
import java.util.OptionalDouble;

/**
 * What the options of a rated game are worth to its first side. Stateless.
 *
 * <p>A stone of handicap is a rank on 19x19, 2.5 on 13x13 and 5 on 9x9: the smaller a board, the
 * fewer moves are left to make up for it. Servers and clubs count 2 to 3 and 4 to 6 ranks;
 * online-go.com counts 3 and 6 (github.com/online-go/goratings, {@code RatingMath.py}).
 */
public final class RatedTerms {
  /** The id of the only game with ranks and handicaps. */
  public static final String GO = "go";

  /** The option that stays as the rules give it. */
  public static final String KOMI = "komi";

  /** Its value then. */
  public static final String OF_RULES = "preset";

  /** Ranks for each stone of handicap, by the size of the board. */
  public static final Map<String, Double> RANKS_OF_STONE = Map.of("9", 5.0, "13", 2.5, "19", 1.0);

  /** What the first move is worth where the rules have no komi for it, in stones. */
  private static final double FIRST_MOVE = 0.5;

  private RatedTerms() {}

  /**
   * How many ranks stronger the first side is than its player; empty if such a game of Go is not
   * rated. Other games have no handicap.
   *
   * @param chosen the options, as a rated table has them: without those that change nothing
   */
  public static OptionalDouble ranks(String family, Map<String, String> chosen) {
    if (!family.equals(GO)) {
      return OptionalDouble.of(0);
    }
    Double ofStone = RANKS_OF_STONE.get(chosen.getOrDefault("size", "19"));
    String rules = chosen.getOrDefault("rules", "");
    boolean isOfRules = chosen.getOrDefault(KOMI, OF_RULES).equals(OF_RULES);
    if (ofStone == null || !isOfRules || rules.equals("exercise")) {
      return OptionalDouble.empty();
    }
    int stones = Integer.parseInt(chosen.getOrDefault("handicap", "0"));
    boolean isFirst = stones == 0 && rules.equals("tromp-taylor");
    return OptionalDouble.of(ofStone * (isFirst ? FIRST_MOVE : stones));
  }
}
