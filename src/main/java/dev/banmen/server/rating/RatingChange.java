package dev.banmen.server.rating;

import dev.banmen.rating.Rating;

/** What a game did to the rating of one of its players. Immutable. */
public record RatingChange(Rating before, Rating after) {}
