package dev.banmen.survey;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * A set of texts, each with a number from 0, held in few bytes: an archive has as many openings as
 * games, and one object each would be most of the memory. Mutable, one thread.
 */
final class TextSet {
  private static final long SEED = System.nanoTime(); // so no file can choose texts that collide

  private byte[] bytes = new byte[64]; // all texts as UTF-8, one after another
  private int[] ends = new int[8]; // of each text among them
  private int[] table = new int[16]; // by hash: a text's number plus 1; 0 if free
  private int size;

  int size() {
    return size;
  }

  /** Returns the number of a text, a new one if it is unknown. */
  int number(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return number(utf8, 0, utf8.length);
  }

  /** Returns the number of a text from another set. */
  int number(TextSet others, int number) {
    return number(others.bytes, others.start(number), others.ends[number]);
  }

  private int number(byte[] in, int from, int to) {
    int mask = table.length - 1;
    int at = hash(in, from, to) & mask;
    while (table[at] != 0) {
      int known = table[at] - 1;
      if (Arrays.equals(bytes, start(known), ends[known], in, from, to)) {
        return known;
      }
      at = at + 1 & mask;
    }
    table[at] = size + 1;
    append(in, from, to - from);
    if (4L * size > 3L * table.length) {
      doubleTable();
    }
    return size - 1;
  }

  private void append(byte[] in, int from, int length) {
    int start = start(size);
    if (length > bytes.length - start) {
      bytes = Arrays.copyOf(bytes, Math.addExact(start, Math.max(length, start / 2)));
    }
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, size + size / 2);
    }
    System.arraycopy(in, from, bytes, start, length);
    ends[size++] = start + length;
  }

  private void doubleTable() {
    table = new int[2 * table.length];
    int mask = table.length - 1;
    for (int number = 0; number < size; number++) {
      int at = hash(bytes, start(number), ends[number]) & mask;
      while (table[at] != 0) {
        at = at + 1 & mask;
      }
      table[at] = number + 1;
    }
  }

  private static int hash(byte[] in, int from, int to) {
    long hash = SEED;
    for (int i = from; i < to; i++) {
      hash = (hash ^ in[i]) * 0x9e3779b97f4a7c15L;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }

  private int start(int number) {
    return number == 0 ? 0 : ends[number - 1];
  }

  String text(int number) {
    int start = start(number);
    return new String(bytes, start, ends[number] - start, StandardCharsets.UTF_8);
  }

  int compare(int one, int other) {
    return Arrays.compareUnsigned(bytes, start(one), ends[one], bytes, start(other), ends[other]);
  }

  /**
   * Returns the first entries in an order, each with the value for its number; made as they are
   * read.
   */
  <V> List<Map.Entry<String, V>> entries(
      Comparator<Integer> order, int most, IntFunction<V> value) {
    Integer[] numbers = new Integer[size];
    Arrays.setAll(numbers, i -> i);
    Arrays.sort(numbers, order);
    return new LazyList<>(
        Math.min(most, size), i -> Map.entry(text(numbers[i]), value.apply(numbers[i])));
  }
}
