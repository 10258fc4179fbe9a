package dev.banmen.app;

import dev.banmen.game.Site;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The question "where?" at a {@link TeachingTable}, as one person there sees it. Immutable.
 *
 * @param number which question of the table it is, from 1
 * @param own where this person would play; empty if they did not answer
 * @param counts how many chose each site; empty for those who may not see it yet
 * @param answers how many have answered
 * @param asked how many are asked
 * @param isShown whether all see the counts, and nobody answers any more
 */
public record AskedQuestion(
    int number,
    Optional<Site> own,
    Map<Site, Integer> counts,
    int answers,
    int asked,
    boolean isShown) {
  public AskedQuestion {
    counts = Collections.unmodifiableMap(new TreeMap<>(counts));
  }
}
