package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Refusal;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.session.Terms;
import dev.banmen.tui.Evening;
import dev.banmen.tui.EveryPage;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys make a board larger and smaller; one that is larger than its window follows the cursor. */
class ZoomTest {
  private static Evening evening(String game, String size, int cols, int rows) throws Refusal {
    TestHouse house = new TestHouse(0);
    Map<String, String> options = size.isEmpty() ? Map.of() : Map.of("size", size);
    return new Evening(house, house.begin(Terms.of(game, options)), cols, rows, Glyphs.UNICODE);
  }

  private static Scale scale(Evening evening, int cols, int rows) {
    return evening.game().frame(Extent.of(cols, rows)).board().scale();
  }

  @ParameterizedTest
  @CsvSource({"go, 80, 24", "othello, 80, 24", "dots, 80, 24", "go, 200, 60", "go, 40, 15"})
  void everyScaleIsReachedAndTheEndsAreTold(String game, int cols, int rows) throws Refusal {
    Evening evening = evening(game, "", cols, rows);
    Scale own = scale(evening, cols, rows);
    evening.types("+".repeat(Scale.count()));
    assertThat(evening.game().messages().notice()).contains("as large as it gets");
    List<Scale> scales = new ArrayList<>(List.of(scale(evening, cols, rows)));
    while (evening.types("-").game().messages().notice().isEmpty()) {
      scales.add(scale(evening, cols, rows));
    }
    assertThat(evening.game().messages().notice()).contains("as small as it gets");
    assertThat(scales).hasSizeGreaterThan(2).contains(own);
    for (int i = 1; i < scales.size(); i++) {
      assertThat(scales.get(i).stepX()).isLessThan(scales.get(i - 1).stepX());
      assertThat(scales.get(i).stepY()).isLessThan(scales.get(i - 1).stepY());
    }
    evening.types("+");
    assertThat(scale(evening, cols, rows)).isEqualTo(scales.get(scales.size() - 2));
  }

  /** The largest in which all of it is seen, beside a status that is as wide as it has to be. */
  @ParameterizedTest
  @CsvSource({
    "go, 9, 80, 24, 2",
    "go, 19, 80, 24, 1",
    "go, 9, 200, 60, 6",
    "go, 13, 200, 60, 4",
    "go, 19, 200, 60, 3",
    "go, 9, 300, 100, 10",
    "go, 9, 500, 200, 21",
    "capture, 10, 200, 60, 5",
    "othello, 8, 80, 24, 2",
    "othello, 8, 200, 60, 7",
    "othello, 8, 300, 100, 12"
  })
  void aLargeScreenHasALargeBoard(String game, String size, int cols, int rows, int step)
      throws Refusal {
    Evening evening = evening(game, size, cols, rows);
    assertThat(scale(evening, cols, rows).stepY()).isEqualTo(step);
    assertThat(evening.game().frame(Extent.of(cols, rows)).board().isWhole()).isTrue();
  }

  @Test
  void everyPageWithABoardToZoomHasTheSameKeysForIt() {
    for (EveryPage page : new EveryPage[] {EveryPage.GAME, EveryPage.RECORD, EveryPage.LESSON}) {
      String own = page.open().text();
      for (String[] keys : new String[][] {{"-", "+"}, {"-", "="}}) {
        Evening zoomed = page.open().types(keys[0]);
        assertThat(zoomed.text()).as(page + " " + keys[0]).isNotEqualTo(own);
        assertThat(zoomed.types(keys[1]).text()).as(page + " " + keys[1]).isEqualTo(own);
      }
    }
  }

  /** The steps are taken from what is seen, however often a key was of no use before. */
  @Test
  void onAnotherScreenEachKeyStillChangesTheBoard() throws Refusal {
    Evening evening = evening("go", "", 80, 24);
    evening.types("++");
    Scale large = scale(evening, 200, 60);
    GamePage there = (GamePage) evening.game().on(Input.Key.of('-'), Extent.of(200, 60));
    assertThat(there.frame(Extent.of(200, 60)).board().scale()).isNotEqualTo(large);
  }

  /** In every scale, on boards that are much larger than their window. */
  @ParameterizedTest
  @CsvSource({
    "go, 25, 80, 24",
    "go, 25, 40, 15",
    "go, 25, 20, 10",
    "dots, 30x40, 80, 24",
    "dots, 30x40, 40, 15",
    "dots, 30x40, 20, 10",
    "othello, '', 40, 15"
  })
  void theCursorIsAlwaysSeen(String game, String size, int cols, int rows) throws Refusal {
    Evening evening = evening(game, size, cols, rows);
    Random random = new Random(3);
    for (String zoom : new String[] {"", "+", "+", "+", "+", "------"}) {
      evening.types(zoom);
      for (int i = 0; i < 60; i++) {
        KeyType way =
            new KeyType[] {
                  KeyType.ArrowLeft, KeyType.ArrowRight, KeyType.ArrowUp, KeyType.ArrowDown
                }
                [random.nextInt(4)];
        evening.give(Keys.of(way, random.nextInt(3) > 0, false, false));
        evening.text(); // painted, with what is remembered
        assertSeen(evening.game(), cols, rows);
      }
    }
  }

  private static void assertSeen(GamePage page, int cols, int rows) {
    BoardView view = page.frame(Extent.of(cols, rows)).board();
    Lattice lattice = page.session().position().lattice();
    Site cursor = page.cursor();
    assertThat(lattice.contains(cursor)).isTrue();
    int x = view.scale().x(cursor.col()) - view.left() + view.window().x();
    int y = view.scale().y(cursor.row()) - view.top() + view.window().y();
    assertThat(view.window().contains(x, y)).as("%s at %d, %d", cursor, x, y).isTrue();
    assertThat(view.siteAt(x, y)).isEqualTo(cursor);
  }

  @Test
  void besideTheLastColumnOfAZoomedBoardThereIsNoSite() throws Refusal {
    Evening evening = evening("go", "9", 80, 24);
    evening.types("+".repeat(6) + "\033[F");
    BoardView view = evening.game().frame(Extent.of(80, 24)).board();
    Lattice lattice = evening.game().session().position().lattice();
    int y = view.scale().y(evening.game().cursor().row()) - view.top() + view.window().y();
    int end = view.window().x() + view.window().cols() - 1;
    Site last = new Site(-1, -1);
    for (int x = view.window().x(); x <= end; x++) {
      Site site = view.siteAt(x, y);
      boolean isNear =
          Math.abs(view.scale().x(site.col()) - view.left() + view.window().x() - x) <= 9;
      assertThat(!lattice.contains(site) || isNear).as("%s at %d", site, x).isTrue();
      last = lattice.contains(site) ? site : last;
    }
    assertThat(lattice.contains(last)).isTrue();
  }

  @Test
  void aZoomedBoardShowsTheCursorsPartOfIt() throws Refusal {
    Evening evening = evening("go", "9", 40, 15);
    evening.types("++");
    assertThat(evening.text())
        .startsWith(
            """
                  │     │     │     │     │     │
             6  ──┼─────┼─────┼─────┼─────┼─────┼───
                  │     │     │     │     │     │
                  │     │     │     │     │     │
             5  ──┼─────┼──[──╋──]──┼─────┼─────┼───
                  │     │     │     │     │     │
                  │     │     │     │     │     │
             4  ──┼─────┼─────┼─────┼─────┼─────┼───
                  │     │     │     │     │     │
                  C     D     E     F     G     H
            """);
  }
}
