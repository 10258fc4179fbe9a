package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.text.Phrase;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** One line of a text, word by word. Mutable, one thread. */
final class TextLine {
  private static final int MOST_DIGITS = 18;
  private static final int SHOWN = 40;

  private final String text;
  private final long number;
  private final Words words;
  private int from; // the current word: from, to
  private int to;

  /** A line before its first word, numbered from 1; its faults use these words. */
  TextLine(String text, long number, Words words) {
    this.text = text;
    this.number = number;
    this.words = words;
  }

  /** Moves to the next word and returns it; empty at the end. */
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

  boolean hasMore() {
    int after = to;
    while (after < text.length() && text.charAt(after) == ' ') {
      after++;
    }
    return after < text.length();
  }

  /** Moves past the next word if it is this one. */
  boolean takes(String word) {
    int before = from;
    int after = to;
    boolean isNext = next().equals(word);
    if (!isNext) {
      from = before;
      to = after;
    }
    return isNext;
  }

  void back() {
    to = 0;
  }

  /** Moves to the next word, which must be there; a fault names it by this key of the words. */
  String word(String expected, Object... values) throws InputFault {
    String word = next();
    if (word.isEmpty()) {
      throw found(expected, values);
    }
    return word;
  }

  /** The text after the current word, without blanks around it. */
  String rest() {
    next();
    to = text.length();
    return text.substring(from).strip();
  }

  /** Ends the line: no further word is allowed. */
  void end() throws InputFault {
    if (!next().isEmpty()) {
      throw found("expected.end");
    }
  }

  /** Reads a number; what it means is a key of the package's words. */
  long number(long min, long max, String what, Object... values) throws InputFault {
    String word = word(what, values);
    int digits = word.startsWith("-") ? word.length() - 1 : word.length();
    boolean isNumber = digits > 0 && digits <= MOST_DIGITS;
    for (int i = word.length() - digits; i < word.length(); i++) {
      isNumber &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
    }
    long value = isNumber ? Long.parseLong(word) : 0;
    if (!isNumber || value < min || value > max) {
      throw found(what, values);
    }
    return value;
  }

  String oneOf(String one, String other) throws InputFault {
    String word = word("expected.either", one, other);
    if (!word.equals(one) && !word.equals(other)) {
      throw found("expected.either", one, other);
    }
    return word;
  }

  Side side(String word) {
    return word.equals("B") || word.equals("black") ? Side.BLACK : Side.WHITE;
  }

  Move move(Game game, Side side) throws InputFault {
    String word = next();
    Pass pass = new Pass(side);
    if (word.equals(game.notation().name(pass))) {
      return pass;
    }
    Optional<Site> site = word.isEmpty() ? Optional.empty() : MoveText.site(game, word);
    if (site.isEmpty()) {
      throw found("expected.move", example(game));
    }
    return new Place(side, site.get());
  }

  Site site(Game game) throws InputFault {
    String word = next();
    Optional<Site> site = word.isEmpty() ? Optional.empty() : MoveText.site(game, word);
    if (site.isEmpty()) {
      throw found("expected.site", example(game));
    }
    return site.get();
  }

  /** The name of the first open site. */
  private static String example(Game game) {
    Site first = game.lattice().site(Math.max(0, game.lattice().nextOpen(0)));
    return game.notation().name(first);
  }

  /** The fault that the current word isn't as expected, by a key of the package's words. */
  InputFault found(String expected, Object... values) {
    Phrase wanted = Phrase.of(words, expected, values);
    return from == text.length()
        ? fault("text.ends", wanted)
        : fault("input.found", shown(), wanted);
  }

  private String shown() {
    return Printable.shortened(text.substring(from, to), SHOWN);
  }

  /** A fault at the current word, by its text's key in this package. */
  InputFault fault(String key, Object... values) {
    return new InputFault(number, column(), Phrase.of(words, key, values));
  }

  /** A fault at the current word with a finished text. */
  InputFault told(String message) {
    return new InputFault(number, column(), message);
  }

  private long column() {
    return text.substring(0, from).getBytes(StandardCharsets.UTF_8).length + 1L;
  }
}
