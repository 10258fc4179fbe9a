package dev.banmen.tui.canvas;

import dev.banmen.game.Ground;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Theme;
import java.util.Map;

/** A palette without colours, whatever the theme: one a thread, as it keeps its cells. */
public final class PlainPalette {
  private static final ThreadLocal<Palette> OWN =
      ThreadLocal.withInitial(
          () -> Palette.of(new Theme("", Map.of()), Depth.NONE, Ground.SQUARES, false));

  private PlainPalette() {}

  public static Palette get() {
    return OWN.get();
  }
}
