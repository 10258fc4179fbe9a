package dev.banmen.tui.page.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.term.Depth;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the program draws without colours can be pasted back, and so can what others draw with
 * coordinates. With colours, the stones of both sides are the same characters.
 */
class LabelledBoardTest {
  private static final Words WORDS = Language.ENGLISH.words(Viewer.class);

  @ParameterizedTest
  @CsvSource({
    "go, 9, 80, 24",
    "go, 5, 80, 24",
    "go, 19, 80, 24",
    "go, 13, 40, 20",
    "capture, 10, 120, 40",
    "othello, 8, 80, 24",
    "othello, 8, 40, 15",
    "othello, 8, 200, 60",
    "othello, 8, 300, 100",
    "go, 9, 200, 60",
    "go, 9, 500, 200",
    "dots, 6, 80, 24",
    "dots, 4, 80, 24",
    "dots, 3, 40, 15",
    "toy, 7, 80, 24"
  })
  void aScreenIsReadBack(String id, String size, int cols, int rows) throws Exception {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII, Glyphs.CJK)) {
      TestHouse house = new TestHouse(0);
      LiveSession live = house.begin(Terms.of(id, Map.of("size", size)));
      SplittableRandom random = new SplittableRandom(rows);
      for (int i = 0; i < 30 && !live.now().isOver(); i++) {
        List<Move> legal = live.now().position().legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        if (move instanceof Place) {
          live.submit(Player.HERE, new Event.Try(move));
        }
      }
      Position shown = live.now().position();
      assertReadBack(shown, new Evening(house, live, cols, rows, glyphs).text(Depth.NONE));
    }
  }

  private static void assertReadBack(Position shown, String screen) throws Exception {
    Draft bare = Draft.of(Position.start(shown.game())).cleared();
    Draft read = PastedBoard.read(bare, WORDS, screen);
    for (int site = 0; site < shown.lattice().size(); site++) {
      Site at = shown.lattice().site(site);
      assertThat(read.at(at)).as(at + screen).isEqualTo(shown.at(at));
    }
  }

  private static Draft go(String size) {
    Game game = TestHouse.everything().find("go").orElseThrow().game(Map.of("size", size));
    return Draft.of(Position.start(game));
  }

  @Test
  void aBoardAsGnuGoPrintsItIsRead() throws Exception {
    String text =
        """
           A B C D E
         5 . . . . . 5
         4 . + X + . 4
         3 . . O X . 3     WHITE (O) has captured 0 stones
         2 . + . + . 2     BLACK (X) has captured 0 stones
         1 . . . . . 1
           A B C D E
        """;
    Draft read = PastedBoard.read(go("5"), WORDS, text);
    assertThat(read.setup().marks())
        .isEqualTo(
            Map.of(
                new Site(1, 2),
                Mark.BLACK,
                new Site(2, 2),
                Mark.WHITE,
                new Site(2, 3),
                Mark.BLACK));
  }

  @Test
  void aBoardOfAnotherSizeSaysWhich() {
    String text = "  A B C\n3 . . .\n2 . X .\n1 . . .\n";
    assertThatThrownBy(() -> PastedBoard.read(go("5"), WORDS, text))
        .hasMessageContaining("The pasted board is 3x3; this one is 5x5")
        .hasMessageContaining("--set size=3x3");
  }
}
