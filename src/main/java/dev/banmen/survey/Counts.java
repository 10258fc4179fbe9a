package dev.banmen.survey;

import java.util.HashMap;
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

  TreeMap<K, Long> inOrder() {
    TreeMap<K, Long> all = new TreeMap<>();
    counts.forEach((key, count) -> all.put(key, count[0]));
    return all;
  }
}
