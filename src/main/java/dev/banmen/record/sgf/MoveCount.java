package dev.banmen.record.sgf;

import dev.banmen.game.record.Bytes;
import java.io.IOException;

/**
 * Counts the moves on a game's main line and finds its first comment without parsing it: the
 * properties up to the first closing parenthesis. Mutable, one thread.
 */
final class MoveCount {
  private static final int PIECE = 1 << 13;
  private static final int MOST = 1 << 20; // bytes of a game
  private static final int PLAIN = 6; // the bytes of a node such as ;B[pd]

  private final Bytes file;
  private final long to;
  private final byte[] piece = new byte[PIECE];
  private long base; // the offset of the piece's first byte
  private int filled;
  private int at;

  private boolean inValue;
  private boolean isEscaped;
  private boolean isEnded;
  private boolean mayMove; // whether a value here would be the first one of a move
  private int letters; // capitals of the property's name so far
  private int moves;
  private boolean mayComment; // the same of a comment
  private long comment = -1;

  private MoveCount(Bytes file, long from, long to) {
    this.file = file;
    this.base = from;
    this.to = to;
  }

  /** Counts the moves of the game between two places of a file. */
  static MoveCount of(Bytes file, long from, long to) throws IOException {
    MoveCount count = new MoveCount(file, from, Math.min(to, from + MOST));
    while (!count.isEnded && count.fill()) {
      count.read();
    }
    if (!count.isEnded && count.to != to) {
      count.moves = -1;
    }
    return count;
  }

  /** The number of moves; -1 if the game is too long to count them in reasonable time. */
  int moves() {
    return moves;
  }

  /** The offset of the opening bracket of the first comment; -1 if none was found. */
  long comment() {
    return comment;
  }

  /** Reads the next piece; false if there is no more. */
  private boolean fill() throws IOException {
    base += filled;
    at = 0;
    filled = file.read(base, piece, 0, (int) Math.min(PIECE, to - base));
    return filled > 0;
  }

  private void read() {
    while (at < filled && !isEnded) {
      byte b = piece[at];
      if (inValue) {
        value(b);
        at++;
      } else if (b == ';' && isPlain(at)) {
        moves++;
        letters = 0;
        mayMove = false;
        at += PLAIN;
      } else {
        between(b);
        at++;
      }
    }
  }

  /** Whether a node starts here with a move of two letters. */
  private boolean isPlain(int i) {
    return i + PLAIN <= filled
        && (piece[i + 1] == 'B' || piece[i + 1] == 'W')
        && piece[i + 2] == '['
        && piece[i + 5] == ']'
        && LetterPairs.pair(piece[i + 3], piece[i + 4]) != 0;
  }

  private void value(byte b) {
    if (isEscaped) {
      isEscaped = false;
    } else if (b == '\\') {
      isEscaped = true;
    } else if (b == ']') {
      inValue = false;
    }
  }

  private void between(byte b) {
    if (b >= 'A' && b <= 'Z') {
      mayMove = letters == 0 && (b == 'B' || b == 'W');
      mayComment = letters == 0 && b == 'C';
      letters++;
    } else if (b == '[') {
      moves += mayMove && letters == 1 ? 1 : 0;
      comment = comment < 0 && mayComment && letters == 1 ? base + at : comment;
      mayComment = false;
      mayMove = false;
      letters = 0;
      inValue = true;
    } else if (b == ';' || b == '(') {
      letters = 0;
      mayMove = false;
      mayComment = false;
    } else if (b == ')') {
      isEnded = true;
    }
  }
}
