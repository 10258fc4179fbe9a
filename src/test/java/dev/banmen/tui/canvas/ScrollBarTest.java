package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.graphics.BasicTextImage;
import org.junit.jupiter.api.Test;

/** The bar beside a list that is longer than its place. */
class ScrollBarTest {
  /** The bar from the top: # the rows shown, | others; empty if there is none. */
  private static String bar(int rows, int first, int shown, int all, Glyphs glyphs) {
    BasicTextImage image = new BasicTextImage(new TerminalSize(2, rows));
    Extent whole = Extent.of(2, rows);
    Canvas canvas = new Canvas(image.newTextGraphics(), whole, PlainPalette.get(), glyphs);
    ScrollBar.paint(canvas, first, shown, all);
    StringBuilder left = new StringBuilder();
    StringBuilder bar = new StringBuilder();
    for (int y = 0; y < rows; y++) {
      left.append(image.getCharacterAt(0, y).getCharacterString());
      bar.append(image.getCharacterAt(1, y).getCharacterString());
    }
    assertThat(left.toString()).isBlank();
    return bar.toString().strip();
  }

  @Test
  void aListThatFitsHasNone() {
    assertThat(bar(10, 0, 10, 10, Glyphs.ASCII)).isEmpty();
    assertThat(bar(10, 0, 10, 3, Glyphs.ASCII)).isEmpty();
  }

  @Test
  void theHandleShowsHowMuchIsSeenAndWhere() {
    assertThat(bar(10, 0, 10, 40, Glyphs.ASCII)).isEqualTo("##||||||||");
    assertThat(bar(10, 15, 10, 40, Glyphs.ASCII)).isEqualTo("||||##||||");
    assertThat(bar(10, 30, 10, 40, Glyphs.ASCII)).isEqualTo("||||||||##");
    assertThat(bar(4, 30, 4, 40_000, Glyphs.UNICODE)).isEqualTo("│┃││");
  }

  /** Two rows of a list may stand below each other for each row of the screen, or the reverse. */
  @Test
  void theHandleTouchesAnEndOnlyWhereTheListEnds() {
    for (int rows : new int[] {3, 4, 5, 8, 13, 21, 30}) {
      for (int shown = 1; shown <= rows; shown++) {
        for (int all = shown + 1; all <= shown + 60; all++) {
          for (int first = 0; first <= all - shown; first++) {
            String bar = bar(rows, first, shown, all, Glyphs.ASCII);
            int above = bar.indexOf('#');
            int below = rows - 1 - bar.lastIndexOf('#');
            String handle = "#".repeat(rows - above - below);
            assertThat(bar).isEqualTo("|".repeat(above) + handle + "|".repeat(below));
            assertThat(above == 0).isEqualTo(first == 0);
            assertThat(below == 0).isEqualTo(first == all - shown);
          }
        }
      }
    }
  }
}
