package dev.banmen.survey;

import static java.nio.channels.FileChannel.MapMode.READ_ONLY;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Sorts entries of two numbers, a piece at a time in memory, then all pieces from a file: by the
 * first number, then by the second without its sign, in which order those with the same first must
 * come. Mutable, one thread.
 */
final class PositionRuns {
  private static final int MOST = 1 << 21; // entries of a piece
  private static final int FIRST = 1 << 12;
  private static final int ENTRY = 16;
  private static final int WRITTEN = 1 << 16; // bytes at once
  private static final int DIGITS = 256;

  /** Receives entries in order. */
  interface Sorted {
    void add(long key, long word) throws IOException;
  }

  /** Entries in order. Mutable. */
  abstract static class Run {
    long key;
    long word;

    /** Goes to the next entry; false if there is none. */
    abstract boolean next();

    private static int order(Run one, Run other) {
      int byKey = Long.compare(one.key, other.key);
      return byKey != 0 ? byKey : Long.compareUnsigned(one.word, other.word);
    }
  }

  /** A piece in the file. */
  private static final class WrittenRun extends Run {
    private final LongBuffer entries;

    WrittenRun(LongBuffer entries) {
      this.entries = entries;
    }

    @Override
    boolean next() {
      if (!entries.hasRemaining()) {
        return false;
      }
      key = entries.get();
      word = entries.get();
      return true;
    }
  }

  /** The piece in memory. */
  private final class LastRun extends Run {
    private int at;

    @Override
    boolean next() {
      if (at == count) {
        return false;
      }
      key = keys[at];
      word = words[at++];
      return true;
    }
  }

  private final FileChannel scratch;
  private long[] keys = new long[FIRST];
  private long[] words = new long[FIRST];
  private int count;
  private int runs; // in the file, of MOST entries each

  /**
   * Nothing to sort yet.
   *
   * @param scratch an empty file to read and write; it is needed until the end
   */
  PositionRuns(FileChannel scratch) {
    this.scratch = scratch;
  }

  long size() {
    return (long) runs * MOST + count;
  }

  void add(long key, long word) throws IOException {
    if (count == keys.length) {
      makeRoom();
    }
    keys[count] = key;
    words[count++] = word;
  }

  private void makeRoom() throws IOException {
    if (count < MOST) {
      keys = Arrays.copyOf(keys, 2 * count);
      words = Arrays.copyOf(words, 2 * count);
      return;
    }
    sort();
    ByteBuffer out = ByteBuffer.allocate(WRITTEN);
    for (int i = 0; i < count; i++) {
      out.putLong(keys[i]).putLong(words[i]);
      if (!out.hasRemaining() || i == count - 1) {
        out.flip();
        while (out.hasRemaining()) {
          scratch.write(out);
        }
        out.clear();
      }
    }
    runs++;
    count = 0;
  }

  /** Sorts the piece in memory by its bytes, the last one first. */
  private void sort() {
    long[] otherKeys = new long[count];
    long[] otherWords = new long[count];
    for (int shift = 0; shift < Long.SIZE; shift += 8) {
      int flip = shift == Long.SIZE - 8 ? DIGITS / 2 : 0; // the sign
      int[] places = new int[DIGITS + 1];
      for (int i = 0; i < count; i++) {
        places[((int) (keys[i] >>> shift) & 0xff ^ flip) + 1]++;
      }
      for (int digit = 0; digit < DIGITS; digit++) {
        places[digit + 1] += places[digit];
      }
      for (int i = 0; i < count; i++) {
        int place = places[(int) (keys[i] >>> shift) & 0xff ^ flip]++;
        otherKeys[place] = keys[i];
        otherWords[place] = words[i];
      }
      System.arraycopy(otherKeys, 0, keys, 0, count);
      System.arraycopy(otherWords, 0, words, 0, count);
    }
  }

  /**
   * Gives all entries in order, once.
   *
   * @param others entries in order that were sorted before
   */
  void giveWith(Optional<Run> others, Sorted sorted) throws IOException {
    sort();
    PriorityQueue<Run> next = new PriorityQueue<>(runs + 2, Run::order);
    others.ifPresent(run -> add(run, next));
    for (int run = 0; run < runs; run++) {
      long bytes = (long) MOST * ENTRY;
      add(new WrittenRun(scratch.map(READ_ONLY, run * bytes, bytes).asLongBuffer()), next);
    }
    add(new LastRun(), next);
    while (!next.isEmpty()) {
      Run least = next.poll();
      sorted.add(least.key, least.word);
      add(least, next);
    }
  }

  private static void add(Run run, PriorityQueue<Run> next) {
    if (run.next()) {
      next.add(run);
    }
  }
}
