package dev.banmen.survey;

/** How one player did, in so many games. Immutable. */
record Standing(long games, long won, long lost, long drawn) {}
