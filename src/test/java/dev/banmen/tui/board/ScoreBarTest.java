package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Score;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.term.BufferGraphics;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bar of a score grows from both ends, and is full when the board is. */
class ScoreBarTest {
  private static final int COLS = 16;

  private static String bar(String id, String size, double black, double white) {
    Game game = Catalog.ALL.find(id).orElseThrow().game(Map.of("size", size));
    BufferGraphics sheet = new BufferGraphics(COLS, 1);
    Canvas row = new Canvas(sheet, Extent.of(COLS, 1), PlainPalette.get(), Glyphs.ASCII);
    ScoreBar.paint(row, game, () -> new Score(black, white));
    StringBuilder text = new StringBuilder();
    for (int x = 0; x < COLS; x++) {
      text.append(sheet.cell(x, 0).getCharacterString());
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "othello, 8, 2, 2, 'X              O'",
    "othello, 8, 16, 8, 'XXXX          OO'",
    "othello, 8, 33, 31, XXXXXXXXOOOOOOOO",
    "othello, 8, 64, 0, XXXXXXXXXXXXXXXX",
    "dots, 5, 0, 1, ...............=",
    "dots, 5, 12, 4, ------------====",
    "go, 9, 20, 30, '                '"
  })
  void eachSideHasItsShareOfTheBar(String id, String size, double black, double white, String bar) {
    assertThat(bar(id, size, black, white)).isEqualTo(bar);
  }
}
