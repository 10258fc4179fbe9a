package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.UsualTerminal;
import dev.banmen.tui.theme.Themes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The number of bytes a key causes at 80x24, which a slow line has to carry. */
class FewBytesTest {
  private static final Input.Key STONE = Input.Key.of(' ');
  private static final KeyType[] WAY = {
    KeyType.ArrowRight, KeyType.ArrowDown, KeyType.ArrowDown, KeyType.ArrowLeft, KeyType.ArrowLeft,
    KeyType.ArrowLeft, KeyType.ArrowUp, KeyType.ArrowUp, KeyType.ArrowUp, KeyType.ArrowUp
  };

  /** Round the middle of a board, back to the start. */
  private static final KeyType[] ROUND = {
    KeyType.ArrowUp,
    KeyType.ArrowLeft,
    KeyType.ArrowDown,
    KeyType.ArrowDown,
    KeyType.ArrowRight,
    KeyType.ArrowRight,
    KeyType.ArrowUp,
    KeyType.ArrowLeft
  };

  private final ByteArrayOutputStream wire = new ByteArrayOutputStream();
  private final List<Integer> steps = new ArrayList<>();
  private final List<Integer> stones = new ArrayList<>();

  /** Moves about, and places a piece after every second step if requested. */
  private void play(String game, Depth depth, boolean places) throws Exception {
    play(game, depth, places, Themes.DEFAULT, GlyphSet.UNICODE);
  }

  private void play(String game, Depth depth, boolean places, String theme, GlyphSet glyphs)
      throws Exception {
    Viewer viewer = begun(game, depth, theme, glyphs);
    for (int i = 0; i < 60; i++) {
      steps.add(bytes(viewer, Input.Key.of(WAY[i % WAY.length])));
      if (places && i % 2 == 1) {
        stones.add(bytes(viewer, STONE));
      }
    }
    Collections.sort(steps);
    Collections.sort(stones);
  }

  private Viewer begun(String game, Depth depth) throws Exception {
    return begun(game, depth, Themes.DEFAULT, GlyphSet.UNICODE);
  }

  private Viewer begun(String game, Depth depth, String theme, GlyphSet glyphs) throws Exception {
    return begun(game, Map.of(), depth, theme, glyphs, 80, 24);
  }

  private Viewer begun(
      String game,
      Map<String, String> options,
      Depth depth,
      String theme,
      GlyphSet glyphs,
      int cols,
      int rows)
      throws Exception {
    TestHouse house = new TestHouse(0);
    Pages pages =
        PageMaker.of(
            house, Language.ENGLISH.words(Viewer.class), house.begin(Terms.of(game, options)));
    CompactScreen terminal = UsualTerminal.of(wire, depth, cols, rows);
    Appearance appearance = new Appearance(new Display(depth, glyphs, Language.ENGLISH));
    appearance.useTheme(theme);
    Viewer viewer = new Viewer(pages, terminal, new InputQueue(), appearance, Viewer.Host.NONE);
    viewer.begin();
    return viewer;
  }

  private int bytes(Viewer viewer, Input input) throws IOException, InterruptedException {
    wire.reset();
    viewer.slice(input);
    return wire.size();
  }

  private static int median(List<Integer> sorted) {
    return sorted.get(sorted.size() / 2);
  }

  static Stream<String> games() {
    return Catalog.ALL.families().stream().map(Family::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPieceWithItsStatusTakesFewBytes(String game) throws Exception {
    play(game, Depth.INDEXED, true);
    assertThat(median(stones)).as("%s", stones).isBetween(1, 360);
  }

  @Test
  void theListOfMovesIsSeldomRepaintedWhole() throws Exception {
    Viewer viewer = begun("go", Depth.INDEXED);
    for (int i = 0; i < 40; i++) {
      stones.add(bytes(viewer, STONE));
      KeyType along = i / 10 % 2 == 0 ? KeyType.ArrowRight : KeyType.ArrowLeft;
      bytes(viewer, Input.Key.of(i % 10 == 9 ? KeyType.ArrowDown : along));
    }
    assertThat(stones.subList(20, 40).stream().filter(it -> it > 400)).hasSizeBetween(1, 3);
  }

  /** What the exercise says ends with a refusal in Othello: no other line may move for that. */
  @ParameterizedTest
  @ValueSource(strings = {"go", "othello"})
  void aRefusalTakesFewBytes(String game) throws Exception {
    Viewer viewer = begun(game, Depth.INDEXED);
    bytes(viewer, STONE);
    bytes(viewer, Input.Key.of(KeyType.ArrowRight));
    bytes(viewer, Input.Key.of(KeyType.ArrowLeft));
    assertThat(bytes(viewer, STONE)).isBetween(1, 360);
  }

  /**
   * The most bytes of a step, by the columns from one point to the next. All steps are in the
   * middle of the board, so no words change but the name of the point.
   */
  @ParameterizedTest
  @CsvSource({
    "19, 80, 24, TRUECOLOR, 80",
    "19, 80, 24, INDEXED, 80",
    "19, 80, 24, SIXTEEN, 60",
    "9, 80, 24, TRUECOLOR, 240",
    "19, 120, 40, TRUECOLOR, 240",
    "9, 120, 40, TRUECOLOR, 600",
    "9, 200, 60, TRUECOLOR, 600"
  })
  void aStepTakesFewBytes(String size, int cols, int rows, Depth depth, int most) throws Exception {
    for (String theme : List.of("wood", "paper", "slate")) {
      steps.clear();
      Viewer viewer = begun("go", Map.of("size", size), depth, theme, GlyphSet.UNICODE, cols, rows);
      for (int i = 0; i < 60; i++) {
        steps.add(bytes(viewer, Input.Key.of(ROUND[i % ROUND.length])));
      }
      steps.remove(0); // from the first frame's last colour
      Collections.sort(steps);
      assertThat(steps).as(theme).allSatisfy(it -> assertThat(it).isBetween(1, most));
    }
  }

  /** A step that also changes a number in the words beside the board may take a few more. */
  private void assertFew(String what, int most) {
    assertThat(steps.get(steps.size() * 9 / 10)).as("%s %s", what, steps).isBetween(1, most);
    assertThat(steps.get(steps.size() - 1)).as("%s %s", what, steps).isBetween(1, most + 10);
  }

  static Stream<Arguments> everyLook() {
    return Themes.BUNDLED.stream()
        .flatMap(theme -> Stream.of(GlyphSet.values()).map(set -> Arguments.of(theme, set)));
  }

  @ParameterizedTest
  @MethodSource("everyLook")
  void everyThemeAndSetOfGlyphsTakesAsFew(String theme, GlyphSet glyphs) throws Exception {
    play("go", Depth.INDEXED, false, theme, glyphs);
    assertFew(theme, 80);
    steps.clear();
    play("go", Depth.SIXTEEN, false, theme, glyphs);
    assertFew(theme + " in 16", 60);
    for (String game : new String[] {"go", "othello", "dots"}) {
      stones.clear();
      play(game, Depth.INDEXED, true, theme, glyphs);
      stones.removeIf(bytes -> bytes == 0); // of dots, where none can be placed
      assertThat(median(stones)).as("%s %s", game, stones).isBetween(1, 360);
    }
  }
}
