package dev.banmen.survey;

/** How one player did, in so many games. Immutable. */
record PlayerTally(long games, long won, long lost, long drawn) {}
