package dev.banmen.tui.page.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.GameFrame;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The column of a game: its parts have their places, apart from each other and from the board. */
class GameColumnTest {
  private static final int[][] SIZES = {
    {20, 10}, {40, 15}, {59, 24}, {60, 15}, {60, 20}, {80, 24}, {100, 30}, {120, 40}, {200, 60}
  };

  static Stream<Game> games() {
    return Catalog.ALL.families().stream().map(GameColumnTest::game);
  }

  private static Game game(Family family) {
    return family.game(Map.of());
  }

  private static List<Extent> parts(GameColumn column) {
    return List.of(
        column.title(), column.players(), column.score(), column.message(), column.rest());
  }

  private static boolean overlap(Extent one, Extent other) {
    return one.x() < other.x() + other.cols()
        && other.x() < one.x() + one.cols()
        && one.y() < other.y() + other.rows()
        && other.y() < one.y() + one.rows();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noPartCoversAnotherOrTheBoardOrTheKeys(Game game) {
    for (int[] size : SIZES) {
      Extent screen = Extent.of(size[0], size[1]);
      GameFrame frame = GameFrame.of(game, screen, new Site(0, 0));
      List<Extent> parts = parts(GameColumn.of(frame.status(), frame.isWide()));
      for (int i = 0; i < parts.size(); i++) {
        Extent part = parts.get(i);
        assertThat(overlap(part, frame.board().window())).as("%s on the board", part).isFalse();
        assertThat(overlap(part, frame.keys())).as("%s on the keys", part).isFalse();
        assertThat(part.x() + part.cols()).isLessThanOrEqualTo(size[0]);
        for (Extent later : parts.subList(i + 1, parts.size())) {
          assertThat(overlap(part, later)).as("%s on %s", part, later).isFalse();
        }
      }
    }
  }

  @Test
  void everyGameHasItsPartsInTheSameRows() {
    for (int[] size : new int[][] {{80, 24}, {120, 40}}) {
      Extent screen = Extent.of(size[0], size[1]);
      List<String> rows =
          games()
              .map(game -> GameFrame.of(game, screen, new Site(0, 0)))
              .map(frame -> GameColumn.of(frame.status(), frame.isWide()))
              .map(
                  column ->
                      parts(column).stream()
                          .map(part -> part.y() + "+" + part.rows())
                          .toList()
                          .toString())
              .distinct()
              .toList();
      assertThat(rows).hasSize(1);
    }
  }

  @Test
  void theMessageHasThreeRowsWhereverThereAreCardsAndFiveOnTallScreens() {
    for (int rows = 15; rows < 60; rows++) {
      GameColumn column = GameColumn.of(new Extent(44, 1, 35, rows), true);
      assertThat(column.message().rows()).isEqualTo(rows < 28 ? 3 : 5);
      assertThat(column.rest().rows()).isPositive();
    }
  }

  /** A column beside the board is worth less than seeing all of it. */
  @ParameterizedTest
  @CsvSource({
    "go,60,30,false,true",
    "go,66,26,false,true",
    "go,72,30,false,true",
    "go,76,30,true,true",
    "go,66,24,true,false",
    "othello,60,24,true,true"
  })
  void theColumnIsBelowABoardThatItWouldCut(
      String game, int cols, int rows, boolean isWide, boolean isWhole) {
    Game played = game(Catalog.ALL.find(game).orElseThrow());
    GameFrame frame = GameFrame.of(played, Extent.of(cols, rows), new Site(0, 0));
    assertThat(frame.isWide()).isEqualTo(isWide);
    assertThat(frame.board().isWhole()).isEqualTo(isWhole);
  }
}
