package dev.banmen.match;

import java.util.Arrays;

/** How long a player's moves took, in microseconds. Mutable. */
final class MoveTimes {
  private long[] micros = new long[64];
  private int size;
  private int cut;

  void add(long nanos, boolean isCut) {
    addMicros(nanos / 1000);
    cut += isCut ? 1 : 0;
  }

  private void addMicros(long time) {
    if (size == micros.length) {
      micros = Arrays.copyOf(micros, 2 * size);
    }
    micros[size++] = time;
  }

  void addAll(MoveTimes other) {
    for (int i = 0; i < other.size; i++) {
      addMicros(other.micros[i]);
    }
    cut += other.cut;
  }

  int size() {
    return size;
  }

  /** How many moves were made because the time was over. */
  int cut() {
    return cut;
  }

  double meanMillis() {
    long sum = 0;
    for (int i = 0; i < size; i++) {
      sum += micros[i];
    }
    return size == 0 ? 0 : sum / 1000.0 / size;
  }

  /** The time within which 99 of 100 moves were made. */
  double mostMillis() {
    if (size == 0) {
      return 0;
    }
    long[] sorted = Arrays.copyOf(micros, size);
    Arrays.sort(sorted);
    return sorted[(int) Math.ceil(size * 0.99) - 1] / 1000.0;
  }

  /** Writes how many were cut, then all times. */
  String text() {
    StringBuilder text = new StringBuilder().append(cut);
    for (int i = 0; i < size; i++) {
      text.append(' ').append(micros[i]);
    }
    return text.toString();
  }

  /**
   * Reads what {@link #text} writes.
   *
   * @throws NumberFormatException if it is something else
   */
  static MoveTimes of(String text) {
    String[] numbers = text.split(" ", -1);
    MoveTimes times = new MoveTimes();
    times.cut = Integer.parseInt(numbers[0]);
    for (int i = 1; i < numbers.length; i++) {
      times.addMicros(Long.parseLong(numbers[i]));
    }
    return times;
  }
}
