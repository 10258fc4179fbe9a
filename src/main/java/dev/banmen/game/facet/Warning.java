package dev.banmen.game.facet;

import dev.banmen.game.Explanation;
import java.util.Objects;

/**
 * What a coach says of a move before it is made. Immutable.
 *
 * @param id the kind of thing that is seen: a lower-case word or several with dashes between,
 *     unique in its game
 * @param why the sentence, and the sites it speaks of
 */
public record Warning(String id, Explanation why) {
  public Warning {
    Objects.requireNonNull(id);
    Objects.requireNonNull(why);
  }
}
