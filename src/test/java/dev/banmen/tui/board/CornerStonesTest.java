package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Themes;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Where a point is 4x2 cells, its crossing is the corner of four, and its stone stands on it. */
class CornerStonesTest {
  private static final int COLS = 4;
  private static final Extent ROOM = Extent.of(24, 11);
  private static final Site NOWHERE = new Site(-9, -9);
  private static final Site MIDDLE = new Site(2, 2);

  private final Palette palette =
      Palette.of(Themes.standard(), Depth.TRUECOLOR, Ground.CROSSINGS, false);
  private BufferGraphics sheet;
  private BoardView view;

  private static Position empty() {
    return Position.start(Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5")));
  }

  private static Position played(Site... sites) {
    Position position = empty();
    for (Site site : sites) {
      Place move = new Place(position.toMove().orElseThrow(), site);
      position = ((Played) position.play(move)).after();
    }
    return position;
  }

  private void paint(Scene scene, Glyphs glyphs) {
    sheet = new BufferGraphics(ROOM.cols(), ROOM.rows());
    Position position = scene.position();
    view = new BoardView(position.lattice(), position.game().notation(), ROOM, new Site(0, 0));
    assertThat(view.scale().stepX()).isEqualTo(COLS);
    BoardPainter.paint(new Canvas(sheet, ROOM, palette, glyphs), view, scene);
  }

  private void paint(Position position, Site cursor) {
    paint(Scene.of(position, cursor, Set.of(), Overlay.NONE), Glyphs.UNICODE);
  }

  private TextCharacter cell(Site site, int at) {
    int x = view.window().x() + view.x(site) - 1 + at % COLS;
    return sheet.cell(x, view.window().y() + view.y(site) + at / COLS);
  }

  /** Returns the two rows of a point, an underlined blank as a low line. */
  private String point(int row, int col) {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < 2 * COLS; at++) {
      TextCharacter cell = cell(new Site(row, col), at);
      boolean isLine = cell.isUnderlined() && cell.getCharacterString().equals(" ");
      text.append(at == COLS ? "/" : "").append(isLine ? "_" : cell.getCharacterString());
    }
    return text.toString();
  }

  /** Returns the colours of a cell that are not the stone's, as seen. */
  private Set<Object> around(Site site, int at, Role stone) {
    TextCharacter cell = cell(site, at);
    Set<Object> colours =
        new HashSet<>(Set.of(cell.getForegroundColor(), cell.getBackgroundColor()));
    assertThat(colours.remove(palette.cell('x', stone).getForegroundColor())).isTrue();
    return colours;
  }

  private Object behind(Role role) {
    return palette.cell('x', role).getBackgroundColor();
  }

  @Test
  void theLineDownIsBesideTheCornerAndTheLineAcrossBelowTheUpperRow() {
    paint(empty(), NOWHERE);
    assertThat(point(1, 1)).isEqualTo("__▏_/  ▏ ");
    assertThat(cell(new Site(1, 1), 2).isUnderlined()).as("both in one cell").isTrue();
  }

  @Test
  void linesEndAtTheEdge() {
    paint(empty(), NOWHERE);
    assertThat(point(0, 0)).isEqualTo("  __/  ▏ ");
    assertThat(point(0, 1)).isEqualTo("____/  ▏ ");
    assertThat(point(0, 4)).isEqualTo("__  /  ▏ ");
    assertThat(point(1, 0)).isEqualTo("  ▏_/  ▏ ");
    assertThat(point(1, 4)).isEqualTo("__▏ /  ▏ ");
    assertThat(cell(new Site(1, 4), 2).isUnderlined()).isFalse();
    assertThat(point(4, 0)).isEqualTo("  ▏_/    ");
    assertThat(point(4, 1)).isEqualTo("__▏_/    ");
    assertThat(point(4, 4)).isEqualTo("__▏ /    ");
  }

  @Test
  void aStarPointIsSquareOnItsLine() {
    paint(empty(), NOWHERE);
    assertThat(point(2, 2)).isEqualTo("_▗▖_/  ▏ ");
    assertThat(cell(MIDDLE, 1).isUnderlined()).isTrue();
  }

  /** Each line has cells of its own, from crossing to crossing. */
  @Test
  void withoutUnderlinesEveryOtherCrossingTurnsTheOtherWay() {
    paint(Scene.of(empty(), NOWHERE, Set.of(), Overlay.NONE), console());
    assertThat(point(1, 1)).isEqualTo("▁▁▏ / ▕▔▔");
    assertThat(point(1, 2)).isEqualTo(" ▕▁▁/▔▔▏ ");
    assertThat(point(0, 0)).isEqualTo("    / ▕▔▔");
    assertThat(point(0, 1)).isEqualTo("  ▁▁/▔▔▏ ");
    assertThat(point(4, 4)).isEqualTo("▁▁▏ /    ");
    Overlay overlay = new Overlay(Map.of(new Site(2, 2), Hint.LIBERTY));
    paint(Scene.of(empty(), NOWHERE, Set.of(), overlay), console());
    assertThat(point(2, 2)).as("no half of a star").isEqualTo("▁◇▏ / ▕▔▔");
  }

  private static Glyphs console() {
    Map<String, String> environment = Map.of("TERM", "linux", "LANG", "en_US.UTF-8");
    GlyphSet set = GlyphSet.of("unicode", environment, Language.ENGLISH);
    return new Display(Depth.EIGHT, set, Language.ENGLISH).glyphs();
  }

