package dev.banmen.survey;

/** One player's results. Immutable. */
record PlayerTally(long games, long won, long lost, long drawn) {}
