package dev.banmen.game;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A position put on the board by hand. It may be anything; {@link Game#faults} says what is wrong
 * with it. Immutable.
 *
 * @param marks the mark on each site; sites not named are empty
 * @param toMove who is to move; empty for the game's default
 */
public record Setup(Map<Site, Mark> marks, Optional<Side> toMove) {
  /** The bare board. */
  public static final Setup EMPTY = new Setup(Map.of(), Optional.empty());

  public Setup {
    marks = Collections.unmodifiableMap(new TreeMap<>(marks));
  }

  public Mark at(Site site) {
    return marks.getOrDefault(site, Mark.EMPTY);
  }
}
