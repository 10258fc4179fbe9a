package dev.banmen.session.text;

import dev.banmen.game.Side;
import dev.banmen.session.ComputerSeat;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.time.LocalDate;

/**
 * The title of a finished game in the list of somebody's games, which is searched, such as {@code
 * 17 go won against ben B+R 2026-11-24}. Immutable.
 *
 * @param number differs from that of each other game
 * @param family the game's id
 * @param how what happened, for the one whose game it is
 * @param result as in SGF
 */
public record PastGameTitle(long number, String family, String how, String result, LocalDate day) {
  /** Returns how a game ended for the player of a side. */
  public static String how(Side own, String result, String opponent, Language language) {
    String key =
        switch (result) {
          case "0" -> "past.drawn";
          case Results.NONE -> "past.void";
          default -> result.startsWith(own == Side.BLACK ? "B" : "W") ? "past.won" : "past.lost";
        };
    return words(language).text(key, opponent);
  }

  /** Returns who played a game of two people, or of two programs. */
  public static String players(String black, String white, Language language) {
    return words(language).text("past.two", black, white);
  }

  /** Returns what the computer is called among opponents. */
  public static String computer(Language language) {
    return words(language).text("past.computer");
  }

  private static Words words(Language language) {
    return language.words(ComputerSeat.class);
  }

  public String text() {
    return String.join(" ", Long.toString(number), family, how, result, day.toString());
  }
}
