package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole screens against their golden files. */
class ScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final String[] GROUNDS = {"squares", "crossings"};

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40", "60,8"})
  void aRefusedMoveSaysWhyAtEverySize(int cols, int rows) throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      for (String ground : GROUNDS) {
        Game game = new ToyFamily().game(Map.of("size", "7", "ground", ground));
        Evening evening = new Evening(game, cols, rows, glyphs).types("\r", Evening.RIGHT, "\r\rL");
        String screen = evening.types(":d4\r").text();
        assertThat(screen).contains("Illegal: occupied").contains("d4 is").contains("miss 1\n");
        GOLDEN.check(ground, cols, rows, glyphs, screen);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10"})
  void dotsLinesAndBoxesReadWell(int cols, int rows) throws IOException {
    Game game = Catalog.ALL.find("dots").orElseThrow().game(Map.of("size", "4"));
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      Evening evening = new Evening(game, cols, rows, glyphs);
      evening.types(":1,1-1,2\r:1,1-2,1\r:2,1-2,2\r:1,2-2,2\r:3,3-4,3\r");
      GOLDEN.check("lines", cols, rows, glyphs, evening.text());
    }
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10"})
  void helpCanBeRead(int cols, int rows) throws IOException {
    Game game = new ToyFamily().game(Map.of());
    Evening evening = new Evening(game, cols, rows, Glyphs.UNICODE).types("?");
    GOLDEN.check("help", cols, rows, Glyphs.UNICODE, evening.text());
  }

  static List<Arguments> everyGame() {
    List<Arguments> games = new ArrayList<>();
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    for (Family family : families) {
      for (int[] size : new int[][] {{20, 8}, {40, 15}, {59, 20}, {60, 20}, {80, 24}, {200, 60}}) {
        games.add(Arguments.of(family.id(), family.game(Map.of()), size[0], size[1]));
      }
    }
    return games;
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void theCursorIsSeenWhereverItGoes(String id, Game game, int cols, int rows) {
    Evening evening = new Evening(game, cols, rows, Glyphs.UNICODE);
    for (String way : new String[] {Evening.UP, Evening.LEFT, Evening.DOWN, Evening.RIGHT}) {
      for (int step = 0; step < 2 * game.lattice().rows(); step++) {
        assertThat(evening.types(way).text()).as(way).contains("[").contains("]");
      }
    }
  }
}
