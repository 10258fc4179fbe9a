package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.CellWidth;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.TypedKeys;
import dev.banmen.tui.theme.Themes;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Resizes and keys at random, in every theme and set of glyphs: nothing throws, and what is painted
 * fills each row exactly. A failure reports its seed; {@code -Dfuzz.seed} repeats it, {@code
 * -Dfuzz.seconds} runs longer.
 */
class ResizeStormTest {
  private static final long SEED = Long.getLong("fuzz.seed", 20261122);
  private static final long NANOS = Long.getLong("fuzz.seconds", 0) * 1_000_000_000;

  private static final String KEYS = "hjklhjkl  pux?LLoecRtT+-zZ+-zZ:gsn1\t\rq";

  /** Every game as it is by default, and some of other sizes. */
  private static final List<Terms> GAMES =
      Stream.concat(
              Catalog.ALL.families().stream().map(family -> Terms.of(family.id(), Map.of())),
              Stream.of(
                  Terms.of("go", Map.of("size", "25")),
                  Terms.of("go", Map.of("size", "9")),
                  Terms.of("dots", Map.of("size", "30x40")),
                  Terms.of("dots", Map.of("size", "6"))))
          .toList();

  @Test
  void nothingThrowsAndEveryRowIsFull() {
    storms(2_000);
  }

  @Test
  @Tag("thorough")
  void nothingThrowsAndEveryRowIsFullInALongStorm() {
    storms(100_000);
  }

  /** So many inputs in all, shared by every theme and set of glyphs. */
  private static void storms(int inputs) {
    long end = System.nanoTime() + NANOS;
    int each = inputs / (Themes.BUNDLED.size() * GlyphSet.values().length) + 1;
    long seed = SEED;
    do {
      for (String theme : Themes.BUNDLED) {
        for (GlyphSet glyphs : GlyphSet.values()) {
          storm(theme, glyphs, each, seed++);
        }
      }
    } while (System.nanoTime() < end);
  }

  private static void storm(String theme, GlyphSet glyphs, int inputs, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    String last = "";
    try {
      Appearance appearance = null;
      Viewer viewer = null;
      Pages pages = null;
      CompactScreen terminal = null;
      for (int i = 0; i < inputs; i++) {
        if (viewer == null) {
          pages = pages(random);
          Depth depth = Depth.values()[random.nextInt(Depth.values().length)];
          appearance = new Appearance(new Display(depth, glyphs, Language.ENGLISH));
          appearance.useTheme(theme);
          terminal = new CompactScreen(OutputStream.nullOutputStream(), depth, 80, 24);
          viewer = new Viewer(pages, terminal, new InputQueue(), appearance, Viewer.Host.NONE);
          viewer.begin();
        }
        Input input = random.nextInt(3) == 0 ? size(random) : key(random);
        last = i + ": " + input;
        if (!viewer.slice(input)) {
          viewer = null;
          continue;
        }
        assertFull(terminal.newTextGraphics(), terminal.cols(), terminal.rows());
      }
    } catch (Exception | AssertionError e) {
      throw new AssertionError(
          theme + " " + glyphs + " with -Dfuzz.seed=" + seed + ", " + last + ": " + e, e);
    }
  }

  private static Pages pages(SplittableRandom random) throws Refusal {
    TestHouse house = new TestHouse(0);
    Words words = Language.ENGLISH.words(Viewer.class);
    Terms terms = GAMES.get(random.nextInt(GAMES.size()));
    return random.nextInt(8) == 0
        ? PageMaker.of(house, words, HomePage.of(house, words))
        : PageMaker.of(house, words, house.begin(terms));
  }

  /** Mostly of sizes that screens have, now and then of others. */
  private static Input size(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0 -> new Input.Resized(1 + random.nextInt(30), 1 + random.nextInt(12));
      case 1 -> new Input.Resized(20 + random.nextInt(481), 10 + random.nextInt(191));
      default -> new Input.Resized(20 + random.nextInt(180), 10 + random.nextInt(60));
    };
  }

  private static Input key(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 ->
          new Input.Key(
              Keys.of(
                  TypedKeys.TYPES.get(random.nextInt(TypedKeys.TYPES.size())),
                  random.nextBoolean(),
                  false,
                  false));
      case 1 ->
          Input.Pointed.of(
              MouseActionType.values()[random.nextInt(MouseActionType.values().length)],
              random.nextInt(4),
              random.nextInt(500),
              random.nextInt(200));
      default -> Input.Key.of(KEYS.charAt(random.nextInt(KEYS.length())));
    };
  }

  private static void assertFull(BufferGraphics sheet, int cols, int rows) {
    for (int row = 0; row < rows; row++) {
      int width = 0;
      for (int col = 0; col < cols; col++) {
        TextCharacter cell = sheet.cell(col, row);
        width += cell == null ? 0 : CellWidth.of(cell.getCharacterString().charAt(0));
      }
      assertThat(width).as("row %d of %dx%d", row, cols, rows).isEqualTo(cols);
    }
  }
}
