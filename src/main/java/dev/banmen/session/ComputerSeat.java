package dev.banmen.session;

import dev.banmen.text.Language;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A computer player at a seat, as it is written on the command line and in saved games: {@code
 * bot:3}, or {@code bot:3:42} with a seed. Immutable.
 *
 * @param level 1 or more
 * @param seed with it, the computer plays the same game again if its opponent does; empty to let
 *     each game be another
 */
public record ComputerSeat(int level, Optional<Long> seed) {
  private static final Pattern WRITTEN = Pattern.compile("bot:([1-9]\\d?)(?::(\\d{1,18}))?");

  /** Reads what is written after {@code --black} or {@code --white}; empty if it is no computer. */
  public static Optional<ComputerSeat> parse(String text) {
    Matcher written = WRITTEN.matcher(text);
    return written.matches()
        ? Optional.of(
            new ComputerSeat(
                Integer.parseInt(written.group(1)),
                Optional.ofNullable(written.group(2)).map(Long::valueOf)))
        : Optional.empty();
  }

  /** Returns the computer player who holds a seat; empty if somebody else does. */
  public static Optional<ComputerSeat> of(Player holder) {
    return parse(holder.id());
  }

  /** Returns what people call it. */
  public String name(Language language) {
    return language.words(ComputerSeat.class).text("seat.computer", level);
  }

  /** Returns what people call it where another computer plays the other side. */
  String name(String side, Language language) {
    return language.words(ComputerSeat.class).text("seat.side", side, level);
  }

  /** Returns a nameless seat of this computer player. */
  public Seat seat() {
    return new Seat(holder(), "");
  }

  /** Returns who holds the seat. */
  public Player holder() {
    return new Player("bot:" + level + seed.map(number -> ":" + number).orElse(""));
  }
}
