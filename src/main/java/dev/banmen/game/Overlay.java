package dev.banmen.game;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Hints laid over a board. Immutable.
 *
 * @param hints one hint a site, in reading order
 */
public record Overlay(Map<Site, Hint> hints) {
  public static final Overlay NONE = new Overlay(Map.of());

  public Overlay {
    hints = Collections.unmodifiableMap(new TreeMap<>(hints));
  }

  /** The hint on a site. */
  public Optional<Hint> at(Site site) {
    return Optional.ofNullable(hints.get(site));
  }
}
