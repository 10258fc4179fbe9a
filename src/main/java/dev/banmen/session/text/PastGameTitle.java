package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.session.ComputerSeat;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The title of a finished game in the list of somebody's games, which is searched, such as {@code
 * 17 2026-11-24 won B+R vs ben, Go}. The end may be cut, so the day and the result come before the
 * names. Immutable.
 *
 * @param number differs from that of each other game
 * @param game one of its kind, in the reader's language
 * @param result as in SGF
 * @param own the side of the one whose game it is; empty for a game of two people or two programs
 * @param players the opponent's name, or who played
 */
public record PastGameTitle(
    long number, LocalDate day, Game game, String result, Optional<Side> own, String players) {
  private static final Pattern WON = Pattern.compile("([BW])\\+([RTF]|\\d{1,4}(\\.\\d{1,2})?|)");

  /** Returns the title of a game against somebody. */
  public static PastGameTitle against(
      String opponent, Side own, long number, LocalDate day, Game game, String result) {
    return new PastGameTitle(number, day, game, result, Optional.of(own), opponent);
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
    Words words = words(language);
    String name = game.words().text("name");
    String key = own.isPresent() ? "past.title" : "past.title.two";
    return words.text(key, Long.toString(number), day.toString(), ended(words), players, name);
  }

  private String ended(Words words) {
    return switch (result) {
      case "0" -> words.text("past.drawn");
      case Results.NONE -> words.text("past.void");
      default -> own.map(side -> ended(side, words)).orElseGet(() -> brief(game, result, words));
    };
  }

  private String ended(Side own, Words words) {
    boolean isWon = result.startsWith(own == Side.BLACK ? "B" : "W");
    String how = words.text(isWon ? "past.won" : "past.lost");
    return result.endsWith("+") ? how : how + " " + brief(game, result, words);
  }

  /** Returns a result of SGF as briefly as it can be said; empty if nobody won. */
  public static String brief(Game game, String result, Language language) {
    return brief(game, result, words(language));
  }

  private static String brief(Game game, String result, Words words) {
    Matcher won = WON.matcher(result);
    if (!won.matches()) {
      return "";
    }
    String side = game.words().side(won.group(1).equals("B") ? Side.BLACK : Side.WHITE);
    String letter = side.substring(0, side.offsetByCodePoints(0, 1));
    String by = won.group(2);
    return switch (by) {
      case "" -> words.text("past.wins", letter);
      case "R" -> words.text("past.resignation", letter);
      case "T" -> words.text("past.time", letter);
      case "F" -> words.text("past.forfeit", letter);
      default ->
          words.text(
              "past.score", letter, ScoreWords.of(game).pointsBriefly(Double.parseDouble(by)));
    };
  }
}
