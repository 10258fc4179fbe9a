package dev.banmen.bot;

import dev.banmen.session.SeatFault;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import java.io.UncheckedIOException;

/** A program at a seat has a bug of its own, or lacks a file, which its fault names. Immutable. */
record BrokenPlayer(Throwable bug) implements SeatFault {
  private static final int MOST_SHOWN = 100;

  @Override
  public String sentence(Language language) {
    String why = bug instanceof UncheckedIOException ? bug.getMessage() : bug.toString();
    String shown = Printable.shortened(why, MOST_SHOWN);
    return language.words(BrokenPlayer.class).text("broken", shown);
  }
}
