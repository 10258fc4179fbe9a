package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.session.ComputerSeat;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.time.LocalDate;

/**
 * The title of a finished game in the list of somebody's games, which is searched, such as {@code
 * 17 2026-11-24 won against ben B+R Go}. The end may be cut. Immutable.
 *
 * @param number differs from that of each other game
 * @param game one of its kind, in the reader's language
 * @param how what happened, for the one whose game it is
 * @param result as in SGF
 */
public record PastGameTitle(long number, LocalDate day, Game game, String result, String how) {
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

  /** Returns what a computer of a known level is called among opponents. */
  public static String computer(ComputerSeat computer, Language language) {
    return words(language).text("past.level", computer.level());
  }

  private static Words words(Language language) {
    return language.words(ComputerSeat.class);
  }

  /** Returns the title; in the words of a language. */
  public String text(Language language) {
    String said = brief(game, result, language);
    String what = said.isEmpty() ? how : how + " " + said;
    return String.join(" ", Long.toString(number), day.toString(), what, game.words().text("name"));
  }

  /** Returns a result of SGF as briefly as it can be said; empty if nobody won by something. */
  public static String brief(Game game, String result, Language language) {
    if (!result.matches("[BW]\\+([RTF]|\\d{1,4}(\\.\\d{1,2})?)")) {
      return "";
    }
    Words words = words(language);
    String side = game.words().side(result.startsWith("B") ? Side.BLACK : Side.WHITE);
    String won = side.substring(0, side.offsetByCodePoints(0, 1));
    String by = result.substring(2);
    return switch (by) {
      case "R" -> words.text("past.resignation", won);
      case "T" -> words.text("past.time", won);
      case "F" -> words.text("past.forfeit", won);
      default ->
          words.text("past.score", won, ScoreWords.of(game).pointsBriefly(Double.parseDouble(by)));
    };
  }
}
