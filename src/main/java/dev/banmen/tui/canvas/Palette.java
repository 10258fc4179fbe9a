package dev.banmen.tui.canvas;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.game.Ground;
import dev.banmen.game.Side;
import dev.banmen.tui.term.Cell;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Style;
import dev.banmen.tui.theme.Theme;

/**
 * The colours of every role, and the cells made from them. Cells are cached: making one is slow and
 * allocates much. One thread.
 */
public final class Palette {
  /** Characters are cached in blocks, each made when the first of them is needed. */
  private static final int BLOCK = 128;

  private static final int BLOCKS = (Character.MAX_VALUE + 1) / BLOCK;

  /** The pairs of a role and one behind it. */
  private static final int LOOKS = Role.count() * Role.count();

  private static final int UNDERLINED = 2 * LOOKS;

  /** The grounds of sites. */
  private static final Role[] GROUNDS = {
    Role.BOARD, Role.SECOND, Role.LAST, Role.CHANGED, Role.CURSOR
  };

  private final Style[] styles = new Style[Role.count()];

  /** The cells made so far, by figure and ground: as they are, the two swapped, underlined. */
  private final TextCharacter[][][] cells = new TextCharacter[3 * LOOKS][][];

  private final Ground ground;

  private final Depth depth;

  private Palette(Depth depth, Ground ground) {
    this.depth = depth;
    this.ground = ground;
  }

  /**
   * Returns a theme's colours, as many as a terminal has, on the ground of a board.
   *
   * @param swapsBoard whether a board for pieces without colours swaps the terminal's two: on light
   *     on dark, a black piece would look white, and a white one black
   */
  public static Palette of(Theme theme, Depth depth, Ground ground, boolean swapsBoard) {
    Palette palette = new Palette(depth, ground);
    for (Role role : Role.values()) {
      palette.styles[role.ordinal()] =
          switch (depth) {
            case NONE -> colourless(role);
            case EIGHT -> theme.eight(role, ground);
            case SIXTEEN -> theme.sixteen(role, ground);
            default -> theme.style(role, ground);
          };
    }
    if (swapsBoard && ground != Ground.LINES && palette.isColourless()) {
      palette.swapBoardColours();
    }
    return palette;
  }

  private boolean isColourless() {
    for (Role role : new Role[] {Role.BOARD, Role.BLACK, Role.WHITE}) {
      Style style = styles[role.ordinal()];
      if (style.foreground() != ANSI.DEFAULT || style.background() != ANSI.DEFAULT) {
        return false;
      }
    }
    return true;
  }

  private void swapBoardColours() {
    for (int role = Role.BOARD.ordinal(); role < styles.length; role++) {
      styles[role] = styles[role].swapped();
    }
  }

  private static Style colourless(Role role) {
    return switch (role) {
      case STRONG, HEADING, ACCENT, BLACK, WHITE, CURSOR, LAST, LEGAL -> Style.PLAIN.withBold();
      case ENTRY, SELECTED, CARD, ON_BLACK, ON_WHITE -> Style.PLAIN.withReverse();
      case FIELD -> Style.PLAIN.withUnderline();
      default -> Style.PLAIN;
    };
  }

  /** Returns the role of a character in a text: a side's piece has its own role if there is one. */
  Role role(char c, Role others, Glyphs glyphs) {
    boolean isSwapped = styles[Role.BOARD.ordinal()].reverse();
    if (!showsSides() && !isSwapped) {
      return others;
    } else if (c == glyphs.sign(Side.BLACK, ground)) {
      return Role.BLACK;
    }
    return c == glyphs.sign(Side.WHITE, ground) ? Role.WHITE : others;
  }

  /** Whether the colours show a piece's side; a disc or a block needs the board behind it. */
  boolean showsSides() {
    Style black = styles[Role.BLACK.ordinal()];
    Style white = styles[Role.WHITE.ordinal()];
    boolean hasGround =
        ground == Ground.LINES
            || black.background() != ANSI.DEFAULT && white.background() != ANSI.DEFAULT;
    return hasGround && !black.foreground().equals(white.foreground());
  }

  boolean hasOwnGround(Role role) {
    Style board = styles[Role.BOARD.ordinal()];
    return depth.tellsApart(styles[role.ordinal()].background(), board.background());
  }

