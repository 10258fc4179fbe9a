package dev.banmen.games.go.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A fight decided in the plainest way: all boards that can follow, and again and again the question
 * from which of them the hunter gets its stone. It shares nothing with the solver.
 *
 * @param hunter X or O
 * @param target the index of the stone to be captured; -1 for any
 * @param second the index of another, of which one is enough; -1 if there is none
 * @param joins whether both are the hunter's instead, and have to become one group
 * @param region the indices on which both sides play
 * @param always who may take back in a ko at any time: X, O, or a blank for nobody
 * @param once who may do so one time
 */
record NaiveFight(
    int rows,
    int cols,
    char hunter,
    int target,
    int second,
    boolean joins,
    List<Integer> region,
    boolean endsWithCapture,
    char always,
    char once) {
  /** A fight about one stone. */
  NaiveFight(
      int rows,
      int cols,
      char hunter,
      int target,
      List<Integer> region,
      boolean endsWithCapture,
      char always,
      char once) {
    this(rows, cols, hunter, target, -1, false, region, endsWithCapture, always, once);
  }

  /** A board, who is to move, where it may not take back, and whether the one threat is left. */
  record NaiveState(String stones, char toMove, int ko, boolean hasThreat, int over) {}

  /** All boards that can follow, by number, with the numbers of those that follow them. */
  private record Following(List<NaiveState> states, List<int[]> next) {}

  boolean reaches(String stones, char toMove) {
    Following all = following(stones, toMove, false);
    boolean[] reached = new boolean[all.states().size()];
    repeat(all, reached, true);
    return reached[0];
  }

  /** Whether the hunter at least never loses it, if an endless circle counts for the hunter. */
  boolean reachesOrRepeats(String stones, char toMove) {
    Following all = following(stones, toMove, true);
    boolean[] left = new boolean[all.states().size()];
    Arrays.fill(left, true);
    repeat(all, left, false);
    return left[0];
  }

  /** Sets what follows to this value, again and again, until nothing changes. */
  private void repeat(Following all, boolean[] holds, boolean value) {
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int i = holds.length - 1; i >= 0; i--) {
        if (holds[i] != value && follows(all.states().get(i), all.next().get(i), holds) == value) {
          holds[i] = value;
          isChanged = true;
        }
      }
    }
  }

  /** Whether the hunter gets it with so many moves of its own at most. */
  boolean reachesIn(int moves, String stones, char toMove) {
    return reachesIn(moves, first(stones, toMove));
  }

  private boolean reachesIn(int moves, NaiveState state) {
    if (state.over() != 0) {
      return state.over() > 0;
    }
    boolean isMine = state.toMove() == hunter;
    if (isMine && moves == 0) {
      return false;
    }
    int left = isMine ? moves - 1 : moves;
    return isMine
        ? after(state).stream().anyMatch(next -> reachesIn(left, next))
        : after(state).stream().allMatch(next -> reachesIn(left, next));
  }

  /** The hunter's pass is no move, except that it lifts the ban of a ko. */
  private List<NaiveState> moved(NaiveState state, List<NaiveState> after) {
    boolean mayPass = state.toMove() != hunter || state.ko() >= 0 && state.toMove() != always;
    return mayPass || after.isEmpty() ? after : after.subList(1, after.size());
  }

  private boolean follows(NaiveState state, int[] next, boolean[] holds) {
    boolean isMine = state.toMove() == hunter;
    return state.over() > 0
        || state.over() == 0
            && (isMine
                ? Arrays.stream(next).anyMatch(one -> holds[one])
                : Arrays.stream(next).allMatch(one -> holds[one]));
  }

  private NaiveState first(String stones, char toMove) {
    return new NaiveState(stones, toMove, -1, true, isJoined(stones) ? 1 : 0);
  }

  private boolean isJoined(CharSequence stones) {
    return joins && has(group(stones, target), second);
  }

  private Following following(String stones, char toMove, boolean isMoved) {
    Map<NaiveState, Integer> numbers = new HashMap<>();
    List<NaiveState> states = new ArrayList<>(List.of(first(stones, toMove)));
    List<int[]> next = new ArrayList<>();
    numbers.put(states.get(0), 0);
    while (next.size() < states.size()) {
      NaiveState state = states.get(next.size());
      List<NaiveState> after = after(state);
      List<NaiveState> moves = isMoved ? moved(state, after) : after;
      int[] found = new int[moves.size()];
      for (int i = 0; i < found.length; i++) {
        Integer number = numbers.putIfAbsent(moves.get(i), states.size());
        if (number == null) {
          states.add(moves.get(i));
        }
        found[i] = number == null ? states.size() - 1 : number;
      }
      next.add(found);
    }
    return new Following(states, next);
  }

  private List<NaiveState> after(NaiveState state) {
    List<NaiveState> after = new ArrayList<>();
    if (state.over() != 0) {
      return after;
    }
    char mover = state.toMove();
    char other = mover == 'X' ? 'O' : 'X';
    after.add(new NaiveState(state.stones(), other, -1, state.hasThreat(), 0));
    for (int point : region) {
      boolean isBack = point == state.ko() && mover != always;
      boolean mayOnce = mover == once && state.hasThreat();
      if (state.stones().charAt(point) == '.' && (!isBack || mayOnce)) {
        play(state, point, other, state.hasThreat() && !isBack, after);
      }
    }
    return after;
  }

  private void play(
      NaiveState state, int point, char other, boolean hasThreat, List<NaiveState> after) {
    char mover = state.toMove();
    StringBuilder board = new StringBuilder(state.stones());
    board.setCharAt(point, mover);
    long taken = 0;
    for (int near : points(beside(1L << point))) {
      if (board.charAt(near) == other && liberties(board, group(board, near)) == 0) {
        taken |= group(board, near);
      }
    }
    for (int stone : points(taken)) {
      board.setCharAt(stone, '.');
    }
    long own = group(board, point);
    long free = liberties(board, own);
    if (free == 0) {
      return;
    }
    boolean isKo = Long.bitCount(taken) == 1 && own == 1L << point && Long.bitCount(free) == 1;
    int over = 0;
    boolean isTaken = has(taken, target) || has(taken, second);
    if (joins) {
      over = isTaken ? -1 : mover == hunter && isJoined(board) ? 1 : 0;
    } else if (taken != 0) {
      boolean isIt = mover == hunter && (target < 0 || isTaken);
      over = isIt ? 1 : endsWithCapture ? -1 : 0;
    }
    int ko = isKo ? Long.numberOfTrailingZeros(taken) : -1;
    after.add(new NaiveState(board.toString(), other, ko, hasThreat, over));
  }

  // Sets of points are bits of a number, as there are at most 64.

  private static boolean has(long points, int point) {
    return point >= 0 && (points >>> point & 1) != 0;
  }

  private static int[] points(long points) {
    int[] all = new int[Long.bitCount(points)];
    long left = points;
    for (int i = 0; i < all.length; i++) {
      all[i] = Long.numberOfTrailingZeros(left);
      left &= left - 1;
    }
    return all;
  }

  /** The points beside any of these; some of them may be among these. */
  private long beside(long points) {
    long first = 0; // column
    for (int row = 0; row < rows; row++) {
      first |= 1L << row * cols;
    }
    long last = first << cols - 1;
    long all = -1L >>> Long.SIZE - rows * cols;
    return (points << cols | points >>> cols | (points & ~last) << 1 | (points & ~first) >>> 1)
        & all;
  }

  private static long all(CharSequence board, char stone) {
    long found = 0;
    for (int point = 0; point < board.length(); point++) {
      found |= board.charAt(point) == stone ? 1L << point : 0;
    }
    return found;
  }

  private long group(CharSequence board, int stone) {
    long like = all(board, board.charAt(stone));
    long group = 0;
    for (long more = 1L << stone; more != group; more |= beside(more) & like) {
      group = more;
    }
    return group;
  }

  private long liberties(CharSequence board, long group) {
    return beside(group) & all(board, '.');
  }

  /** Whether every group on a board has a liberty. */
  boolean isLegal(String stones) {
    for (int point = 0; point < stones.length(); point++) {
      if (stones.charAt(point) != '.' && liberties(stones, group(stones, point)) == 0) {
        return false;
      }
    }
    return true;
  }
}
