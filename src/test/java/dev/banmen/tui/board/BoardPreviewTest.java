package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.Disc;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The picture of a board: whole, and with as much wood on all sides. */
class BoardPreviewTest {
  private static Position start(String game, String size) {
    Game played = Catalog.ALL.find(game).orElseThrow().game(Map.of("size", size));
    return Position.start(played);
  }

  @ParameterizedTest
  @CsvSource({
    "go, 19, 39, 19, true",
    "go, 19, 38, 19, true",
    "go, 19, 37, 19, false",
    "go, 19, 39, 18, false",
    "othello, 8, 17, 8, true",
    "othello, 8, 16, 8, true",
    "othello, 8, 15, 8, false",
    "dots, 6, 23, 11, true",
    "dots, 6, 23, 10, false"
  })
  void aBoardIsWholeWhereItJustFits(String game, String size, int cols, int rows, boolean isWhole) {
    BoardPreview preview = new BoardPreview(start(game, size), Extent.of(cols, rows));
    assertThat(preview.isWhole()).isEqualTo(isWhole);
    Position position = start(game, size);
    BoardView view =
        BoardView.picture(position.lattice(), position.game().notation(), Extent.of(cols, rows));
    Site first = new Site(0, 0);
    Site last = new Site(position.lattice().rows() - 1, position.lattice().cols() - 1);
    for (Site corner : List.of(first, last)) {
      boolean isSeen = view.x(corner) >= 0 && view.x(corner) < view.window().cols();
      assertThat(isSeen || !isWhole).as("%s", corner).isTrue();
    }
    assertThat(preview.area().cols()).isLessThanOrEqualTo(cols);
    assertThat(preview.area().rows()).isLessThanOrEqualTo(rows);
  }

  @ParameterizedTest
  @CsvSource({"20, 10", "40, 20", "60, 30", "80, 40", "100, 50"})
  void crossingsHaveTheSameMarginOnOppositeSides(int cols, int rows) {
    Position position = start("go", "9");
    BoardView view =
        BoardView.picture(
            position.lattice(), position.game().notation(), new Extent(3, 2, cols, rows));
    Site last = new Site(8, 8);
    Extent area = view.area();
    int left = view.window().x() + view.x(new Site(0, 0)) - area.x();
    int right = area.x() + area.cols() - 1 - view.window().x() - view.x(last);
    int above = view.window().y() + view.y(new Site(0, 0)) - area.y();
    int below = area.y() + area.rows() - 1 - view.window().y() - view.y(last);
    int corner =
        view.scale().stepX() == Disc.SMALLEST ? 1 : 0; // to the right of and below its cell
    assertThat(left + corner).isEqualTo(right);
    assertThat(above + corner).isEqualTo(below);
    assertThat(view.look().hasLabels()).isFalse();
    assertThat(area.y()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "19, 77, 39, true, 0",
    "19, 76, 38, true, 0",
    "19, 76, 37, false, 0",
    "19, 75, 39, false, 0",
    "5, 42, 21, true, 1"
  })
  void aMarginDoesNotMakePiecesSmall(String size, int cols, int rows, boolean isLarge, int margin) {
    Position position = start("go", size);
    Extent room = Extent.of(cols, rows);
    assertThat(new BoardPreview(position, room).hasLargePieces()).isEqualTo(isLarge);
    BoardView view = BoardView.picture(position.lattice(), position.game().notation(), room);
    assertThat(view.window().y() - view.area().y()).isEqualTo(margin);
  }
}
