package dev.banmen.game;

import java.util.List;

/**
 * Something that a move did apart from placing its piece: stones captured, discs flipped, boxes
 * completed. Immutable.
 *
 * @param id the kind of effect, a lower-case word: the game's words say {@code did.ID} in a
 *     sentence and {@code did.ID.brief} where there is little room
 * @param sites where, in reading order; at least one
 */
public record Effect(String id, List<Site> sites) {
  public Effect {
    sites = List.copyOf(sites);
  }
}
