package dev.banmen.tui.canvas;

import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Side;

/**
 * The characters that boards are drawn with. Everything that must be distinguishable differs here,
 * whatever the colours.
 *
 * @param grid the lines that pieces stand on: nine crossings from the upper left corner in reading
 *     order, then what joins two of them across and down
 * @param border the lines between squares, in the same order
 * @param square an empty square without borders
 * @param star a crossing marked for the eye
 * @param dot a dot of a doubled lattice
 * @param lines a drawn line of each side: black across, down, white across, down
 * @param guides a line not yet drawn: across, down, and where no colours tell it from a drawn one
 * @param hints one for each hint except territory: on an empty site, and beside a small piece
 * @param onCrossing a legal move on a crossing
 * @param large a piece of each side five cells wide and three high, black's first
 * @param counted an empty site that is counted as black's, white's, nobody's
 * @param more the sign at the end of text that was cut off
 * @param hasBlocks whether pieces may be made of blocks, which are one cell wide everywhere but in
 *     some fonts; so are joined lines, arrows and fractions
 * @param hasUnderlines whether a cell can be underlined, as crossings on the corner of four are
 */
public record Glyphs(
    String grid,
    String border,
    char square,
    char star,
    char dot,
    char black,
    char white,
    String lines,
    String guides,
    String hints,
    char onCrossing,
    String large,
    String counted,
    String more,
    boolean hasBlocks,
    boolean hasUnderlines) {
  /** How many columns a large piece has. */
  public static final int LARGE_COLS = 5;

  /** On a site that counts for a side, where its colour says for which. */
  public static final char OWNED = '■';

  private static final String ARROWS = "←→↑↓";
  private static final String PLAIN_ARROWS = "<>^v";

  public static final Glyphs UNICODE = unicode(true);

  /** Unicode's set where an underline is no line. */
  static final Glyphs CONSOLE = unicode(false);

  public static final Glyphs ASCII =
      new Glyphs(
          "......... |",
          "+++++++++-|",
          '.',
          '#',
          '+',
          'X',
          'O',
          "-|=H",
          "....",
          "*~'@?!<_L",
          '*',
          ".XXX.XXXXX'XXX'" + ".---.| O |'---'",
          "bw:",
          "...",
          false,
          false);

  /**
   * The set without characters of ambiguous width: lines as in ASCII, and narrow circles, squares
   * and Braille. Black is a disc with a rim, white a dotted rim.
   */
  public static final Glyphs CJK =
      new Glyphs(
          "+++++++++-|",
          "+++++++++-|",
          '∙',
          '#',
          '+',
          '◉',
          '◌',
          "-|=H",
          "....",
          "◦~'@?!‹_L",
          '∙',
          "⣾⣿⣿⣿⣷⣿⣿⣿⣿⣿⢿⣿⣿⣿⡿" + "⡎⠉⠉⠉⢱⡇   ⢸⢇⣀⣀⣀⡸",
          "▪▫:",
          "...",
          false,
          false);

  private static final int ACROSS = 9;
  private static final int DOWN = 10;

  private static Glyphs unicode(boolean hasUnderlines) {
    return new Glyphs(
        "┌┬┐├┼┤└┴┘─│",
        "┌┬┐├┼┤└┴┘─│",
        '·',
        '╋',
        '●',
        '●',
        '○',
        "━┃═║",
        "─│╌╎",
        "◦~◇×=!‹§∞",
        '·',
        "▟███▙█████▜███▛" + "╭───╮│   │╰───╯",
        "▪▫:",
        "…",
        true,
        hasUnderlines);
  }

  /** Returns a character of a text as this set can show it: an arrow where it has none. */
  char shown(char c) {
    int arrow = hasBlocks ? -1 : ARROWS.indexOf(c);
    return arrow < 0 ? c : PLAIN_ARROWS.charAt(arrow);
  }

  /** Returns a text with its quarters and halves as one character each, as in 7½; or as it is. */
  public String fractions(String text) {
    return hasBlocks ? Fractions.of(text) : text;
  }

  /** Returns the mark of the row that keys act on. */
  public char bar() {
    return hasBlocks ? '▌' : '>';
  }

  /** Returns the part of a scroll bar that stands for the rows shown. */
  char handle() {
    return hasBlocks ? lines.charAt(1) : '#';
  }

  /** Returns the part of a scroll bar that stands for other rows. */
  char track() {
    return down(border);
  }

  public char piece(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** Returns the character for a side in a text: its piece, or a line it draws. */
  public char sign(Side side, Ground ground) {
    return ground == Ground.LINES ? line(side, false) : piece(side);
  }

  /** Whether a side's large piece is solid, depending on whether colours show its side. */
  public boolean isSolid(Side side, boolean showsSides) {
    return this != ASCII && (side == Side.BLACK || showsSides);
  }

  /** Returns a side's large piece row by row; a blank in a solid one is filled with its colour. */
  public String largePiece(Side side, boolean showsSides) {
    int half = large.length() / 2;
    boolean isFull = side == Side.BLACK || isSolid(side, showsSides);
    String piece = isFull ? large.substring(0, half) : large.substring(half);
    return side == Side.WHITE && isFull ? blank(piece) : piece;
  }

  /** Returns the corners of a large piece: they tell the sides apart in text without colours. */
  private static String blank(String piece) {
    char most = piece.charAt(piece.length() / 2);
    return piece.replace(most, ' ');
  }

  /** Returns a side's piece of three cells in a row, with blocks; signs may replace its ends. */
  public String widePiece(Side side) {
    return side == Side.BLACK ? "▐█▌" : "(○)";
  }

  public char territory(Side side) {
    return counted.charAt(side == Side.BLACK ? 0 : 1);
  }

  public char neutral() {
    return counted.charAt(2);
  }

  public char line(Side side, boolean upright) {
    return lines.charAt((side == Side.BLACK ? 0 : 2) + (upright ? 1 : 0));
  }

  /** Returns what marks a line that can be drawn. */
  public char guide(boolean upright, boolean showsSides) {
    return guides.charAt((showsSides ? 0 : 2) + (upright ? 1 : 0));
  }

  public char hint(Hint hint) {
    return switch (hint) {
      case BLACKS -> territory(Side.BLACK);
      case WHITES -> territory(Side.WHITE);
      default -> hints.charAt(hint.ordinal());
    };
  }

  /** Returns the mark of a legal move: small on a crossing, as an open board has hundreds. */
  public char legal(Ground ground) {
    return ground == Ground.CROSSINGS ? onCrossing : hint(Hint.LEGAL);
  }

  /** Returns a crossing in heavy lines, which marks it and leaves the lines of the board whole. */
  public char heavy(char crossing) {
    int at = lines.indexOf(crossing);
    return at < 0 ? onCrossing : "┏┳┓┣╋┫┗┻┛".charAt(at);
  }

  /** Returns the line between two crossings side by side. */
  public char across(String lines) {
    return lines.charAt(ACROSS);
  }

  /** Returns the line between two crossings one above the other. */
  public char down(String lines) {
    return lines.charAt(DOWN);
  }

  public char crossing(String lines, int row, int col, int rows, int cols) {
    return lines.charAt(3 * third(row, rows) + third(col, cols));
  }

  private static int third(int at, int of) {
    if (of == 1) {
      return 1;
    }
    return at == 0 ? 0 : at < of - 1 ? 1 : 2;
  }
}
