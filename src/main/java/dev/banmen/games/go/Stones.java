package dev.banmen.games.go;

import java.util.Arrays;

/**
 * Stones on a grid: groups, liberties, captures and the hash, kept up to date with every stone put
 * down. Knows no turns and no ko. Mutable, one thread.
 *
 * <p>A group is a circular list of its stones with one of them as its head. It has
 * pseudo-liberties: one for each pair of a stone and an empty neighbour, so an empty point counts
 * as often as it is touched, and the count is 0 exactly when the group has no liberty (as in Łukasz
 * Lew's libEGO). Taking back rebuilds the groups around the stone; only captured stones are logged.
 */
final class Stones {
  static final byte EMPTY = 0;
  static final byte BLACK = 1;
  static final byte WHITE = 2;
  static final byte EDGE = 3;

  /**
   * The head of points without a stone: its liberties are counted like any group's, and mean
   * nothing.
   */
  private static final int NO_GROUP = 0;

  private static final int MANY = 1 << 30;

  final Grid grid;
  final byte[] colour;
  private final int stride;
  private final int[] head;
  private final int[] next;
  private final int[] size;
  private final int[] liberties;
  private final long[] groupHash;
  private final long[] keys;
  private long hash;

  private int count;
  private int most; // the most stones there ever were at once
  private final short[] left; // by point and colour like keys: the most before one last left it
  private int[] lifted;
  private int liftedCount;

  Stones(Grid grid) {
    this.grid = grid;
    stride = grid.stride;
    keys = grid.keys;
    colour = new byte[grid.points];
    head = new int[grid.points];
    next = new int[grid.points];
    size = new int[grid.points];
    liberties = new int[grid.points];
    groupHash = new long[grid.points];
    left = new short[2 * grid.points];
    lifted = new int[64];
    liberties[NO_GROUP] = MANY;
    Arrays.fill(colour, EDGE);
    for (int point : grid.pointOf) {
      colour[point] = EMPTY;
    }
  }

  private Stones(Stones other) {
    grid = other.grid;
    stride = other.stride;
    keys = other.keys;
    colour = other.colour.clone();
    head = other.head.clone();
    next = other.next.clone();
    size = other.size.clone();
    liberties = other.liberties.clone();
    groupHash = other.groupHash.clone();
    left = other.left.clone();
    lifted = other.lifted.clone();
    liftedCount = other.liftedCount;
    hash = other.hash;
    count = other.count;
    most = other.most;
  }

  Stones copy() {
    return new Stones(this);
  }

  static byte opponent(byte side) {
    return (byte) (BLACK + WHITE - side);
  }

  /** The XOR of the keys of all stones. */
  long hash() {
    return hash;
  }

  /** How many captured stones are logged, suicides included; {@link #liftedAt} has them from 0. */
  int liftedCount() {
    return liftedCount;
  }

  int liftedAt(int i) {
    return lifted[i];
  }

  /**
   * Whether a stone that would stand there may repeat an earlier board. Such a board had the stone,
   * so it stood before one of its colour last left the point, and had no more stones than there
   * ever were until then.
   */
  boolean mayRepeat(byte side, int point) {
    int until = left[2 * point + side - 1];
    if (until < count) {
      return until != 0 && until > count - takenAtMost(opponent(side), point);
    }
    return until > count || !isPlain(opponent(side), point); // mostly a ko that is retaken
  }

  /** An upper bound of the stones a play there captures: a group counts as often as it touches. */
  private int takenAtMost(byte enemy, int point) {
    if (isPlain(enemy, point)) {
      return 0;
    }
    touch(point, -1);
    int taken =
        takenSize(enemy, point - stride)
            + takenSize(enemy, point - 1)
            + takenSize(enemy, point + 1)
            + takenSize(enemy, point + stride);
    touch(point, 1);
    return taken;
  }

  private int takenSize(byte side, int neighbour) {
    return isTaken(side, neighbour) ? size[head[neighbour]] : 0;
  }

  /** Whether a stone there would stand: it has a liberty, or captures something. */
  boolean hasRoom(byte side, int point) {
    int north = point - stride;
    int west = point - 1;
    int east = point + 1;
    int south = point + stride;
    if (emptyAround(point) != 0) {
      return true;
    }
    touch(point, -1);
    boolean room =
        lives(side, north) || lives(side, west) || lives(side, east) || lives(side, south);
    touch(point, 1);
    return room;
  }

