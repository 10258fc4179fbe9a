package dev.banmen.record.sgf;

import java.util.Arrays;

/** A growing list of places in a file, without an object for each. Mutable until it is shared. */
final class FilePositions {
  private static final int MANY = 1000;

  private long[] offsets = new long[16];
  private int[] lines = new int[16];
  private int[] columns = new int[16];
  private int size;

  int size() {
    return size;
  }

  void add(long offset, int line, long column) {
    if (size == offsets.length) {
      int room = size + size / 2 + 16;
      offsets = Arrays.copyOf(offsets, room);
      lines = Arrays.copyOf(lines, room);
      columns = Arrays.copyOf(columns, room);
    }
    offsets[size] = offset;
    lines[size] = line;
    columns[size++] = (int) Math.min(column, Integer.MAX_VALUE);
  }

  /** Releases unused capacity, if it is large. */
  FilePositions trimmed() {
    if (size < MANY) {
      return this;
    }
    offsets = Arrays.copyOf(offsets, size);
    lines = Arrays.copyOf(lines, size);
    columns = Arrays.copyOf(columns, size);
    return this;
  }

  FilePosition get(int i) {
    return new FilePosition(offsets[i], lines[i], columns[i]);
  }

  long offset(int i) {
    return offsets[i];
  }
}
