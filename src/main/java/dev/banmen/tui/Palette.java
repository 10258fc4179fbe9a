package dev.banmen.tui;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.game.Ground;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Rgb;

/**
 * The colours of every role, and the cells made of them. Cells are kept: making one is slow and
 * allocates much. One thread.
 */
final class Palette {
  /** Characters are kept in blocks, each made when the first of them is asked for. */
  private static final int BLOCK = 128;

  private static final int BLOCKS = (Character.MAX_VALUE + 1) / BLOCK;

  private final TextColor[] foreground = new TextColor[Role.count()];
  private final TextColor[] background = new TextColor[Role.count()];
  private final boolean[] bold = new boolean[Role.count()];
  private final boolean[] reverse = new boolean[Role.count()];
  private final TextCharacter[][][] cells = new TextCharacter[Role.count()][BLOCKS][];

  /** Every role in the terminal's own colours. */
  private Palette() {
    for (int role = 0; role < Role.count(); role++) {
      foreground[role] = ANSI.DEFAULT;
      background[role] = ANSI.DEFAULT;
    }
    bold(Role.STRONG, Role.HEADING);
    reverse[Role.ENTRY.ordinal()] = true;
    reverse[Role.SELECTED.ordinal()] = true;
  }

  /** The usual colours, as many as a terminal has, on the ground of a board. */
  static Palette usual(Depth depth, Ground ground) {
    Palette palette = new Palette();
    switch (depth) {
      case NONE -> palette.bold(Role.BLACK, Role.WHITE, Role.CURSOR, Role.LAST);
      case SIXTEEN -> {
        palette.bold(Role.BLACK, Role.WHITE, Role.CURSOR, Role.LAST);
        palette.sixteen();
      }
      default -> palette.rich(ground);
    }
    return palette;
  }

  /**
   * Sixteen colours differ much between terminals, so the board keeps the terminal's own ground and
   * only what is to be noticed has a colour.
   */
  private void sixteen() {
    colour(ANSI.GREEN, Role.GOOD, Role.LEGAL, Role.LIBERTY);
    colour(ANSI.RED, Role.MISS, Role.TAKEN, Role.REPEATED);
    colour(ANSI.CYAN, Role.LAST, Role.CHAIN);
    colour(ANSI.YELLOW, Role.CURSOR);
  }

  // Colours are on xterm's cube, so that 256 of them show the same as 16 million.
  private void rich(Ground ground) {
    TextColor quiet = rgb(0x878787);
    colour(quiet, Role.QUIET, Role.KEYS, Role.LABEL, Role.BORDER);
    colour(rgb(0x5faf5f), Role.GOOD);
    colour(rgb(0xd7875f), Role.MISS);
    switch (ground) {
      case CROSSINGS -> pieces(rgb(0xaf875f), rgb(0x5f5f00));
      case SQUARES -> pieces(rgb(0x5f875f), rgb(0x005f00));
      case LINES -> lines(quiet);
    }
  }

  private void pieces(TextColor board, TextColor grid) {
    TextColor black = rgb(0x000000);
    TextColor white = rgb(0xffffff);
    for (int role = Role.BOARD.ordinal(); role < Role.count(); role++) {
      background[role] = board;
    }
    colour(grid, Role.BOARD, Role.FIXTURE);
    colour(black, Role.BLACK, Role.LEGAL, Role.LIBERTY, Role.TERRITORY_BLACK);
    colour(white, Role.WHITE, Role.CURSOR, Role.CHAIN, Role.TERRITORY_WHITE);
    colour(grid, Role.NEUTRAL);
    colour(rgb(0x00005f), Role.LAST);
    colour(rgb(0x5f0000), Role.TAKEN, Role.REPEATED);
  }

  private void lines(TextColor quiet) {
    colour(quiet, Role.BOARD, Role.NEUTRAL);
    colour(rgb(0x5fafd7), Role.BLACK, Role.TERRITORY_BLACK);
    colour(rgb(0xd7875f), Role.WHITE, Role.TERRITORY_WHITE);
    colour(rgb(0xd7af5f), Role.CURSOR, Role.LAST);
    colour(rgb(0x5faf5f), Role.LEGAL, Role.LIBERTY, Role.CHAIN);
    colour(rgb(0xd75f5f), Role.TAKEN, Role.REPEATED);
  }

  private static TextColor rgb(int value) {
    return new Rgb(value);
  }

  private void colour(TextColor colour, Role... roles) {
    for (Role role : roles) {
      foreground[role.ordinal()] = colour;
    }
  }

  private void bold(Role... roles) {
    for (Role role : roles) {
      bold[role.ordinal()] = true;
    }
  }

  /** A character in the colours of a role. */
  TextCharacter cell(char c, Role role) {
    TextCharacter[][] blocks = cells[role.ordinal()];
    TextCharacter[] block = blocks[c / BLOCK];
    if (block == null) {
      block = new TextCharacter[BLOCK];
      blocks[c / BLOCK] = block;
    }
    TextCharacter cell = block[c % BLOCK];
    if (cell == null) {
      cell = blank(role.ordinal()).withCharacter(c);
      block[c % BLOCK] = cell;
    }
    return cell;
  }

  /**
   * A blank in the colours of a role, from which cells are made: else Lanterna looks for breaks.
   */
  private TextCharacter blank(int role) {
    TextCharacter blank =
        TextCharacter.DEFAULT_CHARACTER
            .withForegroundColor(foreground[role])
            .withBackgroundColor(background[role]);
    if (bold[role]) {
      blank = blank.withModifier(SGR.BOLD);
    }
    return reverse[role] ? blank.withModifier(SGR.REVERSE) : blank;
  }
}