  /**
   * Whether, with the point occupied, this is a friend with a liberty left, or an enemy without.
   */
  private boolean lives(byte side, int neighbour) {
    byte c = colour[neighbour];
    return c != EDGE && (c == side) == (liberties[head[neighbour]] != 0);
  }

  /** Finds the liberties of a stone's group, as many as there is room for; returns their number. */
  int liberties(int stone, int[] found) {
    int count = 0;
    int member = stone;
    do {
      for (int i = 0; i < 4; i++) {
        int neighbour = neighbour(member, i);
        if (colour[neighbour] == EMPTY && !contains(found, count, neighbour)) {
          found[count++] = neighbour;
          if (count == found.length) {
            return count;
          }
        }
      }
      member = next[member];
    } while (member != stone);
    return count;
  }

  private static boolean contains(int[] points, int count, int point) {
    for (int i = 0; i < count; i++) {
      if (points[i] == point) {
        return true;
      }
    }
    return false;
  }

  /** The head of a stone's group: one of its stones. */
  int head(int stone) {
    return head[stone];
  }

  /** Another stone of the group; in the end, each once. */
  int next(int stone) {
    return next[stone];
  }

  /**
   * The point of the only stone that the last stone lifted, if that is alone and can be taken in
   * turn; 0 otherwise.
   *
   * @param liftedBefore {@link #liftedCount} as it was before the stone was put
   */
  int koPoint(int point, int liftedBefore) {
    boolean isKo =
        liftedCount == liftedBefore + 1
            && colour[point] != EMPTY
            && next[point] == point
            && liberties(point, new int[2]) == 1;
    return isKo ? lifted[liftedBefore] : 0;
  }

  private void touch(int point, int by) {
    liberties[head[point - stride]] += by;
    liberties[head[point - 1]] += by;
    liberties[head[point + 1]] += by;
    liberties[head[point + stride]] += by;
  }

  /** The hash of the board that a stone there would make, suicide included. */
  long hashAfter(byte side, int point) {
    byte enemy = opponent(side);
    if (isPlain(enemy, point)) {
      return hash ^ keys[2 * point + side - 1];
    }
    touch(point, -1);
    long taken = takenHash(enemy, point);
    boolean stands = takes(enemy, point) || breathes(side, point);
    long own = stands ? keys[2 * point + side - 1] : takenHash(side, point);
    touch(point, 1);
    return hash ^ taken ^ own;
  }

  /**
   * Whether a quick check shows that a stone there stands and captures nothing: the common case.
   */
  private boolean isPlain(byte enemy, int point) {
    byte[] c = colour;
    int north = point - stride;
    int west = point - 1;
    int east = point + 1;
    int south = point + stride;
    return (c[north] == EMPTY || c[west] == EMPTY || c[east] == EMPTY || c[south] == EMPTY)
        && !isShort(enemy, north)
        && !isShort(enemy, west)
        && !isShort(enemy, east)
        && !isShort(enemy, south);
  }

  /** Whether one stone might capture this group: it touches a point at most four times. */
  private boolean isShort(byte side, int neighbour) {
    return colour[neighbour] == side && liberties[head[neighbour]] <= 4;
  }

  private boolean breathes(byte side, int point) {
    return givesBreath(side, point - stride)
        || givesBreath(side, point - 1)
        || givesBreath(side, point + 1)
        || givesBreath(side, point + stride);
  }

  private boolean givesBreath(byte side, int neighbour) {
    byte c = colour[neighbour];
    return c == EMPTY || (c == side && liberties[head[neighbour]] != 0);
  }

  private boolean takes(byte enemy, int point) {
    return isTaken(enemy, point - stride)
        || isTaken(enemy, point - 1)
        || isTaken(enemy, point + 1)
        || isTaken(enemy, point + stride);
  }

  private boolean isTaken(byte side, int neighbour) {
    return colour[neighbour] == side && liberties[head[neighbour]] == 0;
  }

