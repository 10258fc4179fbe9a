package dev.banmen.survey;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How often each of many texts was seen. Mutable, one thread. */
final class TextCounts {
  private final TextSet texts = new TextSet();
  private long[] counts = new long[8]; // by the texts' numbers

  void add(String text) {
    add(texts.number(text), 1);
  }

  private void add(int number, long times) {
    if (number >= counts.length) {
      counts = Arrays.copyOf(counts, number + number / 2);
    }
    counts[number] += times;
  }

  void addAll(TextCounts others) {
    for (int i = 0; i < others.size(); i++) {
      add(texts.number(others.texts, i), others.counts[i]);
    }
  }

  int size() {
    return texts.size();
  }

  /** Returns the texts seen most often first; of equals, the lesser. */
  List<Map.Entry<String, Long>> mostFirst(int most) {
    Comparator<Integer> order =
        Comparator.comparingLong((Integer number) -> -counts[number]).thenComparing(texts::compare);
    return texts.entries(order, most, number -> counts[number]);
  }

  TreeMap<String, Long> inOrder() {
    TreeMap<String, Long> all = new TreeMap<>();
    for (int i = 0; i < size(); i++) {
      all.put(texts.text(i), counts[i]);
    }
    return all;
  }
}
