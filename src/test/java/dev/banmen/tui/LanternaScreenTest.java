package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.graphics.TextGraphics;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Themes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Our pages on Lanterna's own screen, and that screen on our own terminal. */
class LanternaScreenTest {
  private static final Extent SIZE = Extent.of(80, 24);

  private static void paint(Page page, TextGraphics graphics, PaintCache cache) {
    Palette palette = Palette.of(Themes.standard(), Depth.INDEXED, page.ground(), false);
    page.paint(new Canvas(graphics, SIZE, palette, Glyphs.UNICODE, cache));
  }

  private static List<Object> looks(TextCharacter cell) {
    return List.of(
        cell.getCharacterString(),
        cell.getForegroundColor(),
        cell.getBackgroundColor(),
        cell.getModifiers());
  }

  @ParameterizedTest
  @EnumSource
  void itShowsTheSameCells(EveryPage kind) throws IOException {
    Evening evening = kind.open(Locale.SIMPLIFIED_CHINESE);
    DefaultVirtualTerminal terminal = new DefaultVirtualTerminal(new TerminalSize(80, 24));
    TerminalScreen theirs = new TerminalScreen(terminal);
    theirs.startScreen();
    PaintCache cache = new PaintCache();
    boolean isShifted = false; // from where their terminal took surrogates for two cells
    for (String keys : new String[] {"", Evening.DOWN, Evening.UP, "?"}) {
      EveryPage.looked(evening.types(keys));
      BufferGraphics ours = new BufferGraphics(SIZE.cols(), SIZE.rows());
      paint(evening.shown(), ours, cache);
      paint(evening.shown(), theirs.newTextGraphics(), cache);
      theirs.refresh();
      for (int row = 0; row < SIZE.rows(); row++) {
        for (int col = 0; col < SIZE.cols(); col++) {
          TextCharacter cell = ours.cell(col, row);
          isShifted |= cell != null && cell.getCharacterString().length() > 1;
          if (cell != null && !isShifted) { // else the right half of a wide one
            assertThat(looks(terminal.getCharacter(col, row)))
                .as("column %d of row %d after %s", col, row, keys)
                .isEqualTo(looks(cell));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theirScreenOnOurTerminalShowsWhatOursDoes(EveryPage kind) throws IOException {
    Page page = kind.open(Locale.SIMPLIFIED_CHINESE).shown();
    ByteArrayOutputStream ourWire = new ByteArrayOutputStream();
    CompactScreen ours = new CompactScreen(ourWire, Depth.INDEXED, SIZE.cols(), SIZE.rows());
    paint(page, ours.newTextGraphics(), new PaintCache());
    ours.refresh();
    ByteArrayOutputStream theirWire = new ByteArrayOutputStream();
    CompactScreen beneath = new CompactScreen(theirWire, Depth.INDEXED, SIZE.cols(), SIZE.rows());
    TerminalScreen theirs = new TerminalScreen(beneath.terminal());
    theirs.startScreen();
    paint(page, theirs.newTextGraphics(), new PaintCache());
    theirs.refresh();
    theirs.setCursorPosition(null);
    theirs.refresh();
    assertThat(shown(theirWire)).isEqualTo(shown(ourWire));
    theirWire.reset();
    beneath.refresh();
    assertThat(theirWire.toString(StandardCharsets.UTF_8))
        .as("nothing is known of a screen that somebody else wrote on")
        .startsWith("\033[?2026h\033[m\033[2J");
  }

  /** Characters alone: at "background as usual", JLine's emulator forgets the foreground. */
  private static String shown(ByteArrayOutputStream wire) {
    ScreenTerminal emulator = new ScreenTerminal(SIZE.cols(), SIZE.rows());
    emulator.write(wire.toString(StandardCharsets.UTF_8));
    long[] cells = new long[SIZE.cols() * SIZE.rows()];
    emulator.dump(cells, new int[2]);
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      int c = ScreenTerminal.cellCodePoint(cells[i]);
      shown.appendCodePoint(c == 0 ? ' ' : c);
      shown.append(i % SIZE.cols() == SIZE.cols() - 1 ? "\n" : "");
    }
    return shown.toString();
  }
}
