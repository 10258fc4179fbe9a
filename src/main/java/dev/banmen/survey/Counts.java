package dev.banmen.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How often each of several things was seen. Mutable, one thread. */
final class Counts<K extends Comparable<K>> {
  private final Map<K, long[]> counts = new HashMap<>();

  void add(K key) {
    add(key, 1);
  }

  private void add(K key, long times) {
    counts.computeIfAbsent(key, k -> new long[1])[0] += times;
  }

  void addAll(Counts<K> others) {
    others.counts.forEach((key, count) -> add(key, count[0]));
  }

  /** How many different things were seen. */
  int size() {
    return counts.size();
  }

  /** What was seen most often, first; of equals the lesser. */
  List<Map.Entry<K, Long>> mostFirst(int most) {
    List<Map.Entry<K, Long>> all = new ArrayList<>();
    counts.forEach((key, count) -> all.add(Map.entry(key, count[0])));
    all.sort(
        Map.Entry.<K, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
    return all.subList(0, Math.min(most, all.size()));
  }

  /** All that was seen, in its order. */
  TreeMap<K, Long> inOrder() {
    TreeMap<K, Long> all = new TreeMap<>();
    counts.forEach((key, count) -> all.put(key, count[0]));
    return all;
  }
}
