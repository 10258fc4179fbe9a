package dev.banmen.game;

/** The answer to a move: it was played, or it was a miss. A refusal is a value. */
public sealed interface Verdict permits Played, Missed {}
