package dev.banmen.record.sgf;

import java.util.Arrays;

/** A growing list of places in a file, without an object each. Mutable until it is shared. */
final class Spots {
  private long[] offsets = new long[16];
  private int[] lines = new int[16];
  private int[] columns = new int[16];
  private int size;

  int size() {
    return size;
  }

  void add(long offset, int line, long column) {
    if (size == offsets.length) {
      offsets = Arrays.copyOf(offsets, 2 * size);
      lines = Arrays.copyOf(lines, 2 * size);
      columns = Arrays.copyOf(columns, 2 * size);
    }
    offsets[size] = offset;
    lines[size] = line;
    columns[size++] = (int) Math.min(column, Integer.MAX_VALUE);
  }

  Spot get(int i) {
    return new Spot(offsets[i], lines[i], columns[i]);
  }

  long offset(int i) {
    return offsets[i];
  }
}
