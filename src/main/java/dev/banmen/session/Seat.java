package dev.banmen.session;

/**
 * Who moves for a side. Immutable.
 *
 * @param holder who is asked for the side's moves: {@link #HERE}, or another player's key
 * @param name what to call them; empty for the side's own name
 */
public record Seat(String holder, String name) {
  /** Whoever sits at this keyboard, and the program that keeps the game. */
  public static final String HERE = "here";

  /** A nameless player at this keyboard. */
  public static final Seat AT_KEYBOARD = new Seat(HERE, "");
}
