package dev.banmen.laws;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds cycles of dependencies. Stateless. */
final class Circles {
  private Circles() {}

  /**
   * The largest sets of two or more in which each leads to each other.
   *
   * @param seen for each what it knows
   */
  static List<Set<String>> of(Map<String, Set<String>> seen) {
    Map<String, Set<String>> reached = new TreeMap<>();
    seen.keySet().forEach(one -> reached.put(one, reachedFrom(one, seen)));
    List<Set<String>> circles = new ArrayList<>();
    Set<String> done = new TreeSet<>();
    for (String one : seen.keySet()) {
      Set<String> circle = new TreeSet<>(reached.get(one));
      circle.removeIf(other -> !reached.getOrDefault(other, Set.of()).contains(one));
      circle.add(one);
      if (done.addAll(circle) && circle.size() > 1) {
        circles.add(circle);
      }
    }
    return circles;
  }

  private static Set<String> reachedFrom(String one, Map<String, Set<String>> seen) {
    Set<String> reached = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(seen.get(one));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (reached.add(next)) {
        open.addAll(seen.getOrDefault(next, Set.of()));
      }
    }
    return reached;
  }
}
