package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Preference;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.BoardPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.theme.ThemeFault;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where clicks are to be confirmed, the second one on a point plays there, and no other does. */
class ClickConfirmationTest {
  private static final int COLS = 80;
  private static final int ROWS = 24;
  private static final Site CORNER = new Site(0, 0);
  private static final Site BESIDE = new Site(0, 1);

  private static Evening open(EveryPage page, String mouse) {
    Evening evening = page.open().resize(COLS, ROWS);
    try {
      Preference wanted = new Preference("mouse", mouse, List.of("true", "false", "confirm"));
      evening.appearance().prefer(wanted);
    } catch (ThemeFault e) {
      throw new AssertionError(e);
    }
    return evening;
  }

  private static Evening game() {
    return open(EveryPage.GAME, "confirm");
  }

  private static Input at(Evening evening, MouseActionType gesture, int button, Site site) {
    BoardView board = ((BoardPage<?>) evening.shown()).boardView(Extent.of(COLS, ROWS));
    for (int row = 0; row < ROWS; row++) {
      for (int col = 0; col < COLS; col++) {
        if (board.siteAt(col, row).equals(site)) {
          return Input.Pointed.of(gesture, button, col, row);
        }
      }
    }
    throw new AssertionError(site);
  }

  private static Evening click(Evening evening, Site site) {
    Input press = at(evening, MouseActionType.CLICK_DOWN, Mouse.LEFT, site);
    return evening.give(press).give(at(evening, MouseActionType.CLICK_RELEASE, Mouse.LEFT, site));
  }

  private static Evening hover(Evening evening, Site site) {
    return evening.give(at(evening, MouseActionType.MOVE, Mouse.NONE, site));
  }

  private static Mark corner(Evening evening) {
    return evening.game().session().position().at(CORNER);
  }

  /** How many moves were made here, after the one that the game has. */
  private static int moves(Evening evening) {
    return evening.game().session().position().ply() - 1;
  }

  @Test
  void theFirstClickMovesTheCursorAndTheSecondPlays() {
    Evening evening = click(game(), CORNER);
    assertThat(evening.game().cursor()).isEqualTo(CORNER);
    assertThat(corner(evening)).isEqualTo(Mark.EMPTY);
    assertThat(corner(click(evening, CORNER))).isEqualTo(Mark.WHITE);
  }

  @Test
  void aSecondClickBesideItOnlyMovesTheCursorThere() {
    Evening evening = click(click(game(), CORNER), BESIDE);
    assertThat(evening.game().cursor()).isEqualTo(BESIDE);
    assertThat(moves(evening)).isZero();
    click(evening, CORNER);
    assertThat(moves(evening)).isZero();
  }

  @Test
  void aClickWhereTheCursorStandsIsAFirstOneToo() {
    Evening evening = game();
    Site there = evening.game().cursor();
    assertThat(moves(click(evening, there))).isZero();
    assertThat(moves(click(evening, there))).isEqualTo(1);
  }

  @Test
  void theMouseAloneMovesNoCursorAndTakesBackNoClick() {
    Evening evening = game();
    Site before = evening.game().cursor();
    assertThat(hover(evening, CORNER).game().cursor()).isEqualTo(before);
    hover(hover(click(evening, CORNER), BESIDE), CORNER);
    assertThat(evening.game().cursor()).isEqualTo(CORNER);
    assertThat(corner(click(evening, CORNER))).isEqualTo(Mark.WHITE);
  }

  @Test
  void aKeyBetweenTwoClicksMakesTheSecondAFirstOne() {
    Evening evening = click(game(), CORNER).types("L");
    assertThat(corner(click(evening, CORNER))).isEqualTo(Mark.EMPTY);
    assertThat(corner(click(evening, CORNER))).isEqualTo(Mark.WHITE);
  }

  @Test
  void eachMoveTakesTwoClicks() {
    Evening evening = click(click(game(), CORNER), CORNER);
    assertThat(moves(click(evening, BESIDE))).isEqualTo(1);
    assertThat(moves(click(evening, BESIDE))).isEqualTo(2);
  }

  @Test
  void aClickElsewhereThanOnTheBoardIsNotAskedFor() {
    Evening evening = game();
    String keys = evening.text().lines().reduce((first, second) -> second).orElseThrow();
    int pass = keys.indexOf("p pass");
    assertThat(pass).isPositive();
    evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, pass, ROWS - 1));
    assertThat(moves(evening)).isEqualTo(1);
  }

  @Test
  void movesThatAreTriedTakeTwoClicksToo() {
    Evening evening = open(EveryPage.TRYING, "confirm");
    String before = evening.text();
    Evening once = click(evening, CORNER);
    assertThat(((BoardPage<?>) once.shown()).board().cursor()).isEqualTo(CORNER);
    Evening atOnce = click(open(EveryPage.TRYING, "true"), CORNER);
    assertThat(once.text()).isNotEqualTo(atOnce.text()).isNotEqualTo(before);
    assertThat(click(once, CORNER).text()).isEqualTo(atOnce.text());
  }

  @Test
  void otherwiseOneClickPlaysAndTheMouseMovesTheCursor() {
    Evening evening = open(EveryPage.GAME, "true");
    assertThat(hover(evening, CORNER).game().cursor()).isEqualTo(CORNER);
    assertThat(corner(click(evening, CORNER))).isEqualTo(Mark.WHITE);
  }
}
