package dev.banmen.session;

import dev.banmen.text.Language;
import dev.banmen.text.Words;

/**
 * The player of a side. Immutable.
 *
 * @param holder the player who moves for the side; never {@link Player#SYSTEM}
 * @param name the player's name; empty for the side's own name
 */
public record Seat(Player holder, String name) {
  /** A nameless player at this keyboard. */
  public static final Seat AT_KEYBOARD = new Seat(Player.HERE, "");

  /** A free seat: anybody may take it, and no move is played before. */
  public static final Seat FREE = new Seat(new Player("free"), "");

  public Seat {
    if (holder.equals(Player.SYSTEM)) {
      throw new IllegalArgumentException("the program holds no seat");
    }
  }

  /** Whether a program moves for the side, see {@link ComputerSeat} and {@link EngineSeat}. */
  public boolean isComputer() {
    return holder.id().startsWith("bot:") || holder.id().startsWith("gtp:");
  }

  /** Whether nobody has taken it yet. */
  public boolean isFree() {
    return holder.equals(FREE.holder);
  }

  /** The player's name; where none was given, what people call the program at the seat. */
  String name(Language language) {
    if (!name.isEmpty() || !isComputer()) {
      return name;
    }
    return ComputerSeat.of(holder)
        .map(seat -> seat.name(language))
        .or(() -> EngineSeat.of(holder).map(EngineSeat::name))
        .orElse("");
  }

  /**
   * Says who plays a side from now on, to the person who has just changed that.
   *
   * @param colour the side's own name
   */
  public String assigned(String colour, Language language) {
    Words words = language.words(Seat.class);
    if (!isComputer()) {
      return words.text("seat.yours", colour);
    }
    return ComputerSeat.of(holder)
        .map(computer -> words.text("seat.now.computer", colour, computer.level()))
        .orElseGet(() -> words.text("seat.now.engine", colour, name(language)));
  }

  /** The name for a record: the player's, or what a program is called in English. */
  public String recordedName() {
    return name(Language.ENGLISH);
  }

  /** The player's name, or else the holder's id. */
  public String shownName() {
    return name.isEmpty() ? holder.id() : name;
  }
}
