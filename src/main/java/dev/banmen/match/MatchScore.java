package dev.banmen.match;

import java.util.Optional;
import java.util.TreeMap;

/** The results of a match so far. Mutable; for one thread at a time. */
public final class MatchScore {
  private final TreeMap<Integer, MatchResult> results = new TreeMap<>();

  /** The games of a player, or some of them. Immutable. */
  record GamesWon(int won, int drawn, int lost) {
    int games() {
      return won + drawn + lost;
    }

    double points() {
      return won + drawn / 2.0;
    }
  }

  public void add(MatchResult result) {
    results.put(result.number(), result);
  }

  public boolean has(int number) {
    return results.containsKey(number);
  }

  public int size() {
    return results.size();
  }

  /** Counts the first player's games: all, or those with one colour. */
  GamesWon count(Optional<Boolean> asBlack) {
    int[] counts = new int[3];
    for (MatchResult result : results.values()) {
      if (asBlack.isEmpty() || asBlack.get() == result.isFirstBlack()) {
        counts[(int) (2 * result.points())]++;
      }
    }
    return new GamesWon(counts[2], counts[1], counts[0]);
  }

  MoveTimes times(boolean isFirst) {
    MoveTimes all = new MoveTimes();
    for (MatchResult result : results.values()) {
      all.addAll(isFirst ? result.first() : result.second());
    }
    return all;
  }

  /**
   * Whether a test is decided by the games in the order of their numbers, as far as none is
   * missing: short games end first, and must not decide it for that.
   */
  public boolean isDecided(Sprt test) {
    double points = 0;
    for (int number = 1; has(number); number++) {
      points += results.get(number).points();
      if (test.isDecided(points, number)) {
        return true;
      }
    }
    return false;
  }
}
