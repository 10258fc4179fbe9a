package dev.banmen.survey;

import dev.banmen.game.Game;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A recorded game that a question is about: one that was read, or what is remembered of one. */
interface QueriedGame {
  /** In place of a node: the game as a whole. */
  int WHOLE = -2;

  /** In place of a node: the game must be read to know. */
  int UNREAD = -3;

  Pattern DATE = Pattern.compile("(\\d{4})(?:[-./](\\d{1,2})(?:[-./](\\d{1,2}))?)?");

  KnownGames known();

  GameFacts.GameKind kind();

  /** How many moves the main line has, refused ones counted too. */
  int moves();

  /**
   * A property of the whole game, an empty text if the file doesn't have it; nothing if the game
   * must be read to know.
   */
  Optional<String> text(String id);

  /** Whether a comment may have this text, in small letters; an empty one: whether there is any. */
  boolean maySay(String small);

  /** Who won by the file, or else by the rules; nothing if the game must be read to know. */
  Optional<Winner> winner();

  /** What is found in the game once it is read, most often a node; else {@link #UNREAD}. */
  int onceRead(ToIntFunction<LoadedGame> found);

  default Game game() {
    return known().game(kind());
  }

  default OpeningNames openings() {
    return known().openings(game());
  }

  /**
   * The first day of a text that says dates: {@code 2016}, {@code 2016-03}, {@code 2016-03-09}, or
   * empty.
   */
  static String date(String text) {
    Matcher written = DATE.matcher(text);
    if (!written.find()) {
      return "";
    }
    StringBuilder date = new StringBuilder(written.group(1));
    for (int part = 2; part <= 3 && written.group(part) != null; part++) {
      date.append(written.group(part).length() == 1 ? "-0" : "-").append(written.group(part));
    }
    return date.toString();
  }
}