  /** XOR of the hashes of the side's neighbouring groups without liberties, each once. */
  private long takenHash(byte side, int point) {
    int north = isTaken(side, point - stride) ? head[point - stride] : NO_GROUP;
    int west = isTaken(side, point - 1) ? head[point - 1] : NO_GROUP;
    int east = isTaken(side, point + 1) ? head[point + 1] : NO_GROUP;
    int south = isTaken(side, point + stride) ? head[point + stride] : NO_GROUP;
    long taken = groupHash[north];
    if (west != north) {
      taken ^= groupHash[west];
    }
    if (east != north && east != west) {
      taken ^= groupHash[east];
    }
    if (south != north && south != west && south != east) {
      taken ^= groupHash[south];
    }
    return taken;
  }

  /** Puts a stone down and lifts groups without liberties: the opponent's first. */
  void put(byte side, int point) {
    int[] h = head;
    int[] l = liberties;
    byte[] c = colour;
    int north = h[point - stride];
    int west = h[point - 1];
    int east = h[point + 1];
    int south = h[point + stride];
    // negative if a neighbour has no liberty left
    int noLiberty = --l[north] - 1 | --l[west] - 1 | --l[east] - 1 | --l[south] - 1;
    byte northern = c[point - stride];
    byte western = c[point - 1];
    byte eastern = c[point + 1];
    byte southern = c[point + stride];
    int free =
        -(same(northern, EMPTY)
            + same(western, EMPTY)
            + same(eastern, EMPTY)
            + same(southern, EMPTY));
    north &= same(northern, side); // the heads of friends
    west &= same(western, side);
    east &= same(eastern, side);
    south &= same(southern, side);
    int home = Math.max(Math.max(north, west), Math.max(east, south));
    c[point] = side;
    add(side, point, home == NO_GROUP ? point : home, free);
    // In most cases, all four are home or no group.
    if ((north * (north - home)
            | west * (west - home)
            | east * (east - home)
            | south * (south - home))
        != 0) {
      joinWith(point, north);
      joinWith(point, west);
      joinWith(point, east);
      joinWith(point, south);
    }
    if ((noLiberty | l[h[point]] - 1) < 0) {
      liftAround(opponent(side), point);
    }
    count++;
    most = Math.max(most, count);
  }

  /** All bits if two colours are the same, else none; without a branch, as it is unpredictable. */
  private static int same(byte a, byte b) {
    return (a ^ b) - 1 >> 31;
  }

  /** Adds a stone to a group; with no group, it becomes its own head. */
  private void add(byte side, int point, int home, int free) {
    long key = keys[2 * point + side - 1];
    hash ^= key;
    head[point] = home;
    if (home == point) {
      next[point] = point;
      size[point] = 1;
      liberties[point] = free;
      groupHash[point] = key;
    } else {
      next[point] = next[home];
      next[home] = point;
      size[home]++;
      liberties[home] += free;
      groupHash[home] ^= key;
    }
  }

  /** How many neighbours are empty; without a branch. */
  private int emptyAround(int point) {
    byte[] c = colour;
    return -same(c[point - stride], EMPTY)
        - same(c[point - 1], EMPTY)
        - same(c[point + 1], EMPTY)
        - same(c[point + stride], EMPTY);
  }

  private void liftAround(byte enemy, int point) {
    liftIfOut(enemy, point - stride);
    liftIfOut(enemy, point - 1);
    liftIfOut(enemy, point + 1);
    liftIfOut(enemy, point + stride);
    liftIfOut(opponent(enemy), point);
  }

  private void liftIfOut(byte side, int stone) {
    if (isTaken(side, stone)) {
      lift(head[stone]);
    }
  }

  /** Joins a stone's group with another, if it is one. */
  private void joinWith(int point, int group) {
    if (group != NO_GROUP && head[group] != head[point]) {
      join(head[point], head[group]);
    }
  }

  private void join(int a, int b) {
    int keeps = size[a] >= size[b] ? a : b;
    int goes = keeps == a ? b : a;
    int stone = goes;
    do {
      head[stone] = keeps;
      stone = next[stone];
    } while (stone != goes);
    int after = next[keeps];
    next[keeps] = next[goes];
    next[goes] = after;
    size[keeps] += size[goes];
    liberties[keeps] += liberties[goes];
    groupHash[keeps] ^= groupHash[goes];
  }

