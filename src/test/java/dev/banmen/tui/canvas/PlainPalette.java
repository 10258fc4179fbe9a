package dev.banmen.tui.canvas;

import dev.banmen.game.Ground;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Theme;
import java.util.Map;

/** A palette without colours, whatever the theme. Stateless. */
public final class PlainPalette {
  private PlainPalette() {}

  public static Palette get() {
    return Palette.of(new Theme("", Map.of()), Depth.NONE, Ground.SQUARES, false);
  }
}
