package dev.banmen.survey;

import java.util.Map;
import java.util.TreeMap;

/** How long games are, in moves; half of them are no longer than the median. Immutable. */
record Lengths(int least, int median, int most, double mean) {
  static Lengths of(Counts<Integer> counts) {
    TreeMap<Integer, Long> lengths = counts.inOrder();
    long games = 0;
    long moves = 0;
    for (Map.Entry<Integer, Long> entry : lengths.entrySet()) {
      games += entry.getValue();
      moves += entry.getKey() * entry.getValue();
    }
    long seen = 0;
    int median = 0;
    for (Map.Entry<Integer, Long> entry : lengths.entrySet()) {
      seen += entry.getValue();
      if (2 * seen >= games) {
        median = entry.getKey();
        break;
      }
    }
    double mean = games == 0 ? 0 : Math.round(10.0 * moves / games) / 10.0;
    return new Lengths(lengths.firstKey(), median, lengths.lastKey(), mean);
  }
}
