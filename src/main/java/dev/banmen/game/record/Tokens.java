package dev.banmen.game.record;

import dev.banmen.text.Language;
import dev.banmen.text.Phrase;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The words of an exercise's input, as bytes: runs of anything but blank, tab, CR and LF. Mutable,
 * one thread. Reads its input once, in pieces, and makes no object per word.
 *
 * <p>Numbers, limits and faults are the same in every exercise: an integer is an optional minus
 * sign and 1 to 18 ASCII digits; a byte order mark at the start is skipped.
 */
public final class Tokens {
  private static final int PIECE = 1 << 16;
  private static final int LEAST = 64;
  private static final int SHOWN = 40;

  private static final int MOST_DIGITS = 18;

  private static final Phrase THE_END = phrase("input.end");

  /** The largest number that {@link #integer} can read: a maximum that excludes none. */
  public static final long UNBOUNDED = 999_999_999_999_999_999L;

  /** No word of any exercise is this long, so a longer one may be cut: it is a fault anyway. */
  private static final int LONGEST = 1 << 20;

  private final InputStream in;
  private Language language = Language.ENGLISH; // of its faults
  private byte[] buffer;
  private int limit;
  private int at;
  private boolean ended;
  private boolean started;

  private long line = 1;
  private long lineStart; // offset in the whole input
  private long bufferStart; // likewise

  private int from; // the current word: from, to in the buffer
  private int to;
  private long wordLine;
  private long wordLineStart;

  /** The words of a stream, which stays open. */
  public Tokens(InputStream in) {
    this(in, PIECE);
  }

  /** The words of an input of so many bytes. */
  private Tokens(InputStream in, long size) {
    this.in = in;
    buffer = new byte[(int) Math.max(LEAST, Math.min(PIECE, size + 1))];
  }

  public static Tokens of(Bytes bytes) {
    return new Tokens(bytes.stream(), bytes.size());
  }

  public static Tokens of(byte[] text) {
    return of(Bytes.of(text));
  }

  /** Sets the language of faults and returns this. */
  public Tokens in(Language other) {
    language = other;
    return this;
  }

  /** The language of faults and misses. */
  public Language language() {
    return language;
  }

  /** Moves to the next word, and returns whether there is one. */
  public boolean next() throws IOException {
    if (!started) {
      skipByteOrderMark();
    }
    do {
      if (skipBlanks()) {
        takeWord();
        return true;
      }
    } while (more());
    from = at;
    to = at;
    markPlace();
    return false;
  }

  /** Moves to the next byte that isn't a blank; false if the buffer ends first. */
  private boolean skipBlanks() {
    byte[] bytes = buffer;
    int end = limit;
    for (int i = at; i < end; i++) {
      byte b = bytes[i];
      if (!isBlank(b)) {
        at = i;
        return true;
      }
      if (b == '\n') {
        line++;
        lineStart = bufferStart + i + 1;
      }
    }
    at = end;
    return false;
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\n' || b == '\r' || b == '\t';
  }

  private void takeWord() throws IOException {
    from = at;
    markPlace();
    while (!findEnd() && to - from < LONGEST) {
      int length = to - from;
      at = from; // keep the word's start when the buffer moves
      boolean grown = more();
      from = at;
      at = from + length;
      if (!grown) {
        to = at;
        return;
      }
    }
    at = to;
  }

  /** Looks for the blank after the word from {@code at} on; false if the buffer ends first. */
  private boolean findEnd() {
    byte[] bytes = buffer;
    int end = limit;
    int i = at;
    while (i < end && !isBlank(bytes[i])) {
      i++;
    }
    to = i;
    return i < end;
  }

  private void markPlace() {
    wordLine = line;
    wordLineStart = lineStart;
  }

  private void skipByteOrderMark() throws IOException {
    started = true;
    while (limit < 3 && more()) {
      // a pipe may give a byte at a time
    }
    if (limit >= 3
        && buffer[0] == (byte) 0xEF
        && buffer[1] == (byte) 0xBB
        && buffer[2] == (byte) 0xBF) {
      at = 3;
      lineStart = 3;
    }
  }

