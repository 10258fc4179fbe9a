package dev.banmen.games.go.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
    return joins && group(stones, target).contains(second);
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
    Set<Integer> taken = new HashSet<>();
    for (int near : neighbours(point)) {
      if (board.charAt(near) == other && liberties(board, group(board, near)).isEmpty()) {
        taken.addAll(group(board, near));
      }
    }
    taken.forEach(stone -> board.setCharAt(stone, '.'));
    Set<Integer> own = group(board, point);
    Set<Integer> free = liberties(board, own);
    if (free.isEmpty()) {
      return;
    }
    boolean isKo = taken.size() == 1 && own.size() == 1 && free.size() == 1;
    int over = 0;
    boolean isTaken = taken.contains(target) || taken.contains(second);
    if (joins) {
      over = isTaken ? -1 : mover == hunter && isJoined(board) ? 1 : 0;
    } else if (!taken.isEmpty()) {
      boolean isIt = mover == hunter && (target < 0 || isTaken);
      over = isIt ? 1 : endsWithCapture ? -1 : 0;
    }
    int ko = isKo ? taken.iterator().next() : -1;
    after.add(new NaiveState(board.toString(), other, ko, hasThreat, over));
  }

  private List<Integer> neighbours(int point) {
    List<Integer> near = new ArrayList<>();
    if (point >= cols) {
      near.add(point - cols);
    }
    if (point % cols > 0) {
      near.add(point - 1);
    }
    if (point % cols < cols - 1) {
      near.add(point + 1);
    }
    if (point < (rows - 1) * cols) {
      near.add(point + cols);
    }
    return near;
  }

  private Set<Integer> group(CharSequence board, int stone) {
    Set<Integer> group = new HashSet<>(Set.of(stone));
    Deque<Integer> open = new ArrayDeque<>(group);
    while (!open.isEmpty()) {
      for (int near : neighbours(open.poll())) {
        if (board.charAt(near) == board.charAt(stone) && group.add(near)) {
          open.add(near);
        }
      }
    }
    return group;
  }

  private Set<Integer> liberties(CharSequence board, Set<Integer> group) {
    Set<Integer> free = new HashSet<>();
    for (int stone : group) {
      for (int near : neighbours(stone)) {
        if (board.charAt(near) == '.') {
          free.add(near);
        }
      }
    }
    return free;
  }

  /** Whether every group on a board has a liberty. */
  boolean isLegal(String stones) {
    for (int point = 0; point < stones.length(); point++) {
      if (stones.charAt(point) != '.' && liberties(stones, group(stones, point)).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
