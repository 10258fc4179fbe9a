package dev.banmen.server.tables;

import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.store.PresenceRow;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongSupplier;

/**
 * The people who look at a table, at each of their terminals; at other nodes, too, as far as those
 * see what is shown there. For any thread.
 */
public final class TableViewers {
  private final List<OnlinePerson> here = new CopyOnWriteArrayList<>(); // once for each terminal
  private final LongSupplier table;
  private final OnlinePeople people;

  /**
   * Nobody at this node.
   *
   * @param table its number; 0 while it has none
   */
  TableViewers(LongSupplier table, OnlinePeople people) {
    this.table = table;
    this.people = people;
  }

  /** Whether somebody looks at it at this terminal. */
  boolean isAt(OnlinePerson viewer) {
    return here.contains(viewer);
  }

  void add(OnlinePerson viewer) {
    here.add(viewer);
    people.moved();
  }

  void remove(OnlinePerson viewer) {
    here.remove(viewer);
    people.moved();
  }

  private Set<Long> elsewhere() {
    return people.elsewhere().lookingAt(table.getAsLong());
  }

  /** How many people look on who are none of these. */
  public int others(Set<Long> players) {
    Set<Long> others = new HashSet<>(elsewhere());
    here.forEach(one -> others.add(one.id()));
    others.removeAll(players);
    return others.size();
  }

  /** At how many terminals of this node somebody looks at it. */
  public int count() {
    return here.size();
  }

  /** Whether nobody looks at it, at whichever node. */
  boolean isEmpty() {
    return here.isEmpty() && elsewhere().isEmpty();
  }

  /** Whether a person looks at it at this node. */
  public boolean has(long person) {
    return here.stream().anyMatch(one -> one.id() == person);
  }

  /** Whether a person sees what is shown at one of their terminals at this node. */
  boolean reachesHere(long person) {
    return here.stream().anyMatch(one -> one.id() == person && one.isReached());
  }

  /** Whether a person sees what is shown at one of their terminals. */
  boolean reaches(long person) {
    return reachesHere(person) || elsewhere().contains(person);
  }

  /** A row for each person who sees at this node what is shown. */
  Collection<PresenceRow> present() {
    long id = table.getAsLong();
    Map<Long, PresenceRow> rows = new HashMap<>();
    here.stream()
        .filter(one -> id != 0 && one.isReached())
        .forEach(
            one -> rows.merge(one.id(), new PresenceRow(one.id(), id, "", 1), PresenceRow::and));
    return rows.values();
  }
}