  @Test
  void aStoneHidesItsLinesAndIsOfTwoColours() {
    paint(played(MIDDLE, new Site(0, 0)), NOWHERE);
    assertThat(point(2, 2)).isEqualTo("▗▆▆▖/▝▂▂▘");
    for (int at = 0; at < 2 * COLS; at++) {
      assertThat(cell(MIDDLE, at).isUnderlined()).isFalse();
      assertThat(cell(MIDDLE, at).isReversed()).isEqualTo(at == 5 || at == 6);
      assertThat(around(MIDDLE, at, Role.BLACK)).containsExactly(behind(Role.BOARD));
    }
  }

  @Test
  void allAroundTheLastStoneIsItsColour() {
    paint(played(MIDDLE), NOWHERE);
    for (int at = 0; at < 2 * COLS; at++) {
      assertThat(around(MIDDLE, at, Role.BLACK)).containsExactly(behind(Role.LAST));
    }
  }

  @Test
  void onTheLastStoneTheCursorHasTheCorners() {
    paint(played(MIDDLE), MIDDLE);
    for (int at = 0; at < 2 * COLS; at++) {
      Role role = at % COLS == 0 || at % COLS == 3 ? Role.CURSOR : Role.LAST;
      assertThat(around(MIDDLE, at, Role.BLACK)).containsExactly(behind(role));
    }
  }

  @Test
  void theCursorKeepsTheLinesInItsOwnColour() {
    paint(empty(), MIDDLE);
    assertThat(point(2, 2)).isEqualTo("_▗▖_/  ▏ ");
    for (int at = 0; at < 2 * COLS; at++) {
      TextCharacter cell = cell(MIDDLE, at);
      assertThat(cell.getBackgroundColor()).isEqualTo(behind(Role.CURSOR));
      assertThat(cell.getForegroundColor())
          .isEqualTo(palette.cell('x', Role.CURSOR).getForegroundColor());
    }
    assertThat(cell(new Site(2, 1), 3).getBackgroundColor()).isEqualTo(behind(Role.BOARD));
  }

  @Test
  void aSignStandsLeftOfTheCornerAndHidesTheStar() {
    Overlay overlay = new Overlay(Map.of(MIDDLE, Hint.LIBERTY));
    paint(Scene.of(empty(), NOWHERE, Set.of(), overlay), Glyphs.UNICODE);
    assertThat(point(2, 2)).isEqualTo("_◇▏_/  ▏ ");
  }

  @Test
  void aLegalMoveIsMarkedBesideTheLinesAndHidesNone() {
    paint(Scene.of(empty(), NOWHERE, Set.of(new Site(1, 1)), Overlay.NONE), Glyphs.UNICODE);
    assertThat(point(1, 1)).isEqualTo("_▗▏_/  ▏ ");
    assertThat(cell(new Site(1, 1), 1).isUnderlined()).isTrue();
    assertThat(cell(new Site(1, 1), 1).getForegroundColor())
        .isEqualTo(palette.cell('x', Role.LEGAL).getForegroundColor());
  }

  @Test
  void aPointThatCountsHasASquareOnTheCorner() {
    Position position = played(new Site(0, 0));
    List<Mark> owners = Collections.nCopies(position.lattice().size(), Mark.BLACK);
    Scene scene =
        new Scene(
            position,
            NOWHERE,
            Set.of(),
            Overlay.NONE,
            Overlay.NONE,
            owners,
            Set.of(new Site(0, 0)));
    paint(scene, Glyphs.UNICODE);
    assertThat(point(1, 1)).isEqualTo("_▄▄_/ ▀▀ ");
    assertThat(point(0, 0)).as("a dead stone").isEqualTo("▗▄▄▖/▝▀▀▘");
    assertThat(cell(new Site(0, 0), 1).getBackgroundColor())
        .isEqualTo(palette.cell('x', Role.BLACK).getForegroundColor());
  }

  @Test
  void aDeadStoneThatCountsForNobodyIsCrossedOut() {
    Position position = played(new Site(0, 0));
    List<Mark> owners = Collections.nCopies(position.lattice().size(), Mark.EMPTY);
    Set<Site> dead = Set.of(new Site(0, 0));
    paint(
        new Scene(position, NOWHERE, Set.of(), Overlay.NONE, Overlay.NONE, owners, dead),
        Glyphs.UNICODE);
    assertThat(point(0, 0)).contains("×").doesNotContain("▄▄");
  }

  @Test
  void aNumberStandsAroundTheCorner() {
    Position position = played(MIDDLE, new Site(0, 0));
    sheet = new BufferGraphics(ROOM.cols(), ROOM.rows());
    view =
        new BoardView(position.lattice(), position.game().notation(), ROOM, new Site(0, 0))
            .seenAs(BoardLook.PLAIN.numbered(9));
    Scene scene = Scene.of(position, NOWHERE, Set.of(), Overlay.NONE);
    BoardPainter.paint(new Canvas(sheet, ROOM, palette, Glyphs.UNICODE), view, scene);
    assertThat(point(2, 2)).isEqualTo("▗1 ▖/▝▂▂▘");
    assertThat(cell(MIDDLE, 2).getBackgroundColor())
        .as("as high as on the left")
        .isEqualTo(palette.cell('x', Role.ON_BLACK).getBackgroundColor());
    assertThat(position.toMove()).contains(Side.BLACK);
  }

  /** What a click means: all eight cells of a point are that point's. */
  @Test
  void allCellsOfAPointAreItsOwn() {
    paint(empty(), NOWHERE);
    for (int i = 0; i < empty().lattice().size(); i++) {
      Site site = empty().lattice().site(i);
      for (int at = 0; at < 2 * COLS; at++) {
        int x = view.window().x() + view.x(site) - 1 + at % COLS;
        assertThat(view.siteAt(x, view.window().y() + view.y(site) + at / COLS)).isEqualTo(site);
      }
    }
  }
}
