package dev.banmen.games.gomoku.bot;

import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds wins by fours, slowly, on a bare board: five in a row are looked for in every row of five
 * points, again for every move. Written apart from the player. Mutable, one thread.
 */
final class PlainFours {
  private static final int FIVE = 5;
  private static final int[][] WAYS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private final int rows;
  private final int cols;
  private final boolean isExact;
  private final char[] stones; // B, W or a point
  private final List<int[]> fives = new ArrayList<>(); // rows of five, then the points beyond or -1
  private final Set<String> lost = new HashSet<>(); // boards without a win, and for how many plies

  PlainFours(Position position, boolean isExact) {
    rows = position.lattice().rows();
    cols = position.lattice().cols();
    this.isExact = isExact;
    stones = new char[rows * cols];
    for (int i = 0; i < stones.length; i++) {
      Mark mark = position.at(i);
      stones[i] = mark == Mark.BLACK ? 'B' : mark == Mark.WHITE ? 'W' : '.';
    }
    for (int i = 0; i < stones.length; i++) {
      for (int[] way : WAYS) {
        int[] row = new int[FIVE + 2];
        for (int k = 0; k < FIVE; k++) {
          row[k] = at(i, way, k);
        }
        row[FIVE] = at(i, way, -1);
        row[FIVE + 1] = at(i, way, FIVE);
        if (row[FIVE - 1] >= 0) {
          fives.add(row);
        }
      }
    }
  }

  private int at(int from, int[] way, int steps) {
    int row = from / cols + steps * way[0];
    int col = from % cols + steps * way[1];
    return row < 0 || row >= rows || col < 0 || col >= cols ? -1 : row * cols + col;
  }

  private static char letter(Side side) {
    return side == Side.BLACK ? 'B' : 'W';
  }

  void put(Side side, int point) {
    stones[point] = letter(side);
  }

  void take(int point) {
    stones[point] = '.';
  }

  boolean isEmpty(int point) {
    return stones[point] == '.';
  }

  /** The first move of a win by fours within so many plies, of a side that is to move. */
  Optional<Integer> win(Side side, int plies) {
    return win(letter(side), letter(side.opponent()), plies);
  }

  private Optional<Integer> win(char own, char other, int plies) {
    Set<Integer> made = makingFive(own);
    if (!made.isEmpty()) {
      return made.stream().findFirst();
    }
    String board = own + new String(stones) + plies;
    Set<Integer> threats = makingFive(other);
    if (plies < 3 || threats.size() > 1 || lost.contains(board)) {
      return Optional.empty();
    }
    Set<Integer> moves = makingFour(own);
    if (!threats.isEmpty()) {
      moves.retainAll(threats);
    }
    for (int move : moves) {
      stones[move] = own;
      boolean wins = isAnsweredInVain(own, other, plies);
      stones[move] = '.';
      if (wins) {
        return Optional.of(move);
      }
    }
    lost.add(board);
    return Optional.empty();
  }

  private boolean isAnsweredInVain(char own, char other, int plies) {
    Set<Integer> answers = makingFive(own);
    if (answers.isEmpty() || !makingFive(other).isEmpty()) {
      return false;
    } else if (answers.size() > 1) {
      return true;
    }
    int answer = answers.iterator().next();
    stones[answer] = other;
    boolean wins = win(own, other, plies - 2).isPresent();
    stones[answer] = '.';
    return wins;
  }

  /** The points where a letter makes five. */
  private Set<Integer> makingFive(char own) {
    return gaps(own, 1);
  }

  /** The points where it may make a four. */
  private Set<Integer> makingFour(char own) {
    return gaps(own, 2);
  }

  /** The empty points of rows of five that have so many of them, and else its own stones. */
  private Set<Integer> gaps(char own, int count) {
    Set<Integer> gaps = new TreeSet<>();
    for (int[] row : fives) {
      int stands = 0;
      int empty = 0;
      for (int k = 0; k < FIVE; k++) {
        char stone = stones[row[k]];
        stands += stone == own ? 1 : 0;
        empty += stone == '.' ? 1 : 0;
      }
      boolean isLonger = isExact && (is(own, row[FIVE]) || is(own, row[FIVE + 1]));
      if (stands == FIVE - count && empty == count && !isLonger) {
        for (int k = 0; k < FIVE; k++) {
          if (isEmpty(row[k])) {
            gaps.add(row[k]);
          }
        }
      }
    }
    return gaps;
  }

  private boolean is(char own, int point) {
    return point >= 0 && stones[point] == own;
  }
}
