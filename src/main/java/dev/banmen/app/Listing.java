package dev.banmen.app;

import java.util.ArrayList;
import java.util.List;

/**
 * The contents of a folder. Immutable.
 *
 * @param name the folder's full name, without a separator at its end unless it is the highest
 * @param rows folders with a separator at their end, then files, each in order; hidden ones too
 */
public record Listing(String name, List<String> rows) {
  public Listing {
    rows = List.copyOf(rows);
  }

  /** Returns the same with one more row at the end. */
  public Listing endingWith(String row) {
    List<String> more = new ArrayList<>(rows);
    more.add(row);
    return new Listing(name, more);
  }

  /** Returns the same with one more row in front. */
  public Listing startingWith(String row) {
    List<String> more = new ArrayList<>(rows);
    more.add(0, row);
    return new Listing(name, more);
  }
}