  private void lift(int group) {
    hash ^= groupHash[group];
    if (liftedCount + size[group] > lifted.length) {
      lifted = Arrays.copyOf(lifted, 2 * lifted.length + size[group]);
    }
    byte side = colour[group];
    count -= size[group];
    int stone = group;
    do {
      int after = next[stone];
      left[2 * stone + side - 1] = (short) most;
      colour[stone] = EMPTY;
      head[stone] = NO_GROUP;
      touch(stone, 1);
      lifted[liftedCount++] = stone;
      stone = after;
    } while (stone != group);
  }

  /**
   * Takes the last stone back and puts the stones it lifted down again.
   *
   * @param liftedBefore {@link #liftedCount} as it was before the stone was put
   */
  void takeBack(byte side, int point, int liftedBefore) {
    boolean suicide = colour[point] == EMPTY;
    if (!suicide) {
      leaveGroup(point);
      colour[point] = EMPTY;
      head[point] = NO_GROUP;
      hash ^= keys[2 * point + side - 1];
      count--;
      freeEnemies(side, point);
      for (int i = 0; i < 4; i++) {
        gather(side, neighbour(point, i));
      }
    }
    restore(suicide ? side : opponent(side), liftedBefore, suicide ? point : -1);
    liftedCount = liftedBefore;
  }

  /** Takes a stone off permanently: it isn't logged. */
  void takeOff(byte side, int point) {
    left[2 * point + side - 1] = (short) most;
    takeBack(side, point, liftedCount);
  }

  /** Dissolves the group around a stone: without it the rest may fall apart. */
  private void leaveGroup(int point) {
    for (int stone = next[point]; stone != point; stone = next[stone]) {
      head[stone] = NO_GROUP;
    }
  }

  private void freeEnemies(byte side, int point) {
    byte enemy = opponent(side);
    for (int i = 0; i < 4; i++) {
      int neighbour = neighbour(point, i);
      if (colour[neighbour] == enemy) {
        liberties[head[neighbour]]++;
      }
    }
  }

  /** Puts the logged stones from {@code from} down again, except one. */
  private void restore(byte side, int from, int except) {
    for (int i = from; i < liftedCount; i++) {
      int point = lifted[i];
      if (point != except) {
        colour[point] = side;
        head[point] = NO_GROUP;
        hash ^= keys[2 * point + side - 1];
        count++;
      }
    }
    byte enemy = opponent(side);
    for (int i = from; i < liftedCount; i++) {
      int point = lifted[i];
      for (int k = 0; k < 4 && point != except; k++) {
        int neighbour = neighbour(point, k);
        if (colour[neighbour] == enemy) {
          liberties[head[neighbour]]--;
        }
      }
    }
    for (int i = from; i < liftedCount; i++) {
      gather(side, lifted[i]);
    }
  }

  /** Makes a group of the stones connected to this one, if it is the side's and has no group. */
  private void gather(byte side, int seed) {
    if (colour[seed] != side || head[seed] != NO_GROUP) {
      return;
    }
    head[seed] = seed;
    next[seed] = seed;
    size[seed] = 0;
    liberties[seed] = 0;
    groupHash[seed] = 0;
    int tail = seed;
    int stone = seed;
    do {
      tail = gatherAround(side, seed, stone, tail);
      stone = next[stone];
    } while (stone != seed);
  }

  /** Counts one stone into the group and appends its neighbours; returns the list's new end. */
  private int gatherAround(byte side, int seed, int stone, int tail) {
    size[seed]++;
    groupHash[seed] ^= keys[2 * stone + side - 1];
    int end = tail;
    for (int i = 0; i < 4; i++) {
      int neighbour = neighbour(stone, i);
      if (colour[neighbour] == EMPTY) {
        liberties[seed]++;
      } else if (colour[neighbour] == side && head[neighbour] == NO_GROUP) {
        head[neighbour] = seed;
        next[end] = neighbour;
        next[neighbour] = seed;
        end = neighbour;
      }
    }
    return end;
  }

  private int neighbour(int point, int i) {
    return switch (i) {
      case 0 -> point - stride;
      case 1 -> point - 1;
      case 2 -> point + 1;
      default -> point + stride;
    };
  }
}
