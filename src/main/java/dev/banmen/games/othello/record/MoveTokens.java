package dev.banmen.games.othello.record;

import dev.banmen.game.Site;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.InputFault;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.Words;
import java.util.Optional;
import java.util.regex.Pattern;

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

  private static final int BEGUN = 2; // this many legal moves are hardly there by chance

  /** As many before a square beyond the board, as Gomoku has them. */
  private static final int BEGUN_WELL = 6;

  /** What stands between words, with the bytes of a byte order mark. */
  private static final String BETWEEN = "\\s,;\\xef\\xbb\\xbf";

  private static final Pattern BLANKS = Pattern.compile("[" + BETWEEN + "]+");
  private static final String END_OF_WORD = "(?=[" + BETWEEN + "]|\\z)";
  private static final Pattern BOARD = Pattern.compile(StartBoard.SIGNS + "{64}" + END_OF_WORD);
  private static final Pattern SIDE = Pattern.compile("\\s*[XxBb*OoWw]" + END_OF_WORD);
  private static final Pattern COMMENT = Pattern.compile("[#%][^\\n]*");
  private static final Pattern PASS = Pattern.compile("--|@@|(?i:pass|p[as])");

  /** A letter and some digits; before a point, all but the first begin a number. */
  private static final Pattern SQUARE = Pattern.compile("[A-Za-z]\\d((?!\\d+\\.)\\d{1,3})?");

  /** Stands between two moves, as in {@code F5-D6}; two of them are a pass. */
  private static final Pattern HYPHEN = Pattern.compile("-(?=[A-Za-z]\\d)");

  /** {@code 12}, {@code 12.}, {@code 12)} or {@code 12...}; with a sign it is a score. */
  private static final Pattern NUMBER = Pattern.compile("\\d+[.)]*");

  /**
   * {@code +08}, {@code (+8)}, {@code 35:29}, {@code -12 black} or {@code : +08}; OBF has no blank
   * there.
   */
  private static final Pattern SCORE =
      Pattern.compile(
          "(:\\s+)?\\(?[+-]?\\d+([:-]\\d+)?[.)]*([ \\t]+(?i:black|white)" + END_OF_WORD + ")?");

  private static final Pattern UNREADABLE =
      Pattern.compile("(?s).[^" + BETWEEN + "]*?(?=[A-Za-z]\\d|[" + BETWEEN + "]|\\z)");

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
    while (text.takes(BLANKS) || !isFirst && text.takes(HYPHEN)) {
      // another may follow
    }
    from = text.at();
    line = text.line();
    column = text.column();
    TokenKind kind = take();
    isFirst &= kind == TokenKind.COMMENT || kind == TokenKind.NUMBER;
    return kind;
  }

  private TokenKind take() {
    if (text.takes(SQUARE)) {
      return TokenKind.SQUARE;
    } else if (text.takes(COMMENT)) {
      return TokenKind.COMMENT;
    } else if (isFirst && text.takes(BOARD)) {
      return TokenKind.BOARD;
    } else if (text.takes(PASS)) {
      return TokenKind.PASS;
    } else if (text.takes(isFirst ? NUMBER : SCORE)) {
      return TokenKind.NUMBER;
    }
    return text.takes(UNREADABLE) ? TokenKind.UNREADABLE : TokenKind.END;
  }

  /** Whether Black, or nobody, is named after a board; takes the word. */
  boolean isBlackNamed() {
    int start = text.at();
    return !text.takes(SIDE) || "XxBb*".contains(text.since(start).strip());
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
   * Whether a text looks like move strings: squares of the board alone and little that is
   * unreadable, or anything after a game has started.
   */
  static boolean fits(byte[] head, MoveStringReader reader) {
    MoveTokens tokens = new MoveTokens(new TextWalk(GameSpans.SpanText.of(head)));
    int squares = 0;
    int beyond = 0;
    int unreadable = 0;
    TokenKind kind = tokens.next();
    for (int words = 0; kind != TokenKind.END && words < 200; words++) {
      if (kind == TokenKind.SQUARE && BoardSize.of(8).lattice().contains(tokens.site())) {
        squares++;
      } else if (kind == TokenKind.SQUARE) {
        beyond++;
      } else if (kind == TokenKind.UNREADABLE) {
        unreadable++;
      } else if (kind == TokenKind.BOARD) {
        tokens.isBlackNamed();
      }
      kind = tokens.next();
      tokens.isFirst |= tokens.column == 1;
    }
    int begun = beyond == 0 ? BEGUN : BEGUN_WELL;
    boolean isMostlySquares = squares > 0 && beyond == 0 && unreadable * 4 <= squares;
    return isMostlySquares
        || squares >= begun && reader.isBegun(GameSpans.SpanText.of(head), begun);
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
