package dev.banmen.games.othello.record;

import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.Note;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of one game in memory. Mutable, one thread. */
final class TextWalk {
  /** The most bytes read of one game; the rest of a longer one is ignored. */
  static final int LONGEST = 1 << 20;

  private static final int SHOWN = 40;
  private static final Pattern ANY = Pattern.compile("");

  private final byte[] text;
  private final Matcher matcher; // of a character for each byte
  private int at;
  private int line;
  private int lineStart; // where column 1 is; may lie before the text

  TextWalk(GameSpans.SpanText span) {
    text = span.text();
    matcher = ANY.matcher(new String(text, StandardCharsets.ISO_8859_1));
    line = span.line();
    lineStart = 1 - span.column();
  }

  /** Returns the text of a game that is read, and notes it if that is cut. */
  static TextWalk of(GameSpans.SpanText span, Words words, Consumer<Note> notes) {
    if (span.isCut()) {
      notes.accept(new Note(span.line(), span.column(), words.text("note.long", LONGEST)));
    }
    return new TextWalk(span);
  }

  boolean hasMore() {
    return at < text.length;
  }

  int at() {
    return at;
  }

  /** The next byte, or {@link ByteWalk#END}. */
  int peek() {
    return hasMore() ? text[at] & 0xff : ByteWalk.END;
  }

  void skip() {
    if (text[at++] == '\n') {
      line++;
      lineStart = at;
    }
  }

  void skip(int bytes) {
    for (int i = 0; i < bytes && hasMore(); i++) {
      skip();
    }
  }

  void skipBlanks() {
    while (hasMore() && isBlank(text[at])) {
      skip();
    }
  }

  /** Skips what a pattern of Latin-1 matches from the next byte on; returns whether it does. */
  boolean takes(Pattern pattern) {
    boolean isThere = matcher.usePattern(pattern).region(at, text.length).lookingAt();
    skip(isThere ? matcher.end() - at : 0);
    return isThere;
  }

  private static boolean isBlank(int b) {
    return b == ' ' || b == '\n' || b == '\r' || b == '\t' || b == '\f' || b == 0x0b;
  }

  /** The line of the next byte, from 1. */
  int line() {
    return line;
  }

  /** The column of the next byte, from 1. */
  int column() {
    return at - lineStart + 1;
  }

  /** The text from a place up to the next byte, as UTF-8 or, if it isn't that, Latin-1. */
  String since(int from) {
    return decode(text, from, at - from);
  }

  /** A short piece of the same, safe to print. */
  String shown(int from) {
    return Printable.shortened(since(from), SHOWN);
  }

  /** Decodes UTF-8 if possible, else Latin-1, in which any bytes are text. */
  static String decode(byte[] bytes, int from, int length) {
    for (int i = from; i < from + length; i++) {
      if (bytes[i] < 0) {
        try {
          return StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes, from, length))
              .toString();
        } catch (CharacterCodingException e) {
          break;
        }
      }
    }
    return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
  }

  /** Reads a number of at most so many digits; -1 if the text is none. */
  static int number(String text, int mostDigits) {
    boolean isNumber = !text.isEmpty() && text.length() <= mostDigits;
    return isNumber && text.chars().allMatch(c -> c >= '0' && c <= '9')
        ? Integer.parseInt(text)
        : -1;
  }
}
