package dev.banmen.survey;

import java.util.Map;
import java.util.TreeMap;

/** How long games are, in moves; half of them are no longer than the median. Immutable. */
record Lengths(int least, double median, int most, double mean) {
  static Lengths of(Counts<Integer> counts) {
    TreeMap<Integer, Long> lengths = counts.inOrder();
    long games = 0;
    long moves = 0;
    for (Map.Entry<Integer, Long> entry : lengths.entrySet()) {
      games += entry.getValue();
      moves += entry.getKey() * entry.getValue();
    }
    double mean = games == 0 ? 0 : Math.round(10.0 * moves / games) / 10.0;
    double median = (nth(lengths, (games + 1) / 2) + nth(lengths, games / 2 + 1)) / 2.0;
    return new Lengths(lengths.firstKey(), median, lengths.lastKey(), mean);
  }

  /** Returns the length of one game in the order of lengths, from 1. */
  private static int nth(TreeMap<Integer, Long> lengths, long game) {
    long seen = 0;
    for (Map.Entry<Integer, Long> entry : lengths.entrySet()) {
      seen += entry.getValue();
      if (seen >= game) {
        return entry.getKey();
      }
    }
    return lengths.lastKey();
  }
}
