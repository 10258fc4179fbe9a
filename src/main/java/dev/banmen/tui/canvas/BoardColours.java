package dev.banmen.tui.canvas;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.game.Ground;
import dev.banmen.tui.term.AnsiText;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Theme;
import dev.banmen.tui.theme.ThemeFault;
import dev.banmen.tui.theme.Themes;

/** A theme's colours for boards on one ground, for text outside the screen. Immutable. */
public final class BoardColours {
  private final AnsiText text;
  private final Palette palette;

  private BoardColours(AnsiText text, Palette palette) {
    this.text = text;
    this.palette = palette;
  }

  /**
   * Returns a display's colours for boards on a ground.
   *
   * @throws IllegalArgumentException if its theme can't be loaded; the message is one line
   */
  public static BoardColours of(Display display, Ground ground) {
    try {
      Theme theme = display.themes().theme(display.startTheme());
      return new BoardColours(
          new AnsiText(display.depth()), Palette.of(theme, display.depth(), ground, false));
    } catch (ThemeFault fault) {
      throw new IllegalArgumentException(fault.getMessage(), fault);
    }
  }

  /** Returns the same for the built-in default theme. */
  public static BoardColours ofDefaultTheme(Display display, Ground ground) {
    Palette palette = Palette.of(Themes.standard(), display.depth(), ground, false);
    return new BoardColours(new AnsiText(display.depth()), palette);
  }

  /**
   * Returns the control sequence that starts a role from plain; empty if it looks plain.
   *
   * @param role the name of a style, such as {@code BLACK} or {@code MISS}
   */
  public String begin(String role) {
    TextCharacter cell = palette.cell(' ', Role.valueOf(role));
    return text.begin(cell);
  }
}
