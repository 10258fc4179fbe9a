package dev.banmen.match;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

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
    other.all().forEach(this::addMicros);
    cut += other.cut;
  }

  private LongStream all() {
    return Arrays.stream(micros, 0, size);
  }

  int size() {
    return size;
  }

  /** How many moves were made because the time was over. */
  int cut() {
    return cut;
  }

  double meanMillis() {
    return size == 0 ? 0 : all().sum() / 1000.0 / size;
  }

  /** The time within which 99 of 100 moves were made. */
  double mostMillis() {
    if (size == 0) {
      return 0;
    }
    return all().sorted().toArray()[(int) Math.ceil(size * 0.99) - 1] / 1000.0;
  }

  /** Writes how many were cut, then all times. */
  String text() {
    return cut + all().mapToObj(time -> " " + time).collect(Collectors.joining());
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
