package dev.banmen.session;

import dev.banmen.text.Language;

/**
 * The player of a side. Immutable.
 *
 * @param holder the player who moves for the side; never {@link Player#SYSTEM}
 * @param name the player's name; empty for the side's own name
 */
public record Seat(Player holder, String name) {
  /** A nameless player at this keyboard. */
  public static final Seat AT_KEYBOARD = new Seat(Player.HERE, "");

  public Seat {
    if (holder.equals(Player.SYSTEM)) {
      throw new IllegalArgumentException("the program holds no seat");
    }
  }

  /** Whether a computer player of ours moves for the side, see {@link ComputerSeat}. */
  public boolean isComputer() {
    return holder.id().startsWith("bot:");
  }

  /** The name for a record: the player's, or what a computer player is called in English. */
  String recordedName() {
    return name.isEmpty() && isComputer()
        ? ComputerSeat.of(holder).map(seat -> seat.name(Language.ENGLISH)).orElse("")
        : name;
  }

  /** The player's name, or else the holder's id. */
  public String shownName() {
    return name.isEmpty() ? holder.id() : name;
  }
}
