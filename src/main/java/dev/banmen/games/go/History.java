package dev.banmen.games.go;

import java.util.Arrays;

/**
 * The boards of a game so far, by their 64-bit keys: an open-addressing table from a key to the
 * plies after which it stood. Two boards may share a key; callers compare them. Mutable, one
 * thread; entries are removed only in the reverse order of adding.
 */
final class History {
  private static final int FREE = -1;
  private static final int GROWTH = 4;

  private long[] keys;
  private int[] plies;
  private int count;

  /** Creates a history with room for some more boards than these. */
  History(int boards) {
    int room = Math.max(1024, 4 * Integer.highestOneBit(boards + 1));
    keys = new long[room];
    plies = new int[room];
    Arrays.fill(plies, FREE);
  }

  void remember(long key, int ply) {
    if (2 * ++count > keys.length) {
      grow();
    }
    put(key, ply);
  }

  private void put(long key, int ply) {
    int slot = slot(key);
    while (plies[slot] != FREE) {
      slot = slot + 1 & keys.length - 1;
    }
    keys[slot] = key;
    plies[slot] = ply;
  }

  /**
   * Removes the last entry, if this is it: nothing was placed after it, so its slot is simply
   * freed.
   */
  void forget(long key, int ply) {
    for (int slot = find(key); slot >= 0; slot = findAfter(slot, key)) {
      if (plies[slot] == ply) {
        plies[slot] = FREE;
        count--;
        return;
      }
    }
  }

  /** The slot of the first entry with this key, or -1. */
  int find(long key) {
    return findFrom(slot(key), key);
  }

  /** The slot of the next entry with this key, or -1. */
  int findAfter(int slot, long key) {
    return findFrom(slot + 1 & keys.length - 1, key);
  }

  private int findFrom(int start, long key) {
    int slot = start;
    while (plies[slot] != FREE) {
      if (keys[slot] == key) {
        return slot;
      }
      slot = slot + 1 & keys.length - 1;
    }
    return -1;
  }

  int plyAt(int slot) {
    return plies[slot];
  }

  private int slot(long key) {
    return (int) (key ^ key >>> 32) & keys.length - 1;
  }

  /**
   * Makes the table four times as large. Entries move in the order of their plies, or removing
   * would break.
   */
  private void grow() {
    long[] oldKeys = keys;
    int[] oldPlies = plies;
    int last = 0;
    for (int ply : oldPlies) {
      last = Math.max(last, ply);
    }
    int[] slotOfPly = new int[last + 1];
    Arrays.fill(slotOfPly, FREE);
    for (int slot = 0; slot < oldPlies.length; slot++) {
      if (oldPlies[slot] != FREE) {
        slotOfPly[oldPlies[slot]] = slot;
      }
    }
    keys = new long[GROWTH * oldKeys.length];
    plies = new int[GROWTH * oldKeys.length];
    Arrays.fill(plies, FREE);
    for (int ply = 0; ply <= last; ply++) {
      if (slotOfPly[ply] != FREE) {
        put(oldKeys[slotOfPly[ply]], ply);
      }
    }
  }
}
