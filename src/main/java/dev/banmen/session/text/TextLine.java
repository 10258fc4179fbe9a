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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of a text, word by word. Mutable, one thread. */
final class TextLine {
  private static final Pattern WORD = Pattern.compile(" *([^ ]*)");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}");
  private static final int SHOWN = 40;

  private final String text;
  private final long number;
  private final Words words;
  private final Matcher scan;
  private int from; // the current word: from, to
  private int to;

  /** A line before its first word, numbered from 1; its faults use these words. */
  TextLine(String text, long number, Words words) {
    this.text = text;
    this.number = number;
    this.words = words;
    scan = WORD.matcher(text);
  }

  /** Moves to the next word and returns it; empty at the end. */
  String next() {
    scan.find(to);
    from = scan.start(1);
    to = scan.end(1);
    return scan.group(1);
  }

  boolean hasMore() {
    return scan.find(to) && !scan.group(1).isEmpty();
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
    boolean isNumber = NUMBER.matcher(word).matches();
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
