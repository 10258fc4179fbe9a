package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.proof.Repeats;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a viewer reuses of the last painting equals a new painting. Seeds are fixed. */
class RememberedScreensTest {
  private static final int INPUTS = Repeats.of(100, 250, 800);
  private static final String KEYS = "hjklhjkl    pusUoLLxxgn\tyT";
  private static final List<Extent> SIZES =
      List.of(Extent.of(80, 24), Extent.of(80, 24), Extent.of(81, 24), Extent.of(120, 40));

  private final SplittableRandom random = new SplittableRandom(11);
  private final PaintCache cache = new PaintCache();
  private final List<Palette> palettes =
      List.of(
          PlainPalette.get(),
          Palette.of(Themes.standard(), Depth.INDEXED, Ground.SQUARES, false),
          Palette.of(Themes.standard(), Depth.INDEXED, Ground.CROSSINGS, false));

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private Input input(Extent screen) {
    return switch (random.nextInt(6)) {
      case 0 -> Input.Key.of(KeyType.Enter);
      case 1 ->
          Input.Pointed.of(
              any(List.of(MouseActionType.CLICK_DOWN, MouseActionType.MOVE)),
              2 * random.nextInt(2),
              random.nextInt(screen.cols()),
              random.nextInt(screen.rows()));
      default -> Input.Key.of(KEYS.charAt(random.nextInt(KEYS.length())));
    };
  }

  private static List<TextCharacter> painted(
      Page page, Extent screen, Palette look, PaintCache with) {
    BufferGraphics sheet = new BufferGraphics(screen.cols(), screen.rows());
    page.paint(new Canvas(sheet, screen, look, Glyphs.UNICODE, with));
    List<TextCharacter> cells = new ArrayList<>();
    for (int row = 0; row < screen.rows(); row++) {
      for (int col = 0; col < screen.cols(); col++) {
        cells.add(sheet.cell(col, row));
      }
    }
    return cells;
  }

  @ParameterizedTest
  @CsvSource({
    "go, size, 5",
    "go, size, 25",
    "capture, size, 7",
    "othello, size, 6",
    "dots, size, 3"
  })
  @Tag(Repeats.TAG)
  void theyAreAsIfNothingWereRemembered(String id, String key, String value) {
    Game game = Catalog.ALL.find(id).orElseThrow().game(Map.of(key, value));
    Extent screen = SIZES.get(0);
    Palette palette = palettes.get(0);
    Evening evening = new Evening(game, screen.cols(), screen.rows(), Glyphs.UNICODE);
    int played = 0;
    for (int i = 0; i < INPUTS && !evening.isLeft(); i++) {
      Input input = input(screen);
      evening.give(input);
      if (evening.shown() instanceof GamePage page) {
        played = Math.max(played, page.session().tree().size());
      }
      if (random.nextInt(10) == 0) {
        screen = any(SIZES);
        palette = any(palettes);
        evening.resize(screen.cols(), screen.rows());
      }
      assertThat(painted(evening.shown(), screen, palette, cache))
          .as("%s after %s", i, input)
          .isEqualTo(painted(evening.shown(), screen, palette, new PaintCache()));
    }
    assertThat(played).as("something was played").isGreaterThan(3);
  }
}
