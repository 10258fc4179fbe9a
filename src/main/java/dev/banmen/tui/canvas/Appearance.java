package dev.banmen.tui.canvas;

import dev.banmen.app.Preference;
import dev.banmen.game.Ground;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.TerminalBackground;
import dev.banmen.tui.theme.Theme;
import dev.banmen.tui.theme.ThemeFault;
import dev.banmen.tui.theme.Themes;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How one viewer draws: its theme, which can be changed, and the palettes of it. One thread. */
public final class Appearance {
  private Display display;
  private final Map<Ground, Palette> palettes = new EnumMap<>(Ground.class);
  private Theme theme;
  private boolean isAuto; // until a theme is chosen
  private boolean isBuiltIn = true; // whether the theme is from no file

  public Appearance(Display display) {
    this.display = display;
    theme = Themes.standard();
    isAuto = display.isAuto();
  }

  public Glyphs glyphs() {
    return display.glyphs();
  }

  /** Whether stones are shown as pictures where that is possible. */
  public boolean wantsPictures() {
    return display.glyphSet() == GlyphSet.PICTURES;
  }

  /** Whether the terminal is asked for the mouse. */
  public boolean hasMouse() {
    return display.mouse() != MouseUse.NONE;
  }

  /** Whether a move takes two clicks on its point. */
  public boolean confirmsClicks() {
    return display.mouse() == MouseUse.CONFIRMS;
  }

  /** Returns how many colours the terminal is assumed to have. */
  public Depth depth() {
    return display.depth();
  }

  /** Returns what things are drawn with: a new object after characters, colours or words change. */
  public Object drawing() {
    return display;
  }

  /** Applies a setting if it is about the appearance. */
  public void prefer(Preference chosen) throws ThemeFault {
    switch (chosen.name()) {
      case "theme" -> {
        boolean isAny = chosen.value().equals(Themes.AUTO);
        load(isAny ? Themes.suiting(display.background()) : chosen.value());
        isAuto = isAny;
      }
      case "glyphs" -> {
        display = display.withGlyphs(chosen.value());
        palettes.clear();
      }
      case "mouse" -> display = display.withMouse(MouseUse.of(chosen.value()));
      case "color" -> {
        display = display.withColour(chosen.value());
        palettes.clear();
      }
      default -> display = display.copy(); // the pictures may be in another language
    }
  }

  public String theme() {
    return theme.name();
  }

  /** Whether this is the theme in use, and not one of the user's by the same name. */
  public boolean shows(String name) {
    return name.equals(theme.name()) && !(isBuiltIn && display.themes().own().has(name));
  }

  public List<String> names() {
    return display.themes().names();
  }

  /** Returns the label for changing the theme, which needs enough colours to be visible. */
  public String themeLabel() {
    return switch (display.depth()) {
      case NONE -> "theme.none";
      case EIGHT, SIXTEEN -> "theme.sixteen";
      default -> "theme";
    };
  }

  /** Changes the theme; nothing changes if it doesn't exist or can't be read. */
  public void useTheme(String name) throws ThemeFault {
    isAuto = false;
    load(name);
  }

  private void load(String name) throws ThemeFault {
    theme = display.themes().theme(name);
    isBuiltIn = false;
    palettes.clear();
  }

  /** Changes to the theme that suits the terminal, unless one was chosen, and remembers it. */
  public void adaptTo(TerminalBackground background) throws ThemeFault {
    Display changed = display.withBackground(background);
    if (display.swapsBoardColours() != changed.swapsBoardColours()) {
      palettes.clear();
    }
    display = changed;
    String name = Themes.suiting(background);
    if (isAuto && !shows(name)) {
      load(name);
    }
  }

  /** Uses all colours once a terminal is known to have them, unless a number was chosen. */
  public void adaptTo(boolean hasAllColours) {
    if (hasAllColours) {
      display = display.withAllColours();
      palettes.clear();
    }
  }

  /** Uses pictures if a terminal of that name has them, unless others were chosen. */
  public void nameTerminal(String name) {
    display = display.withName(name);
    palettes.clear();
  }

  public void useNextTheme() throws ThemeFault {
    String next = display.themes().after(theme.name());
    try {
      useTheme(next);
    } catch (ThemeFault fault) {
      theme = theme.named(next); // the key continues from there
      throw fault;
    }
  }

  public Palette palette(Ground ground) {
    Palette palette = palettes.get(ground);
    if (palette == null) {
      palette = Palette.of(theme, display.depth(), ground, display.swapsBoardColours());
      palettes.put(ground, palette);
    }
    return palette;
  }
}
