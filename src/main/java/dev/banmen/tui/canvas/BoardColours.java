package dev.banmen.tui.canvas;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.game.Ground;
import dev.banmen.tui.term.AnsiText;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Theme;
import dev.banmen.tui.theme.ThemeFault;
import dev.banmen.tui.theme.WoodTheme;

/** The colours of a theme for boards of one ground, for text outside of the screen. Immutable. */
public final class BoardColours {
  private final AnsiText ink;
  private final Palette palette;

  private BoardColours(AnsiText ink, Palette palette) {
    this.ink = ink;
    this.palette = palette;
  }

  /**
   * The colours that a display has for such boards.
   *
   * @throws IllegalArgumentException if its theme cannot be had; the message is one line
   */
  public static BoardColours of(Display display, Ground ground) {
    try {
      Theme theme = display.themes().theme(display.first());
      return new BoardColours(
          new AnsiText(display.depth()), Palette.of(theme, display.depth(), ground, false));
    } catch (ThemeFault fault) {
      throw new IllegalArgumentException(fault.getMessage(), fault);
    }
  }

  /** Likewise in the theme that is used where nothing is chosen, as the program brings it. */
  public static BoardColours usual(Display display, Ground ground) {
    Palette palette = Palette.of(WoodTheme.theme(), display.depth(), ground);
    return new BoardColours(new AnsiText(display.depth()), palette);
  }

  /**
   * The control sequence that begins a role from plain; empty where it looks plain.
   *
   * @param role the name of a style, such as {@code BLACK} or {@code MISS}
   */
  public String begin(String role) {
    TextCharacter cell = palette.cell(' ', Role.valueOf(role));
    return ink.begin(cell);
  }
}
