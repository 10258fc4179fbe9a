package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.play.GameViewState.Pane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of moves on a game's page, and what the mouse does there. */
class GameListsTest {
  private static final String HOME = "\033[H";
  private static final String END = "\033[F";

  private final Game game = new ToyFamily().game(Map.of("size", "4", "row", "4"));
  private final Evening evening = new Evening(game, 120, 40, Glyphs.UNICODE);

  private int ply() {
    return evening.game().session().position().ply();
  }

  private Evening four() {
    return evening.types(":a1\r:b1\r:c1\r:d1\r");
  }

  @Test
  void tabGoesToTheListAndBack() {
    assertThat(four().types("\t").game().view().pane()).isEqualTo(Pane.MOVES);
    assertThat(evening.types("\t").game().view().pane()).isEqualTo(Pane.BOARD);
  }

  @Test
  void enterInTheListGoesToTheMovePicked() {
    four().types("\t", Evening.UP, "\r");
    assertThat(ply()).isEqualTo(2);
    assertThat(evening.text()).contains("[b1]");
    assertThat(evening.types("\t").text()).contains(">b1");
    evening.types("\t", END, "\r");
    assertThat(ply()).isEqualTo(4);
    evening.types(HOME, "\r");
    assertThat(ply()).isZero();
  }

  @Test
  void whatWasPlayedInsteadIsGoneToSideways() {
    four().types("u:d4\r", "\t", "b");
    assertThat(evening.game().session().position().at(new Site(0, 3))).isEqualTo(Mark.WHITE);
    evening.types("B");
    assertThat(evening.game().session().position().at(new Site(3, 3))).isEqualTo(Mark.WHITE);
    assertThat(evening.text()).contains("d4  +1");
  }

  @Test
  void aNumberGoesToThatMove() {
    assertThat(four().types(":1\r").game().session().position().ply()).isEqualTo(1);
    evening.types(":4\r");
    assertThat(ply()).isEqualTo(4);
    evening.types(":0\r");
    assertThat(ply()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "57", "99999999999999999999"})
  void thereIsNoMoveBehindTheLast(String number) {
    four().types(":" + number + "\r");
    assertThat(evening.text()).contains("No move '" + number);
    assertThat(ply()).isEqualTo(4);
  }

  @Test
  void aResignedGameIsNotGoneThrough() {
    four().types(":resign\ry:1\r");
    assertThat(ply()).isEqualTo(4);
    assertThat(evening.text()).contains("Over: r rematch, v review.");
  }

  private Extent moves() {
    Extent column = evening.game().frame(Extent.of(120, 40)).status();
    List<String> rows = evening.text().lines().toList();
    int y = 0;
    while (!isHeading(rows.get(y), column.x())) {
      y++;
    }
    return new Extent(column.x(), y, column.cols(), column.rows() - y);
  }

  private static boolean isHeading(String row, int x) {
    return row.length() > x && row.substring(x).contains("──");
  }

  private void points(MouseActionType gesture, int col, int row) {
    evening.give(
        Input.Pointed.of(
            gesture, gesture == MouseActionType.CLICK_DOWN ? Mouse.LEFT : Mouse.NONE, col, row));
  }

  @Test
  void aClickInTheListGoesThere() {
    four();
    points(MouseActionType.CLICK_DOWN, moves().x() + 3, moves().y() + 2);
    assertThat(ply()).isEqualTo(3);
    points(MouseActionType.CLICK_DOWN, moves().x() + moves().cols() - 3, moves().y() + 1);
    assertThat(ply()).isEqualTo(2);
    points(MouseActionType.CLICK_DOWN, moves().x() + 3, moves().y());
    assertThat(ply()).as("the heading is no move").isEqualTo(2);
  }

  @Test
  void theWheelScrollsTheListItIsOver() {
    four();
    points(MouseActionType.SCROLL_UP, moves().x(), moves().y() + 1);
    assertThat(evening.game().view().pickedMove()).isEqualTo(1);
    points(MouseActionType.SCROLL_UP, 0, 0);
    assertThat(evening.game().view().pickedMove()).isEqualTo(1);
    assertThat(ply()).isEqualTo(4);
  }

  @Test
  void theVerdictFollowsTheMouse() {
    Extent window = evening.game().frame(Extent.of(120, 40)).board().window();
    points(MouseActionType.MOVE, window.x() + 4, window.y() + 2);
    assertThat(evening.text()).contains("a1  ");
    assertThat(ply()).isZero();
    points(MouseActionType.MOVE, 0, 0);
    assertThat(evening.game().cursor()).isEqualTo(new Site(0, 0));
  }

  @Test
  void aRefusalIsToldWhileTheMouseMoves() {
    evening.types(":a1\r:a1\r");
    Extent window = evening.game().frame(Extent.of(120, 40)).board().window();
    points(MouseActionType.MOVE, window.x() + 12, window.y() + 2);
    assertThat(evening.text()).contains("Illegal: occupied").contains("miss 1");
  }

  @Test
  void aClickOnAKeyDoesWhatTheKeyDoes() {
    four();
    int row = 39;
    int col = evening.text().lines().skip(row).findFirst().orElseThrow().indexOf("u undo");
    points(MouseActionType.CLICK_DOWN, col + 2, row);
    assertThat(ply()).isEqualTo(3);
    points(MouseActionType.CLICK_DOWN, col - 1, row);
    assertThat(ply()).as("between two keys is none").isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"40,15", "33,17", "20,10", "20,8"})
  void onASmallScreenTheListsStandBelowTheBoard(int cols, int rows) {
    Evening small = new Evening(game, cols, rows, Glyphs.UNICODE).types(":a1\r:moves\r");
    assertThat(small.text()).contains("[Moves]", "1[a1]").containsPattern("┃\\[█]┃|\\[●\\)");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "200,60"})
  void whatIsSaidIsSeenWhileAListHasTheKeys(int cols, int rows) {
    Evening listed = new Evening(game, cols, rows, Glyphs.UNICODE).types(":a1\r:moves\r");
    assertThat(listed.types(":57\r").text()).contains("Moves", "No move '57'");
    assertThat(listed.types(":foo\r").text()).contains("Moves", "'foo' is");
    assertThat(listed.types(":a1\r").text()).contains("Illegal: occupied");
    assertThat(listed.types(Evening.UP).text()).doesNotContain("Illegal: occupied");
  }
}
