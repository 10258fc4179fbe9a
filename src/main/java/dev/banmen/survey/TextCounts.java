package dev.banmen.survey;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** How often each of many texts was seen, in all and in some ways. Mutable, one thread. */
class TextCounts {
  private final TextSet texts = new TextSet();
  private final int width;
  private long[] counts; // by the texts' numbers: in all, then in each way

  TextCounts() {
    this(0);
  }

  TextCounts(int ways) {
    width = 1 + ways;
    counts = new long[8 * width];
  }

  void add(String text) {
    int at = at(texts.number(text)); // before the counts, which it may replace
    counts[at]++;
  }

  /**
   * Counts a text that was seen in one of the ways.
   *
   * @param way from 1
   */
  final void add(String text, int way) {
    int at = at(texts.number(text));
    counts[at]++;
    counts[at + way]++;
  }

  final void addAll(TextCounts others) {
    for (int i = 0; i < others.size(); i++) {
      int at = at(texts.number(others.texts, i));
      for (int k = 0; k < width; k++) {
        counts[at + k] += others.counts[i * width + k];
      }
    }
  }

  /** Returns where a text's counts are, and makes room for them. */
  private int at(int number) {
    int at = number * width;
    if (at >= counts.length) {
      counts = Arrays.copyOf(counts, (number + number / 2) * width);
    }
    return at;
  }

  final int size() {
    return texts.size();
  }

  /** Returns the texts seen most often first; of equals, the lesser. */
  final List<Map.Entry<String, List<Long>>> mostFirst(int most) {
    Comparator<Integer> order =
        Comparator.comparingLong((Integer number) -> -counts[number * width])
            .thenComparing(texts::compare);
    return texts.entries(order, most, this::counts);
  }

  final List<Map.Entry<String, List<Long>>> inOrder() {
    return texts.entries(texts::compare, size(), this::counts);
  }

  private List<Long> counts(int number) {
    int at = number * width;
    return Arrays.stream(counts, at, at + width).boxed().toList();
  }
}
