package dev.banmen.game;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Hints and numbers laid over a board. Immutable.
 *
 * @param hints one hint per site, in reading order
 * @param counts numbers, 0 or more, shown at sites, in reading order: of a group's liberties, of a
 *     chain's boxes
 */
public record Overlay(Map<Site, Hint> hints, Map<Site, Integer> counts) {
  public static final Overlay NONE = new Overlay(Map.of());

  public Overlay {
    hints = Collections.unmodifiableMap(new TreeMap<>(hints));
    counts = Collections.unmodifiableMap(new TreeMap<>(counts));
  }

  public Overlay(Map<Site, Hint> hints) {
    this(hints, Map.of());
  }
}
