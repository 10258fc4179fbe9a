package dev.banmen.games.othello.record;

import dev.banmen.game.record.Bytes;
import java.io.IOException;

/**
 * Finds the games in a GGF file: from {@code (;} to {@code )}, outside of values. Games that were
 * played together come after their number: {@code 2 (;...;)(;...;)}. An unclosed value ends where
 * the next game starts. Mutable, one thread.
 */
final class GgfGames {
  private static final String HEAD = "(;GM[";
  private static final int MOST_TOGETHER = 99;

  private final GameSpans spans = new GameSpans();
  private final ByteWalk walk;

  private int count; // the number before the games, 0 if there is none
  private int part; // which of them was the latest
  private int headMatched; // how much of HEAD the last bytes are
  private long headAt;
  private int headLine;
  private int headColumn;

  private GgfGames(Bytes file) {
    walk = new ByteWalk(file);
  }

  /** The games of a file; a cut's tag is {@code number of games played together * 100 + which}. */
  static GameSpans find(Bytes file) throws IOException {
    GgfGames games = new GgfGames(file);
    int b = games.walk.next();
    while (b != ByteWalk.END) {
      b = games.outside(b);
    }
    games.spans.end(file.size());
    return games.spans;
  }

  /** Reads between games; returns the byte to continue with. */
  private int outside(int b) throws IOException {
    if (b >= '0' && b <= '9') {
      count = Math.min(count * 10 + b - '0', MOST_TOGETHER);
      part = 0;
    } else if (b == '\n') {
      count = 0;
    } else if (b == '(') {
      return bracket();
    }
    return walk.next();
  }

  private int bracket() throws IOException {
    note();
    int b = walk.next();
    return b == ';' ? game() : b;
  }

  private void note() {
    headAt = walk.at();
    headLine = walk.line();
    headColumn = walk.column();
  }

  /** Starts the game whose bracket was noted. */
  private void begin() {
    part++;
    int tag = count > 1 && count >= part ? count * 100 + part : 0;
    spans.begin(headAt, headLine, headColumn, tag);
  }

  /** Reads a game from its semicolon on; returns the byte to continue with. */
  private int game() throws IOException {
    begin();
    int b = walk.next();
    while (b != ByteWalk.END && b != ')') {
      boolean isBracket = b == '(';
      if (isBracket) {
        note();
      } else if (b == '[') {
        value();
      }
      b = walk.next();
      if (isBracket && b == ';') {
        begin(); // the previous one was not closed
      }
    }
    if (b == ')') {
      spans.end(walk.at() + 1);
      b = walk.next();
    }
    return b;
  }

  /** Skips a value. An unclosed one ends with its game, where the next one starts. */
  private void value() throws IOException {
    headMatched = 0;
    int b = walk.next();
    while (b != ByteWalk.END && b != ']') {
      if (b == '\\') {
        b = walk.next();
      }
      if (isNextHead(b)) {
        begin(); // and this is the value of its GM
        headMatched = 0;
      }
      b = walk.next();
    }
  }

  private boolean isNextHead(int b) {
    if (b == '(') {
      note();
      headMatched = 1;
    } else {
      headMatched = b == HEAD.charAt(headMatched) ? headMatched + 1 : 0;
    }
    return headMatched == HEAD.length();
  }
}
