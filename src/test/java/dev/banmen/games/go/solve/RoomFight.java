package dev.banmen.games.go.solve;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A fight about one stone in a room that is closed, decided backwards: of all boards that can
 * follow, first those where the hunter takes its stone, then those that lead there, and so on. Who
 * only goes around in a circle is not captured. It shares nothing with the solver. Mutable, one
 * thread, for one fight.
 */
final class RoomFight {
  static final int PASS = -1;

  private static final int MOST = 2_000_000; // boards that one fight may have
  private static final int TAKEN = -1; // a board without the target
  private static final int ILLEGAL = -2;
  private static final int KO_BITS = 5;

  private final int cols;
  private final long all;
  private final long first; // column
  private final long last; // column
  private final int[] room;
  private final long inside;
  private final long target;
  private final boolean takesBack; // in a ko, the hunter; else the hunted side

  private long outerHunters;
  private long outerHunted;

  // The boards by number, as keys, and what follows each of them.
  private long[] boards = new long[1 << 10];
  private int count;
  private int[] next = new int[1 << 12];
  private int[] from = new int[1 << 10]; // where those of a board begin in next
  private boolean[] won = new boolean[1 << 10];
  private int[] table = new int[1 << 12]; // numbers and 1, at the places of their keys

  // The board that is looked at.
  private long hunters;
  private long hunted;

  /**
   * A fight on a board of at most 64 points.
   *
   * @param region the points on which both sides play
   * @param takesBack whether the hunter may take back in a ko at any time, or else the hunted side
   */
  RoomFight(int rows, int cols, int target, List<Integer> region, boolean takesBack) {
    this.cols = cols;
    this.takesBack = takesBack;
    this.target = 1L << target;
    all = -1L >>> Long.SIZE - rows * cols;
    long column = 0;
    for (int row = 0; row < rows; row++) {
      column |= 1L << row * cols;
    }
    first = column;
    last = column << cols - 1;
    room = region.stream().mapToInt(point -> point).toArray();
    long points = 0;
    for (int point : room) {
      points |= 1L << point;
    }
    inside = points;
  }

  /**
   * Whether the hunter takes its stone after each legal move, by the point of the move. Empty if
   * there are too many boards.
   *
   * @param stones X and O on the board
   */
  Optional<Map<Integer, Boolean>> captures(String stones, char hunter, boolean isHunters) {
    for (int point = 0; point < stones.length(); point++) {
      long bit = 1L << point;
      if (stones.charAt(point) != '.') {
        boolean isHunter = stones.charAt(point) == hunter;
        hunters |= isHunter ? bit : 0;
        hunted |= isHunter ? 0 : bit;
      }
    }
    outerHunters = hunters & ~inside;
    outerHunted = hunted & ~inside;
    long start = key(hunters, hunted, isHunters, -1);
    Map<Integer, Integer> after = new HashMap<>();
    for (int i = -1; i < room.length; i++) {
      open(start);
      int number = i < 0 ? passed(isHunters) : played(i, isHunters, -1);
      if (number != ILLEGAL) {
        after.put(i < 0 ? PASS : room[i], number);
      }
    }
    if (!follow()) {
      return Optional.empty();
    }
    goBack();
    Map<Integer, Boolean> captures = new HashMap<>();
    after.forEach((move, number) -> captures.put(move, number == TAKEN || won[number]));
    return Optional.of(captures);
  }

  /** Finds all boards that follow; false if there are too many. */
  private boolean follow() {
    int edges = 0;
    for (int at = 0; at < count; at++) {
      if (count > MOST) {
        return false;
      }
      from[at] = edges;
      long board = boards[at];
      boolean isHunters = isHunters(board);
      int ko = ko(board);
      open(board);
      for (int i = -1; i < room.length && !won[at]; i++) {
        int number = i < 0 ? passed(isHunters) : played(i, isHunters, ko);
        if (number == TAKEN) {
          won[at] = true;
          edges = from[at];
        } else if (number != ILLEGAL) {
          if (edges == next.length) {
            next = Arrays.copyOf(next, 2 * edges);
          }
          next[edges++] = number;
        }
      }
      from[at + 1] = edges;
    }
    return true;
  }