  /** Reads more after {@code limit}; keeps everything from {@code at}. False at the end. */
  private boolean more() throws IOException {
    if (ended) {
      return false;
    }
    if (limit == buffer.length) {
      if (at > 0) {
        System.arraycopy(buffer, at, buffer, 0, limit - at);
        bufferStart += at;
        limit -= at;
        at = 0;
      } else {
        buffer = Arrays.copyOf(buffer, buffer.length * 2);
      }
    }
    int n = in.read(buffer, limit, buffer.length - limit);
    if (n < 0) {
      ended = true;
      return false;
    }
    limit += n;
    return n > 0 || more();
  }

  public int length() {
    return to - from;
  }

  /** A byte of the current word, 0 to {@code length() - 1}. */
  public byte at(int i) {
    return buffer[from + i];
  }

  /** The line of the current word, from 1; at the end of the input, its last line. */
  public long line() {
    return wordLine;
  }

  /** Moves to the next word; without one, a fault says what was expected. */
  public void need(Phrase expected) throws InputFault, IOException {
    if (!next()) {
      throw fault(phrase("input.ends", expected));
    }
  }

  /** Moves to the next word and reads it as an integer; a fault says what it stands for. */
  public long integer(Phrase what, long min, long max) throws InputFault, IOException {
    int value = usualInteger();
    if (value < 0) {
      need(what);
      return integerHere(what, min, max);
    }
    if (value < min || value > max) {
      throw found(range(what, min, max));
    }
    return value;
  }

  /**
   * Reads the next word in one go if it is like nearly all: one to four digits after one blank,
   * with more input in the buffer. Else reads nothing and returns -1.
   */
  private int usualInteger() {
    byte[] bytes = buffer;
    int i = at;
    if (limit - i < 8 || bytes[i] != ' ') {
      return -1;
    }
    int begin = ++i;
    int value = 0;
    int digit = bytes[i] - '0';
    while (digit >= 0 && digit <= 9 && i - begin < 5) {
      value = value * 10 + digit;
      digit = bytes[++i] - '0';
    }
    if (i == begin || i - begin > 4 || !isBlank(bytes[i])) {
      return -1;
    }
    from = begin;
    to = i;
    at = i;
    markPlace();
    return value;
  }

  /** Reads the current word as an integer. */
  public long integerHere(Phrase what, long min, long max) throws InputFault {
    byte[] bytes = buffer;
    int end = to;
    int i = from;
    boolean negative = bytes[i] == '-';
    if (negative) {
      i++;
    }
    if (end == i || end - i > MOST_DIGITS) {
      throw found(range(what, min, max));
    }
    long value = 0;
    for (; i < end; i++) {
      int digit = bytes[i] - '0';
      if (digit < 0 || digit > 9) {
        throw found(range(what, min, max));
      }
      value = value * 10 + digit;
    }
    if (negative) {
      value = -value;
    }
    if (value < min || value > max) {
      throw found(range(what, min, max));
    }
    return value;
  }

  private static Phrase range(Phrase what, long min, long max) {
    if (max >= UNBOUNDED) {
      return min <= -UNBOUNDED
          ? phrase("input.integer", what)
          : phrase("input.at-least", what, min);
    }
    return phrase(max - min == 1 ? "input.either" : "input.between", what, min, max);
  }

  private static Phrase phrase(String key, Object... values) {
    return Phrase.beside(Tokens.class, key, values);
  }

  /** Checks that nothing but white space follows. */
  public void end() throws InputFault, IOException {
    if (next()) {
      throw found(THE_END);
    }
  }

  /** Returns a fault: the current word isn't what was expected. */
  public InputFault found(Phrase expected) {
    return fault(phrase("input.found", text(), expected));
  }

  /** Returns a fault at the current word. */
  public InputFault fault(String message) {
    return new InputFault(wordLine, column(), message);
  }

  private InputFault fault(Phrase phrase) {
    return new InputFault(wordLine, column(), phrase.in(language));
  }

  private long column() {
    return bufferStart + from - wordLineStart + 1;
  }

  private String text() {
    boolean isLong = to - from > SHOWN;
    String raw = new String(buffer, from, isLong ? cut() : to - from, StandardCharsets.UTF_8);
    String safe = Printable.of(raw);
    return isLong ? safe + "..." : safe;
  }

  /**
   * How much of a long word to show, so that no character, up to 4 bytes of UTF-8, is cut in two.
   */
  private int cut() {
    int length = SHOWN;
    while (length > SHOWN - 4 && (buffer[from + length] & 0xC0) == 0x80) {
      length--;
    }
    return length;
  }
}
