package dev.banmen.bot;

import dev.banmen.session.SeatFault;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;

/** A program at a seat has a bug of its own. Immutable. */
record BrokenPlayer(Throwable bug) implements SeatFault {
  private static final int MOST_SHOWN = 100;

  @Override
  public String sentence(Language language) {
    String shown = Printable.shortened(bug.toString(), MOST_SHOWN);
    return language.words(BrokenPlayer.class).text("broken", shown);
  }
}
