package dev.banmen.games.go;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A group's stones and liberties, each once, in reading order. Found by walking, for explanations
 * and set-ups; boards keep their own account.
 *
 * @param stones the points of its stones
 * @param liberties the empty points beside it
 */
record Group(List<Integer> stones, List<Integer> liberties) {
  static Group at(Grid grid, byte[] colour, int start) {
    List<Integer> stones = new ArrayList<>();
    List<Integer> liberties = new ArrayList<>();
    boolean[] seen = new boolean[grid.points];
    stones.add(start);
    seen[start] = true;
    for (int i = 0; i < stones.size(); i++) {
      int point = stones.get(i);
      for (int step : grid.steps) {
        int neighbour = point + step;
        boolean belongs = colour[neighbour] == colour[start];
        if (!seen[neighbour] && (belongs || colour[neighbour] == Stones.EMPTY)) {
          seen[neighbour] = true;
          (belongs ? stones : liberties).add(neighbour);
        }
      }
    }
    stones.sort(null);
    liberties.sort(null);
    return new Group(List.copyOf(stones), List.copyOf(liberties));
  }

  /** All groups of a colour that is wanted, in the order of their first stones. */
  static List<Group> all(Grid grid, byte[] colour, IntPredicate wanted) {
    List<Group> groups = new ArrayList<>();
    boolean[] seen = new boolean[grid.points];
    for (int point : grid.pointOf) {
      if (wanted.test(colour[point]) && !seen[point]) {
        Group group = at(grid, colour, point);
        group.stones.forEach(stone -> seen[stone] = true);
        groups.add(group);
      }
    }
    return groups;
  }
}
