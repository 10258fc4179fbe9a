package dev.banmen.session;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.text.LineEnds;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Looks for a flipped bit in the header, the lines with the game's terms. It is certain if the
 * whole text can be read with that bit restored, and no other bit gives another game. For one use.
 */
final class HeadRepair {
  /** The maximum size of the lines up to {@code begin}, in bytes. */
  private static final int MOST_HEAD = 2048;

  private final byte[] text;
  private final byte[] head; // changed and restored

  /** The maximum number of lines replayed for each bit; longer files are cut there. */
  private static final int MOST_LINES = 2_000;

  private final String rest;
  private final Optional<Terms> known; // those in the damaged text
  private final Games games;
  private SalvagedGame found; // null until one is
  private boolean isAmbiguous;

  /** A search of a text in which this reader found the damage. */
  HeadRepair(byte[] text, TextReader reader, Games games) {
    int end = LineEnds.after(reader.headLines(), text);
    this.text = text;
    this.head = Arrays.copyOf(text, end);
    this.rest = text(text, end);
    this.known = reader.terms().map(Terms::nameless);
    this.games = games;
  }

  private static String text(byte[] bytes, int from) {
    return new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
  }

  /** Reads the whole text with one byte changed; empty if no byte is certain. */
  Optional<SalvagedGame> find(InputFault fault) {
    if (head.length > MOST_HEAD || isNewer()) {
      return Optional.empty();
    }
    if (known.isPresent() && (fault.line() > MOST_LINES || isOneBitOf(fault.line()))) {
      return Optional.empty();
    }
    for (int line = 1, at = 0; at < head.length; line++) {
      int end = LineEnds.after(line, head);
      boolean isSuspect = known.isPresent() || line == fault.line() || startsWith("set ", at);
      flip(at, end - 1, isSuspect);
      at = end;
    }
    if (found != null && !isAmbiguous) {
      return Optional.of(found);
    }
    return known.isPresent() ? Optional.empty() : withoutLine(fault.line());
  }

  /** Whether a later program may have written it, in a version unknown here. */
  private boolean isNewer() {
    String first = text(head, 0).lines().findFirst().orElse("");
    String version = first.startsWith(GameText.NAME) ? first.substring(GameText.NAME.length()) : "";
    return version.matches("[1-9][0-9]{0,3}") && Integer.parseInt(version) > GameText.VERSION;
  }

  /**
   * Tries each bit of a line, except its end: the next line could become part of a name.
   *
   * @param isSuspect whether more than its end may be damaged: it is unreadable, or another line
   *     depends on it
   */
  private void flip(int from, int end, boolean isSuspect) {
    for (int at = from; at < end; at++) {
      for (int bit = 1; bit < 256; bit <<= 1) {
        head[at] ^= (byte) bit;
        if (head[at] == '\n' || isSuspect && head[at] != '#') { // which would be a remark
          take(read(), at);
        }
        head[at] ^= (byte) bit;
      }
    }
  }

  private ByteRepair repair(int at, ByteRepair.Lost lost) {
    return new ByteRepair(at, head[at], LineEnds.line(at, text), lost);
  }

  private void take(Optional<GameText.Reading> read, int at) {
    if (read.isEmpty()) {
      return;
    }
    GameText.Reading reading = read.get();
    if (found == null) {
      found = SalvagedGame.repaired(reading, repair(at, ByteRepair.Lost.NONE));
    } else {
      Terms terms = found.reading().session().terms().nameless();
      isAmbiguous |= !terms.equals(reading.session().terms().nameless());
    }
  }

  /** Reads the text with the current header; empty if that starts the same game as before. */
  private Optional<GameText.Reading> read() {
    try {
      String all = text(head, 0) + rest;
      Terms terms = new TextReader(all, games).readTerms().nameless();
      boolean isOther = known.isEmpty() || !known.get().equals(terms);
      return isOther ? Optional.of(GameText.read(all, games)) : Optional.empty();
    } catch (InputFault fault) {
      return Optional.empty();
    }
  }

  private boolean startsWith(String word, int at) {
    return text(head, at).startsWith(word);
  }

  /** Whether one flipped bit in a line after the header, or in the line end before it, would do. */
  private boolean isOneBitOf(long line) {
    byte[] flipped = text.clone();
    int end = LineEnds.after(line, text);
    for (int at = LineEnds.after(line - 1, text) - 1; at < end - 1; at++) {
      for (int bit = 1; bit < 256; bit <<= 1) {
        flipped[at] ^= (byte) bit;
        if (flipped[at] != '#' && isReadable(Arrays.copyOf(flipped, end)) && isReadable(flipped)) {
          return true;
        }
        flipped[at] ^= (byte) bit;
      }
    }
    return false;
  }

  private boolean isReadable(byte[] all) {
    try {
      GameText.read(text(all, 0), games);
      return true;
    } catch (InputFault fault) {
      return false;
    }
  }

  /** Reads the text without a player or the clock, if that is the damaged line. */
  private Optional<SalvagedGame> withoutLine(long line) {
    int at = LineEnds.after(line - 1, head);
    boolean isSeat = startsWith("seat ", at);
    if (!isSeat && !startsWith("time ", at)) {
      return Optional.empty();
    }
    head[at] = '#';
    ByteRepair repair = repair(at, isSeat ? ByteRepair.Lost.NAME : ByteRepair.Lost.CLOCK);
    return read().map(reading -> SalvagedGame.repaired(reading, repair));
  }
}