  public TextCharacter cell(char c, Role role) {
    return cell(c, role, role);
  }

  /** Returns a character of a role on the ground of another. */
  public TextCharacter cell(char c, Role role, Role ground) {
    return cell(c, look(role, ground));
  }

  /** Returns a text that is seen as one character, of a role on the ground of another. */
  TextCharacter cell(String text, Role role, Role ground) {
    return Cell.of(text, cell(' ', role, ground));
  }

  /** Returns what a cell shows in the colours of a role on the ground of another. */
  TextCharacter restyled(TextCharacter there, Role role, Role ground) {
    return Cell.isChar(there)
        ? cell(Cell.sign(there), role, ground)
        : cell(there.getCharacterString(), role, ground);
  }

  /** Returns the ground of a role as a character in the solid colour of another. */
  TextCharacter cut(char c, Role role, Role ground) {
    return cell(c, LOOKS + look(role, ground));
  }

  /** Returns a character of the empty board, underlined if a line runs there. */
  TextCharacter ground(char c, boolean isUnderlined) {
    return cell(c, look(Role.BOARD, Role.BOARD) + (isUnderlined ? UNDERLINED : 0));
  }

  /** Returns a character of a role on the ground of a cell, unless the role has its own. */
  TextCharacter over(TextCharacter there, char c, Role role) {
    return cell(c, role, hasOwnGround(role) ? role : groundOrBoard(there));
  }

  /** Returns the same, with the line that runs there. */
  TextCharacter onLine(TextCharacter there, char c, Role role) {
    Role behind = hasOwnGround(role) ? role : groundOrBoard(there);
    return cell(c, look(role, behind) + (there.isUnderlined() ? UNDERLINED : 0));
  }

  /** Returns the ground of a cell as a character in the solid colour of a role. */
  TextCharacter cutOver(TextCharacter there, char c, Role role) {
    return cut(c, role, groundOrBoard(there));
  }

  /** Returns the role whose ground a cell has; null if it is none of a site. */
  private Role ground(TextCharacter there) {
    TextColor behind = there.getBackgroundColor();
    for (Role role : GROUNDS) {
      if (behind.equals(styles[role.ordinal()].background())) {
        return role;
      }
    }
    return null;
  }

  private Role groundOrBoard(TextCharacter there) {
    Role ground = ground(there);
    return ground == null ? Role.BOARD : ground;
  }

  /** Returns a cell with the ground of a role in place of any that sites have. */
  TextCharacter regrounded(TextCharacter there, Role role, boolean withLines) {
    if (ground(there) == null) {
      return there;
    }
    Style style = styles[role.ordinal()];
    if (!Cell.isChar(there)) {
      return Cell.of(there.getCharacterString(), there.withBackgroundColor(style.background()));
    }
    char c = Cell.sign(there);
    boolean isLine = there == ground(c, there.isUnderlined()); // parts of pieces may look alike
    return new Cell(
        isLine && !withLines ? ' ' : c,
        isLine && withLines ? style.foreground() : there.getForegroundColor(),
        style.background(),
        there.getModifiers());
  }

  private static int look(Role role, Role ground) {
    return role.ordinal() * Role.count() + ground.ordinal();
  }

  private TextCharacter cell(char c, int look) {
    TextCharacter[][] blocks = cells[look];
    if (blocks == null) {
      blocks = new TextCharacter[BLOCKS][];
      cells[look] = blocks;
    }
    TextCharacter[] block = blocks[c / BLOCK];
    if (block == null) {
      block = new TextCharacter[BLOCK];
      blocks[c / BLOCK] = block;
    }
    TextCharacter cell = block[c % BLOCK];
    if (cell == null) {
      cell = blank(look).withCharacter(c);
      block[c % BLOCK] = cell;
    }
    return cell;
  }

  private TextCharacter blank(int look) {
    int pair = look % LOOKS;
    Style ground = styles[pair % Role.count()];
    Style style = styles[pair / Role.count()].on(ground);
    style = look < LOOKS ? style : look < UNDERLINED ? style.swapped() : style.withUnderline();
    return new Cell(' ', style.foreground(), style.background(), style.getSGRs());
  }
}