  /** Goes back from the boards where the stone is taken to all that lead there. */
  private void goBack() {
    int edges = from[count];
    int[] begins = new int[count + 1];
    for (int i = 0; i < edges; i++) {
      begins[next[i] + 1]++;
    }
    for (int i = 0; i < count; i++) {
      begins[i + 1] += begins[i];
    }
    int[] before = new int[edges];
    int[] filled = begins.clone();
    int[] left = new int[count]; // ways out of a board on which the hunted side moves
    int[] open = new int[count];
    int opened = 0;
    for (int at = 0; at < count; at++) {
      for (int i = from[at]; i < from[at + 1]; i++) {
        before[filled[next[i]]++] = at;
      }
      left[at] = from[at + 1] - from[at];
      if (won[at]) {
        open[opened++] = at;
      }
    }
    while (opened > 0) {
      int at = open[--opened];
      for (int i = begins[at]; i < begins[at + 1]; i++) {
        int one = before[i];
        if (!won[one] && (isHunters(boards[one]) || --left[one] == 0)) {
          won[one] = true;
          open[opened++] = one;
        }
      }
    }
  }

  private int passed(boolean isHunters) {
    return number(key(hunters, hunted, !isHunters, -1));
  }

  private int played(int at, boolean isHunters, int ko) {
    long stone = 1L << room[at];
    if (((hunters | hunted) & stone) != 0 || room[at] == ko) {
      return ILLEGAL;
    }
    long own = (isHunters ? hunters : hunted) | stone;
    long others = isHunters ? hunted : hunters;
    long taken = 0;
    for (long near = beside(stone) & others; near != 0; near &= near - 1) {
      long group = group(others, Long.lowestOneBit(near));
      taken |= (beside(group) & all & ~(own | others)) == 0 ? group : 0;
    }
    if (isHunters && (taken & target) != 0) {
      return TAKEN;
    }
    if ((taken & ~inside) != 0) {
      throw new IllegalStateException("the room isn't closed");
    }
    others &= ~taken;
    long group = group(own, stone);
    long free = beside(group) & ~(own | others);
    if (free == 0) {
      return ILLEGAL;
    }
    boolean isKo = Long.bitCount(taken) == 1 && group == stone && Long.bitCount(free) == 1;
    boolean isBanned = isKo && takesBack == isHunters; // the other side
    int banned = isBanned ? Long.numberOfTrailingZeros(taken) : -1;
    return number(isHunters ? key(own, others, false, banned) : key(others, own, true, banned));
  }

  /**
   * A board as a number: the points of the room, then where nobody may take back, and who moves.
   */
  private long key(long huntersStones, long huntedStones, boolean isHunters, int ko) {
    long key = 0;
    int banned = 0;
    for (int i = room.length - 1; i >= 0; i--) {
      key = key << 2 | huntersStones >>> room[i] & 1 | (huntedStones >>> room[i] & 1) << 1;
      banned = room[i] == ko ? i + 1 : banned;
    }
    return (key << KO_BITS | banned) << 1 | (isHunters ? 1 : 0);
  }

  private static boolean isHunters(long key) {
    return (key & 1) != 0;
  }

  private int ko(long key) {
    int banned = (int) (key >>> 1) & (1 << KO_BITS) - 1;
    return banned == 0 ? -1 : room[banned - 1];
  }

  private void open(long key) {
    long points = key >>> KO_BITS + 1;
    hunters = outerHunters;
    hunted = outerHunted;
    for (int point : room) {
      hunters |= (points & 1) << point;
      hunted |= (points >>> 1 & 1) << point;
      points >>>= 2;
    }
  }

  /** The number of a board, which gets one if it has none. */
  private int number(long key) {
    if (2 * count >= table.length) {
      int[] before = table;
      table = new int[2 * before.length];
      for (int number : before) {
        if (number != 0) {
          table[place(boards[number - 1])] = number;
        }
      }
    }
    int place = place(key);
    if (table[place] == 0) {
      if (count + 1 >= boards.length) {
        boards = Arrays.copyOf(boards, 2 * boards.length);
        from = Arrays.copyOf(from, boards.length);
        won = Arrays.copyOf(won, boards.length);
      }
      boards[count] = key;
      table[place] = ++count;
    }
    return table[place] - 1;
  }

  private int place(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    int place = (int) (mixed >>> 32) & table.length - 1;
    while (table[place] != 0 && boards[table[place] - 1] != key) {
      place = place + 1 & table.length - 1;
    }
    return place;
  }

  private long group(long stones, long stone) {
    long group = stone;
    for (long more = group; ; group = more) {
      more = (group | beside(group)) & stones;
      if (more == group) {
        return group;
      }
    }
  }

  /** The points beside any of these; some of them may be among these. */
  private long beside(long points) {
    return (points << cols | points >>> cols | (points & ~last) << 1 | (points & ~first) >>> 1)
        & all;
  }
}
