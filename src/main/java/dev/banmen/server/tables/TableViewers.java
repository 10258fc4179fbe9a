package dev.banmen.server.tables;

import dev.banmen.server.people.OnlinePerson;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** The people who look at a table, at each of their terminals. For any thread. */
public final class TableViewers {
  private final List<OnlinePerson> here = new CopyOnWriteArrayList<>(); // once for each terminal

  /** Whether somebody looks at it at this terminal. */
  boolean isAt(OnlinePerson viewer) {
    return here.contains(viewer);
  }

  void add(OnlinePerson viewer) {
    here.add(viewer);
  }

  void remove(OnlinePerson viewer) {
    here.remove(viewer);
  }

  /** How many people look on who are none of these. */
  public int others(Set<Long> players) {
    return (int)
        here.stream()
            .map(OnlinePerson::id)
            .distinct()
            .filter(one -> !players.contains(one))
            .count();
  }

  public int count() {
    return here.size();
  }

  public boolean has(long person) {
    return here.stream().anyMatch(one -> one.id() == person);
  }

  /** Whether a person sees what is shown at one of their terminals. */
  boolean reaches(long person) {
    return here.stream().anyMatch(one -> one.id() == person && one.isReached());
  }
}
