package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Extent;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A click anywhere on a line that is seen means that line, not the dot at its end. */
class LineClickTest {
  private static final Game GAME =
      Catalog.ALL.find("dots").orElseThrow().game(Map.of("size", "4x5"));
  private static final Lattice LATTICE = GAME.lattice();

  private static BoardView view(int cols) {
    return new BoardView(LATTICE, GAME.notation(), Extent.of(cols, cols / 2), new Site(0, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 40, 70})
  void allOfALineIsItsOwn(int cols) {
    BoardView view = view(cols);
    assertThat(view.isWhole()).isTrue();
    int left = view.window().x();
    int top = view.window().y();
    for (int i = 0; i < LATTICE.size(); i++) {
      Site line = LATTICE.site(i);
      boolean isLevel = line.row() % 2 == 0 && line.col() % 2 == 1;
      boolean isUpright = line.row() % 2 == 1 && line.col() % 2 == 0;
      if (isLevel) {
        Site from = new Site(line.row(), line.col() - 1);
        Site to = new Site(line.row(), line.col() + 1);
        for (int x = view.x(from) + 1; x < view.x(to); x++) {
          assertThat(view.siteAt(left + x, top + view.y(line))).isEqualTo(line);
        }
      } else if (isUpright) {
        Site from = new Site(line.row() - 1, line.col());
        Site to = new Site(line.row() + 1, line.col());
        for (int y = view.y(from) + 1; y < view.y(to); y++) {
          assertThat(view.siteAt(left + view.x(line), top + y)).isEqualTo(line);
        }
      } else {
        assertThat(view.siteAt(left + view.x(line), top + view.y(line))).isEqualTo(line);
      }
    }
  }

  @Test
  void onALargeBoardACellBesideALineMeansTheLine() {
    BoardView view = view(70);
    int left = view.window().x();
    int top = view.window().y();
    Site upright = new Site(1, 2);
    int y = top + view.y(upright);
    int x = left + view.x(upright);
    assertThat(view.siteAt(x - 1, y)).isEqualTo(upright);
    assertThat(view.siteAt(x + 1, y)).isEqualTo(upright);
    assertThat(view.siteAt(x + 2, y)).isEqualTo(new Site(1, 3));
    Site level = new Site(2, 1);
    x = left + view.x(level);
    y = top + view.y(level);
    assertThat(view.siteAt(x, y - 1)).isEqualTo(level);
    assertThat(view.siteAt(x, y + 1)).isEqualTo(level);
    assertThat(view.siteAt(x, y + 2)).isEqualTo(new Site(3, 1));
  }
}
