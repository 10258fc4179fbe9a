package dev.banmen.games.othello.record;

import dev.banmen.game.Site;
import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.InputFault;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.Words;
import java.util.Optional;

/** The words of a move string. Mutable, one thread. */
final class MoveTokens {
  enum TokenKind {
    /** A letter and a number. */
    SQUARE,
    PASS,
    /** A number before a move, or a score after the last, {@code +08}: says nothing. */
    NUMBER,
    /** 64 squares, and the side to move. */
    BOARD,
    /** {@code #} or {@code %} and the rest of the line. */
    COMMENT,
    UNREADABLE,
    END
  }

  private static final int SQUARES = 64;
  private static final int BEGUN = 2; // this many legal moves are hardly there by chance

  private final TextWalk text;
  private boolean isFirst = true; // nothing but comments and numbers came before
  private int from;
  private int line;
  private int column;

  MoveTokens(TextWalk text) {
    this.text = text;
  }

  /** Moves to the next word. */
  TokenKind next() {
    while (text.hasMore() && (isBetween(text.peek()) || isHyphen())) {
      text.skip();
    }
    from = text.at();
    line = text.line();
    column = text.column();
    TokenKind kind = take();
    isFirst &= kind == TokenKind.COMMENT || kind == TokenKind.NUMBER;
    return kind;
  }

  private static boolean isBetween(int b) {
    return TextWalk.isBlank(b) || b == ',' || b == ';' || b == 0xef || b == 0xbb || b == 0xbf;
  }

  /** Whether this stands between two moves, as in {@code F5-D6}; two of them are a pass. */
  private boolean isHyphen() {
    return !isFirst && text.peek() == '-' && isSquare(1);
  }

  private TokenKind take() {
    int b = text.peek();
    if (b == ByteWalk.END) {
      return TokenKind.END;
    }
    if (b == '#' || b == '%') {
      text.skipLine();
      return TokenKind.COMMENT;
    }
    if (isFirst && isBoard()) {
      text.skip(SQUARES);
      return TokenKind.BOARD;
    }
    if (isSquare(0)) {
      takeSquare();
      return TokenKind.SQUARE;
    }
    int pass = passLength();
    if (pass > 0) {
      text.skip(pass);
      return TokenKind.PASS;
    }
    boolean isScore = !isFirst && (b == '+' || b == '-') && isDigit(text.peek(1));
    if (isScore) {
      text.skip();
    }
    return isScore || isDigit(b) ? takeNumber() : takeUnreadable();
  }

  private boolean isBoard() {
    for (int i = 0; i < SQUARES; i++) {
      if (StartBoard.mark(text.peek(i)).isEmpty()) {
        return false;
      }
    }
    int after = text.peek(SQUARES);
    return after == ByteWalk.END || isBetween(after);
  }

  /** Whether this is a letter and one or two digits; before a point, the second starts a number. */
  private boolean isSquare(int ahead) {
    int letter = text.peek(ahead) | 0x20;
    return letter >= 'a' && letter <= 'z' && isDigit(text.peek(ahead + 1));
  }

  private void takeSquare() {
    text.skip(2);
    if (isDigit(text.peek())) {
      int digits = 1;
      while (isDigit(text.peek(digits))) {
        digits++;
      }
      if (text.peek(digits) != '.') {
        text.skip(Math.min(digits, 3));
      }
    }
  }

  private static boolean isDigit(int b) {
    return b >= '0' && b <= '9';
  }

  private int passLength() {
    if (isPair('-', '-') || isPair('@', '@')) {
      return 2;
    }
    if ((text.peek() | 0x20) != 'p') {
      return 0;
    }
    int second = text.peek(1) | 0x20;
    if (second == 'a' && (text.peek(2) | 0x20) == 's' && (text.peek(3) | 0x20) == 's') {
      return 4;
    }
    return second == 'a' || second == 's' ? 2 : 0;
  }

  private boolean isPair(int one, int other) {
    return text.peek() == one && text.peek(1) == other;
  }

  /** Takes {@code 12}, {@code 12.}, {@code 12)} or {@code 12...}. */
  private TokenKind takeNumber() {
    while (isDigit(text.peek())) {
      text.skip();
    }
    while (text.peek() == '.' || text.peek() == ')') {
      text.skip();
    }
    return TokenKind.NUMBER;
  }

  private TokenKind takeUnreadable() {
    do {
      text.skip();
    } while (text.hasMore() && !isBetween(text.peek()) && !isSquare(0));
    return TokenKind.UNREADABLE;
  }

  /** Whether Black, or nobody, is named after a board; takes the word. */
  boolean isBlackNamed() {
    text.skipBlanks();
    int after = text.peek(1);
    boolean isAlone = after == ByteWalk.END || isBetween(after);
    int side = text.peek();
    if (!isAlone || "XxBb*OoWw".indexOf(side) < 0) {
      return true;
    }
    text.skip();
    return "XxBb*".indexOf(side) >= 0;
  }

  String word() {
    return text.since(from);
  }

  /** The current word, safe to print. */
  String shown() {
    return text.shown(from);
  }

  int line() {
    return line;
  }

  int column() {
    return column;
  }

  /** The square that the current word names, or a place off the board. */
  Site site() {
    return BoardSize.NOTATION.parse(word()).orElse(new Site(-1, -1));
  }

  /**
   * Whether a text looks like move strings: squares of the board and little that is unreadable, or
   * anything after a game has started.
   */
  static boolean fits(byte[] head, MoveStringReader reader) {
    MoveTokens tokens = new MoveTokens(new TextWalk(GameSpans.SpanText.of(head)));
    int squares = 0;
    int others = 0;
    TokenKind kind = tokens.next();
    for (int words = 0; kind != TokenKind.END && words < 200; words++) {
      if (kind == TokenKind.SQUARE && BoardSize.of(8).lattice().contains(tokens.site())) {
        squares++;
      } else if (kind == TokenKind.SQUARE || kind == TokenKind.UNREADABLE) {
        others++;
      } else if (kind == TokenKind.BOARD) {
        tokens.isBlackNamed();
      }
      kind = tokens.next();
      tokens.isFirst |= tokens.column == 1;
    }
    boolean isMostlySquares = squares > 0 && others * 4 <= squares;
    return isMostlySquares
        || squares >= BEGUN && reader.isBegun(GameSpans.SpanText.of(head), BEGUN);
  }

  /** The fault of the first word, if it isn't one of a move string. */
  static Optional<InputFault> flaw(Words words, byte[] head) {
    MoveTokens tokens = new MoveTokens(new TextWalk(GameSpans.SpanText.of(head)));
    TokenKind kind = tokens.next();
    while (kind == TokenKind.COMMENT) {
      kind = tokens.next();
    }
    String text = words.text("fault.move", tokens.shown());
    return kind == TokenKind.UNREADABLE
        ? Optional.of(new InputFault(tokens.line(), tokens.column(), text))
        : Optional.empty();
  }
}
