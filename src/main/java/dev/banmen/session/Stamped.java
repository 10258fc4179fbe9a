package dev.banmen.session;

/**
 * An event, who brought it about, and when. Immutable.
 *
 * @param millis the time by the session's clock, in milliseconds; never before the last one's
 * @param by who did it: the holder of a seat, the program, or anybody else
 */
public record Stamped(long millis, Player by, Event event) {}
