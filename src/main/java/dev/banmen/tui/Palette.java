package dev.banmen.tui;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.game.Ground;
import dev.banmen.tui.term.Depth;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The colours of every role, and the cells made of them. Cells are kept: making one is slow and
 * allocates much. One thread.
 */
final class Palette {
  private static final int ASCII = 128;

  private final TextColor[] foreground = new TextColor[Role.count()];
  private final TextColor[] background = new TextColor[Role.count()];
  private final boolean[] bold = new boolean[Role.count()];
  private final boolean[] reverse = new boolean[Role.count()];
  private final TextCharacter[][] ascii = new TextCharacter[Role.count()][];
  private final Map<Character, TextCharacter[]> others = new HashMap<>();

  /** Every role in the terminal's own colours. */
  private Palette() {
    for (int role = 0; role < Role.count(); role++) {
      foreground[role] = ANSI.DEFAULT;
      background[role] = ANSI.DEFAULT;
      ascii[role] = new TextCharacter[ASCII];
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
    TextColor quiet = rgb(0x87, 0x87, 0x87);
    colour(quiet, Role.QUIET, Role.KEYS, Role.LABEL, Role.BORDER);
    colour(rgb(0x5f, 0xaf, 0x5f), Role.GOOD);
    colour(rgb(0xd7, 0x87, 0x5f), Role.MISS);
    switch (ground) {
      case CROSSINGS -> pieces(rgb(0xaf, 0x87, 0x5f), rgb(0x5f, 0x5f, 0x00));
      case SQUARES -> pieces(rgb(0x5f, 0x87, 0x5f), rgb(0x00, 0x5f, 0x00));
      case LINES -> lines(quiet);
    }
  }

  private void pieces(TextColor board, TextColor grid) {
    TextColor black = rgb(0x00, 0x00, 0x00);
    TextColor white = rgb(0xff, 0xff, 0xff);
    for (int role = Role.BOARD.ordinal(); role < Role.count(); role++) {
      background[role] = board;
    }
    colour(grid, Role.BOARD, Role.FIXTURE);
    colour(black, Role.BLACK, Role.LEGAL, Role.LIBERTY, Role.TERRITORY_BLACK);
    colour(white, Role.WHITE, Role.CURSOR, Role.CHAIN, Role.TERRITORY_WHITE);
    colour(grid, Role.NEUTRAL);
    colour(rgb(0x00, 0x00, 0x5f), Role.LAST);
    colour(rgb(0x5f, 0x00, 0x00), Role.TAKEN, Role.REPEATED);
  }

  private void lines(TextColor quiet) {
    colour(quiet, Role.BOARD, Role.NEUTRAL);
    colour(rgb(0x5f, 0xaf, 0xd7), Role.BLACK, Role.TERRITORY_BLACK);
    colour(rgb(0xd7, 0x87, 0x5f), Role.WHITE, Role.TERRITORY_WHITE);
    colour(rgb(0xd7, 0xaf, 0x5f), Role.CURSOR, Role.LAST);
    colour(rgb(0x5f, 0xaf, 0x5f), Role.LEGAL, Role.LIBERTY, Role.CHAIN);
    colour(rgb(0xd7, 0x5f, 0x5f), Role.TAKEN, Role.REPEATED);
  }

  private static TextColor rgb(int red, int green, int blue) {
    return new TextColor.RGB(red, green, blue);
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
    TextCharacter[] known = c < ASCII ? ascii[role.ordinal()] : others(c);
    int index = c < ASCII ? c : role.ordinal();
    if (known[index] == null) {
      known[index] = make(c, role.ordinal());
    }
    return known[index];
  }

  private TextCharacter[] others(char c) {
    TextCharacter[] cells = others.get(c);
    if (cells == null) {
      cells = new TextCharacter[Role.count()];
      others.put(c, cells);
    }
    return cells;
  }

  private TextCharacter make(char c, int role) {
    EnumSet<SGR> attributes = EnumSet.noneOf(SGR.class);
    if (bold[role]) {
      attributes.add(SGR.BOLD);
    }
    if (reverse[role]) {
      attributes.add(SGR.REVERSE);
    }
    String text = Character.toString(c);
    return TextCharacter.fromString(text, foreground[role], background[role], attributes)[0];
  }
}
