package dev.banmen.server;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** Who looks at a table, at each of their terminals. For any thread. */
final class Presence {
  private final List<Long> here = new CopyOnWriteArrayList<>(); // people, once for each terminal

  void add(long person) {
    here.add(person);
  }

  void remove(long person) {
    here.remove(Long.valueOf(person));
  }

  /** How many people look on who are none of these. */
  int others(Set<Long> players) {
    return (int) here.stream().distinct().filter(one -> !players.contains(one)).count();
  }

  int count() {
    return here.size();
  }

  boolean has(long person) {
    return here.contains(person);
  }
}
