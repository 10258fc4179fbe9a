package dev.banmen.games.dots.bot;

import static dev.banmen.games.dots.bot.LineGraph.GROUND;

import dev.banmen.game.SplitMix64;

/**
 * The parts of a position in which no box can be completed at once: its safe lines, and its chains
 * and loops as moves that give them away. Lines are bits of a {@code long}. Mutable, so that a
 * search can use one for each ply; one thread.
 *
 * <p>Chains that hang on nothing else count by their lengths alone: the {@link #key} of two
 * positions is the same if these are, wherever they run on the board.
 */
final class ChainPartition {
  private static final long[] CHAIN_KEYS = keys(1);
  private static final long[] LOOP_KEYS = keys(2);

  private final Masks masks;
  private final byte[] lacks; // by box

  /** Lines after which no box lacks only one; of equal ones the first. */
  long safe;

  /** Boxes not complete. */
  int boxes;

  /** Equal for positions that are worth the same. */
  long key;

  /** How many moves give boxes away. */
  int openings;

  /** The lines that are drawn once a given chain has been taken. */
  final long[] lines;

  /** How many boxes it has. */
  final int[] given;

  /** How many of them the taker may leave at its end. */
  final int[] handout;

  private long open;
  private long core; // all but chains and loops on their own
  private long walked; // lines of chains found by now
  private int end; // where the last walk ended
  private int shortest; // opening of the shortest long chain on its own, or -1
  private int shortestLoop; // or -1

  ChainPartition(Masks masks) {
    this.masks = masks;
    lacks = new byte[masks.boxes()];
    lines = new long[lacks.length + 1];
    given = new int[lacks.length + 1];
    handout = new int[lacks.length + 1];
  }

  private static long[] keys(int salt) {
    long[] keys = new long[Long.SIZE + 1];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = SplitMix64.mix(SplitMix64.mix(salt) + i); // no key of a small set of lines
    }
    return keys;
  }

  /** The key of a position by its lines as they are, without a look at its chains. */
  static long key(long open) {
    return SplitMix64.mix(open);
  }

  /** Dissects a position, given by the lines not drawn. */
  void of(long undrawn) {
    open = undrawn;
    core = undrawn;
    walked = 0;
    openings = 0;
    shortest = -1;
    shortestLoop = -1;
    boxes = 0;
    key = 0;
    long inChains = 0;
    for (int box = 0; box < lacks.length; box++) {
      long its = masks.around(box) & undrawn;
      int count = Long.bitCount(its);
      lacks[box] = (byte) count;
      if (count > 0) {
        boxes++;
        inChains |= count == 2 ? its : 0;
      }
    }
    safe = masks.withoutTwins(undrawn & ~inChains);
    for (int box = 0; box < lacks.length; box++) {
      if (lacks[box] == 2 && (masks.around(box) & walked) == 0) {
        addChain(box);
      }
    }
    if (core != 0) {
      key += key(masks.withTwinsFirst(core));
    }
  }

  private void addChain(int box) {
    long both = masks.around(box) & open;
    long one = Long.lowestOneBit(both);
    long chain = both | walk(box, one);
    int first = end;
    if (first == box) {
      addLoop(chain);
      return;
    }
    chain |= walk(box, both ^ one);
    int second = end;
    walked |= chain;
    int length = Long.bitCount(chain) - 1;
    if (first == GROUND && second == GROUND) {
      core &= ~chain;
      key += CHAIN_KEYS[length];
      addAlone(chain, length);
    } else if (first == second && lacks[first] == 3) {
      addLasso(chain, length, first);
    } else {
      add(chain, length);
    }
  }

  /**
   * Follows a chain from a box through one of its lines; returns the lines it meets, and leaves in
   * {@link #end} the box that does not lack two, or the box it started from.
   */
  private long walk(int from, long through) {
    long met = through;
    long line = through;
    int box = masks.across(line, from);
    while (box != GROUND && lacks[box] == 2 && box != from) {
      line = masks.around(box) & open & ~line;
      met |= line;
      box = masks.across(line, box);
    }
    end = box;
    return met;
  }

  private void addLoop(long loop) {
    int length = Long.bitCount(loop);
    walked |= loop;
    core &= ~loop;
    key += LOOP_KEYS[length];
    if (shortestLoop < 0) {
      shortestLoop = openings;
      put(openings++, loop, length, 4);
    } else if (length < given[shortestLoop]) {
      put(shortestLoop, loop, length, 4);
    }
  }

  /**
   * Adds a chain from border to border. Of the long ones only the shortest is worth giving: whoever
   * would answer a longer one well can answer this one at least as well.
   */
  private void addAlone(long chain, int length) {
    if (length < 3) {
      for (int i = 0; i < openings; i++) {
        if (given[i] == length && (lines[i] & core) == 0) {
          return;
        }
      }
      add(chain, length);
    } else if (shortest < 0) {
      shortest = openings;
      add(chain, length);
    } else if (length < given[shortest]) {
      put(shortest, chain, length, 2);
    }
  }

  /** Adds a loop tied to one box by both ends: that box falls too, and the chain that is left. */
  private void addLasso(long loop, int length, int knot) {
    long stem = masks.around(knot) & open & ~loop;
    long all = stem | walk(knot, stem);
    add(loop | all, length + Long.bitCount(all));
  }

  private void add(long chain, int length) {
    put(openings++, chain, length, length > 2 ? 2 : 0);
  }

  private void put(int opening, long chain, int length, int left) {
    lines[opening] = chain;
    given[opening] = length;
    handout[opening] = left;
  }
}
