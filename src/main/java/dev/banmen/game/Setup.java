package dev.banmen.game;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A position put on the board by hand. It may be anything; {@link Game#faults} says what is wrong
 * with it. Immutable.
 *
 * @param marks what stands where; sites not named are empty
 * @param toMove who is to move; empty for whom the game has begin
 */
public record Setup(Map<Site, Mark> marks, Optional<Side> toMove) {
  /** The bare board. */
  public static final Setup EMPTY = new Setup(Map.of(), Optional.empty());

  public Setup {
    marks = Collections.unmodifiableMap(new TreeMap<>(marks));
  }

  /** What the set-up puts on a site. */
  public Mark at(Site site) {
    return marks.getOrDefault(site, Mark.EMPTY);
  }
}
