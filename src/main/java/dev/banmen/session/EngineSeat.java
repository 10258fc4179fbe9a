package dev.banmen.session;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Another program at a seat, by the name that a person here has given it: {@code gtp:gnugo}. How it
 * is started stands in that person's settings, or on their command line; never in a file of a game.
 * Immutable.
 *
 * @param name letters, digits and {@code . _ + -}; at most {@link #LONGEST} characters
 */
public record EngineSeat(String name) {
  /** The most characters of a name. */
  public static final int LONGEST = 40;

  private static final String PREFIX = "gtp:";
  private static final Pattern NAME =
      Pattern.compile("[A-Za-z0-9][A-Za-z0-9._+-]{0," + (LONGEST - 1) + "}");

  /** Throws an {@link IllegalArgumentException} if it is no such name. */
  public EngineSeat {
    if (!isName(name)) {
      throw new IllegalArgumentException(name);
    }
  }

  /** Whether a program can have this name. */
  public static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** Reads what is written after {@code --black} or {@code --white}; empty if it is no name. */
  public static Optional<EngineSeat> parse(String text) {
    return text.startsWith(PREFIX) && isName(text.substring(PREFIX.length()))
        ? Optional.of(new EngineSeat(text.substring(PREFIX.length())))
        : Optional.empty();
  }

  /** Returns the program that holds a seat; empty if somebody else does. */
  public static Optional<EngineSeat> of(Player holder) {
    return parse(holder.id());
  }

  /** Returns how it is written: {@code gtp:} and the name. */
  public String written() {
    return PREFIX + name;
  }

  /** Returns a seat of this program, which has not said yet what it is called. */
  public Seat seat() {
    return new Seat(new Player(written()), "");
  }
}
