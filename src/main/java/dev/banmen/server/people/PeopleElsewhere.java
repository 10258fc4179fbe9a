package dev.banmen.server.people;

import dev.banmen.server.store.PresenceRow;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who is at the other nodes of a place, as those said last. Immutable.
 *
 * @param places the people at each place, by number: one row for each
 */
public record PeopleElsewhere(Map<Long, Map<Long, PresenceRow>> places) {
  /** Those of a place that has one node only. */
  static final PeopleElsewhere NOBODY = new PeopleElsewhere(Map.of());

  /** Those in these rows, of which a person may have several. */
  public static PeopleElsewhere of(List<PresenceRow> rows) {
    Map<Long, Map<Long, PresenceRow>> places = new HashMap<>();
    for (PresenceRow row : rows) {
      places
          .computeIfAbsent(row.place(), place -> new HashMap<>())
          .merge(row.person(), row, PresenceRow::and);
    }
    return new PeopleElsewhere(places);
  }

  /** One row for each person who is connected elsewhere. */
  public Collection<PresenceRow> all() {
    return at(PresenceRow.HOUSE).values();
  }

  private Map<Long, PresenceRow> at(long place) {
    return places.getOrDefault(place, Map.of());
  }

  boolean has(long person) {
    return at(PresenceRow.HOUSE).containsKey(person);
  }

  /** What somebody is called who is connected elsewhere; empty if they are not. */
  String name(long person) {
    return has(person) ? NameRule.nameOf(person, at(PresenceRow.HOUSE).get(person).name()) : "";
  }

  /** At how many terminals a person is connected elsewhere. */
  int terminals(long person) {
    return has(person) ? at(PresenceRow.HOUSE).get(person).terminals() : 0;
  }

  /** The people who look at a table elsewhere, and see what is shown there. */
  public Set<Long> lookingAt(long table) {
    return table == PresenceRow.HOUSE ? Set.of() : at(table).keySet(); // one without a number
  }
}
