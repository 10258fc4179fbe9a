package dev.banmen.session;

/**
 * Who moves for a side. Immutable.
 *
 * @param holder who is asked for the side's moves; never {@link Player#SYSTEM}
 * @param name what to call them; empty for the side's own name
 */
public record Seat(Player holder, String name) {
  /** A nameless player at this keyboard. */
  public static final Seat AT_KEYBOARD = new Seat(Player.HERE, "");

  public Seat {
    if (holder.equals(Player.SYSTEM)) {
      throw new IllegalArgumentException("the program holds no seat");
    }
  }
}
