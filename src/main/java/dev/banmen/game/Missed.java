package dev.banmen.game;

/** The move is refused for this reason, and nothing has changed. */
public record Missed(Miss miss) implements Verdict {}
