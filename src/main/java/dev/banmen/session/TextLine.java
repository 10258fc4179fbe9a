package dev.banmen.session;

import dev.banmen.game.Game;
import dev.banmen.game.InputFault;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Printable;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** One line of a text, word by word. Mutable, one thread. */
final class TextLine {
  private static final int MOST_DIGITS = 18;
  private static final int SHOWN = 40;

  private final String text;
  private final long number;
  private int from; // the current word: from, to
  private int to;

  /**
   * A line before its first word.
   *
   * @param number from 1
   */
  TextLine(String text, long number) {
    this.text = text;
    this.number = number;
  }

  /** Moves to the next word and gives it; empty at the end. */
  String next() {
    from = to;
    while (from < text.length() && text.charAt(from) == ' ') {
      from++;
    }
    to = from;
    while (to < text.length() && text.charAt(to) != ' ') {
      to++;
    }
    return text.substring(from, to);
  }

  /** Whether another word follows. */
  boolean hasMore() {
    int after = to;
    while (after < text.length() && text.charAt(after) == ' ') {
      after++;
    }
    return after < text.length();
  }

  /** Moves back before the first word. */
  void back() {
    to = 0;
  }

  /** Moves to the next word, which must be there. */
  String word(String expected) throws InputFault {
    String word = next();
    if (word.isEmpty()) {
      throw found(expected);
    }
    return word;
  }

  /** All that follows the current word, without the blanks around it. */
  String rest() {
    next();
    to = text.length();
    return text.substring(from).strip();
  }

  /** Ends the line: no word may follow. */
  void end() throws InputFault {
    if (!next().isEmpty()) {
      throw found("the end of the line");
    }
  }

  long number(String what, long min, long max) throws InputFault {
    String word = word(what);
    int digits = word.startsWith("-") ? word.length() - 1 : word.length();
    boolean isNumber = digits > 0 && digits <= MOST_DIGITS;
    for (int i = word.length() - digits; i < word.length(); i++) {
      isNumber &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
    }
    long value = isNumber ? Long.parseLong(word) : 0;
    if (!isNumber || value < min || value > max) {
      throw found(what);
    }
    return value;
  }

  String oneOf(String one, String other) throws InputFault {
    String word = word(one + " or " + other);
    if (!word.equals(one) && !word.equals(other)) {
      throw found(one + " or " + other);
    }
    return word;
  }

  /** The side of {@code B}, {@code W}, {@code black} or {@code white}. */
  Side side(String word) {
    return word.equals("B") || word.equals("black") ? Side.BLACK : Side.WHITE;
  }

  Move move(Game game, Side side) throws InputFault {
    String what = "a move such as " + game.notation().name(firstOpen(game)) + ", or pass,";
    String word = word(what);
    if (word.equals("pass")) {
      return new Pass(side);
    }
    Optional<Site> site = MoveText.site(game, word);
    if (site.isEmpty()) {
      throw found(what);
    }
    return new Place(side, site.get());
  }

  Site site(Game game) throws InputFault {
    String what = "a site such as " + game.notation().name(firstOpen(game));
    Optional<Site> site = MoveText.site(game, word(what));
    if (site.isEmpty()) {
      throw found(what);
    }
    return site.get();
  }

  private static Site firstOpen(Game game) {
    return game.lattice().site(Math.max(0, game.lattice().nextOpen(0)));
  }

  /** The fault that the current word is not what was expected. */
  InputFault found(String expected) {
    return fault(
        (from == text.length() ? "the line ends" : "found '" + shown() + "'")
            + " where "
            + expected
            + " was expected");
  }

  private String shown() {
    int length = Math.min(to - from, SHOWN);
    return Printable.of(text.substring(from, from + length)) + (length < to - from ? "..." : "");
  }

  /** A fault at the current word. */
  InputFault fault(String message) {
    int before = text.substring(0, from).getBytes(StandardCharsets.UTF_8).length;
    return new InputFault(number, before + 1L, message);
  }
}
