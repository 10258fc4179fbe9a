package dev.banmen.game.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A move that was tried in games played out. Immutable.
 *
 * @param candidate the move, with its share of these games
 * @param games how many they were; {@link #PROVED} if the share needs none
 */
public record TriedMove(Candidate candidate, int games) {
  /** More games than anybody plays. */
  public static final int PROVED = Integer.MAX_VALUE;

  /** The share of wins that it has at least, with few games less. */
  double leastShare() {
    return games == 0 ? 0 : WilsonInterval.of(candidate.value(), games).from();
  }

  /** Returns moves by the share of wins that they have at least, see {@link #preferred}. */
  public static List<Candidate> bestFirst(List<TriedMove> tried) {
    return preferred(
        tried.stream()
            .sorted(Comparator.comparingDouble(TriedMove::leastShare).reversed())
            .map(TriedMove::candidate)
            .toList());
  }

  /**
   * Returns moves in the order in which a player prefers them, with values that say the same: a
   * move that seems better than one before it was tried too little to be sure of that, and is worth
   * as much as that one.
   */
  public static List<Candidate> preferred(List<Candidate> inOrder) {
    List<Candidate> all = new ArrayList<>();
    double most = 1;
    for (Candidate one : inOrder) {
      most = Math.min(most, one.value());
      all.add(one.worth(most, one.isExact()));
    }
    return all;
  }
}
