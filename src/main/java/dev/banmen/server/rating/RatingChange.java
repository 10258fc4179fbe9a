package dev.banmen.server.rating;

import dev.banmen.rating.Rating;

/** The change of one player's rating by a game. Immutable. */
public record RatingChange(Rating before, Rating after) {}
