package dev.banmen.server.store;

import dev.banmen.server.rating.RatingChange;
import java.util.Optional;

/**
 * A game that is over, as one of its players lists it. Immutable.
 *
 * @param id the number of its table
 * @param family the id of the game
 * @param at when it ended, in milliseconds of the calendar (from 1970)
 * @param result such as {@code B+3.5}
 * @param isBlack whether this person had the first side
 * @param opponent the number of the other person; 0 if that was none
 * @param name what the other person is called now; empty if they have no name
 * @param change what it did to this person's rating; empty if it did not count
 */
public record PastGame(
    long id,
    String family,
    long at,
    String result,
    boolean isBlack,
    long opponent,
    String name,
    Optional<RatingChange> change) {}
