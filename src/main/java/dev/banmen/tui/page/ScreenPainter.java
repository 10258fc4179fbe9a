package dev.banmen.tui.page;

import dev.banmen.app.BellUse;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.term.CompactScreen;
import java.io.IOException;

/** Paints the current page on a viewer's screen. Mutable, one thread at a time. */
final class ScreenPainter {
  private final Pages pages;
  private final CompactScreen screen;
  private final Appearance appearance;
  private final Bell bell = new Bell();
  private PaintCache cache = new PaintCache();
  private Object painted; // what the last paint was drawn with

  ScreenPainter(Pages pages, CompactScreen screen, Appearance appearance) {
    this.pages = pages;
    this.screen = screen;
    this.appearance = appearance;
  }

  Extent extent() {
    return Extent.of(screen.cols(), screen.rows());
  }

  /** Paints the current page; false if the screen shows that already. */
  boolean paint() throws IOException {
    if (painted != appearance.drawing()) {
      painted = appearance.drawing();
      cache = new PaintCache();
      screen.wantMouse(appearance.hasMouse());
      screen.setDepth(appearance.depth());
    }
    cache.setMoving(pages.gate().cursorRest().isMoving());
    pages.paint(canvas());
    screen.setTitle(pages.title());
    if (bell.rings(pages)) {
      screen.ring();
      if (pages.person().preferences().bell() == BellUse.NOTIFY) {
        screen.notify(pages.words().text("notify.turn"));
      }
    }
    return screen.show();
  }

  private Canvas canvas() {
    Palette palette = appearance.palette(pages.shown().ground());
    return new Canvas(screen.newTextGraphics(), extent(), palette, appearance.glyphs(), cache);
  }
}
