package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.text.Language;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scale;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.TerminalBackground;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Shade;
import dev.banmen.tui.theme.Theme;
import dev.banmen.tui.theme.ThemeFault;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Black is black and White is white, wherever they are drawn. */
class StonesTest {
  private static TextCharacter first(Palette palette, Glyphs glyphs, String text, Role role) {
    BufferGraphics sheet = new BufferGraphics(20, 1);
    new Canvas(sheet, Extent.of(20, 1), palette, glyphs).text(0, 0, text, role);
    return sheet.cell(0, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "wood, TRUECOLOR",
    "slate, INDEXED",
    "contrast, TRUECOLOR",
    "paper, INDEXED",
    "safe, INDEXED"
  })
  void whatStandsForASideInATextLooksAsOnTheBoard(String theme, Depth depth) throws ThemeFault {
    for (Ground ground : Ground.values()) {
      Palette palette = Palette.of(Themes.bundled(theme, Language.ENGLISH), depth, ground, false);
      char black = Glyphs.UNICODE.sign(Side.BLACK, ground);
      char white = Glyphs.UNICODE.sign(Side.WHITE, ground);
      assertThat(first(palette, Glyphs.UNICODE, black + " to move", Role.STRONG))
          .isEqualTo(palette.cell(black, Role.BLACK));
      assertThat(first(palette, Glyphs.UNICODE, white + " D4", Role.SELECTED))
          .isEqualTo(palette.cell(ground == Ground.LINES ? white : black, Role.WHITE));
    }
  }

  @ParameterizedTest
  @CsvSource({"mono, INDEXED", "wood, NONE"})
  void itLooksAsTheTextWhereColoursDoNotTell(String theme, Depth depth) throws ThemeFault {
    Palette palette =
        Palette.of(Themes.bundled(theme, Language.ENGLISH), depth, Ground.CROSSINGS, false);
    assertThat(first(palette, Glyphs.UNICODE, "● C3", Role.SELECTED))
        .isEqualTo(palette.cell('●', Role.SELECTED));
  }

  @ParameterizedTest
  @CsvSource({"wood, INDEXED"})
  void aLetterOfATextIsNoPiece(String theme, Depth depth) throws ThemeFault {
    Palette palette =
        Palette.of(Themes.bundled(theme, Language.ENGLISH), depth, Ground.SQUARES, false);
    assertThat(first(palette, Glyphs.ASCII, "X-ray", Role.TEXT))
        .isEqualTo(palette.cell('X', Role.TEXT));
  }

  private static final Site BLACK = new Site(1, 1);
  private static final Site WHITE = new Site(3, 3);

  /** Three rows of five cells: a piece on a board with large ones. White's is the last move. */
  private static List<TextCharacter> piece(Palette palette, Glyphs glyphs, Site site) {
    Game game = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    Position position =
        played(
            played(Position.start(game), new Place(Side.BLACK, BLACK)),
            new Place(Side.WHITE, WHITE));
    return drawn(palette, glyphs, site, position, Overlay.NONE, Extent.of(40, 20));
  }

  private static List<TextCharacter> drawn(
      Palette palette, Glyphs glyphs, Site site, Position position, Overlay overlay, Extent room) {
    Lattice lattice = position.lattice();
    Notation notation = position.game().notation();
    Site nowhere = new Site(-9, -9);
    BoardView view = new BoardView(lattice, notation, room, BLACK);
    BufferGraphics sheet = new BufferGraphics(room.cols(), room.rows());
    Canvas canvas = new Canvas(sheet, room, palette, glyphs);
    BoardPainter.paint(canvas, view, Scene.of(position, nowhere, Set.of(), overlay));
    int x = view.window().x() - view.left() + view.scale().x(site.col());
    int y = view.window().y() - view.top() + view.scale().y(site.row());
    List<TextCharacter> cells = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      cells.add(sheet.cell(x + i % 5 - 2, y + i / 5 - 1));
    }
    return cells;
  }

  private static Position played(Position position, Move move) {
    return ((Played) position.play(move)).after();
  }

  private static String text(List<TextCharacter> cells) {
    StringBuilder text = new StringBuilder();
    cells.forEach(cell -> text.append(cell.getCharacterString()));
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({"slate, INDEXED", "wood, SIXTEEN", "paper, EIGHT", "contrast, TRUECOLOR"})
  void aPieceIsSolidInItsColourAndTheLastMoveIsMarkedOnIt(String theme, Depth depth)
      throws ThemeFault {
    Palette palette =
        Palette.of(Themes.bundled(theme, Language.ENGLISH), depth, Ground.CROSSINGS, false);
    List<TextCharacter> white = piece(palette, Glyphs.UNICODE, WHITE);
    assertThat(text(white)).isEqualTo("▗▅▆▅▖" + "██●██" + "▝▃▂▃▘");
    for (TextCharacter cell : white) {
      boolean isMark = cell.getCharacterString().equals("●");
      TextCharacter solid = palette.cell('x', isMark ? Role.ON_WHITE : Role.WHITE);
      assertThat(isMark ? cell.getBackgroundColor() : cell.getForegroundColor())
          .isEqualTo(isMark ? solid.getBackgroundColor() : solid.getForegroundColor());
    }
    assertThat(text(piece(palette, Glyphs.UNICODE, BLACK))).isEqualTo("▗▅▆▅▖█████▝▃▂▃▘");
  }

  /** Wherever the cursor is, in every size: some cell of the site has its ground. */
  @ParameterizedTest
  @CsvSource({"go, 5", "othello, 8", "gomoku, 9"})
  void theCursorAndTheLastMoveAreSeenInColourInEverySize(String id, String size) {
    Game game = Catalog.ALL.find(id).orElseThrow().game(Map.of("size", size));
    Position position = Position.start(game);
    Move move = position.legalMoves().get(0);
    position = played(position, move);
    Site last = ((Place) move).site();
    Lattice lattice = position.lattice();
    Palette palette =
        Palette.of(Themes.standard(), Depth.TRUECOLOR, game.lattice().ground(), false);
    for (int zoom = 0; zoom < 6; zoom++) {
      Scale scale = BoardView.scale(lattice, game.notation(), Extent.of(1, 1), zoom);
      Extent room = BoardView.wanted(ShownPart.whole(lattice), game.notation(), scale);
      for (int i = 0; i < lattice.size(); i++) {
        BufferGraphics sheet = new BufferGraphics(room.cols(), room.rows());
        Canvas canvas = new Canvas(sheet, room, palette, Glyphs.UNICODE);
        Site cursor = lattice.site(i);
        BoardView view = new BoardView(lattice, game.notation(), room, cursor, scale);
        BoardPainter.paint(canvas, view, Scene.of(position, cursor, Set.of(), Overlay.NONE));
        Set<Site> shown = sitesWith(sheet, room, view, palette.cell('x', Role.CURSOR));
        assertThat(shown).as("%s of %s at %s", cursor, id, scale).contains(cursor);
        assertThat(shown).hasSizeLessThanOrEqualTo(zoom == 0 ? 2 : 1); // a cell between two sites
        boolean isDot = game.lattice().ground() == Ground.CROSSINGS && zoom > 1;
        assertThat(
                isDot
                    ? sitesWithMark(sheet, room, view, palette.cell('x', Role.LAST))
                    : sitesWith(sheet, room, view, palette.cell('x', Role.LAST)))
            .as("last at %s, cursor %s, %s", last, cursor, scale)
            .containsExactly(last);
      }
    }
  }

  private static Set<Site> sitesWith(
      BufferGraphics sheet, Extent room, BoardView view, TextCharacter look) {
    Set<Site> sites = new HashSet<>();
    for (int y = 0; y < room.rows(); y++) {
      for (int x = 0; x < room.cols(); x++) {
        boolean isGround = sheet.cell(x, y).getBackgroundColor().equals(look.getBackgroundColor());
        if (isGround) {
          sites.add(view.siteAt(x, y));
        }
      }
    }
    return sites;
  }

  private static Set<Site> sitesWithMark(
      BufferGraphics sheet, Extent room, BoardView view, TextCharacter look) {
    Set<Site> sites = new HashSet<>();
    for (int y = 0; y < room.rows(); y++) {
      for (int x = 0; x < room.cols(); x++) {
        boolean isMark = sheet.cell(x, y).getForegroundColor().equals(look.getForegroundColor());
        if (isMark) {
          sites.add(view.siteAt(x, y));
        }
      }
    }
    return sites;
  }

  @Test
  void itIsHollowWhereColoursDoNotTell() {
    List<TextCharacter> white = piece(PlainPalette.get(), Glyphs.UNICODE, WHITE);
    assertThat(text(white)).isEqualTo("╭───╮│( )│╰───╯");
    Palette coloured = Palette.of(Themes.standard(), Depth.TRUECOLOR, Ground.CROSSINGS, false);
    assertThat(text(piece(coloured, Glyphs.ASCII, WHITE))).isEqualTo(".---.|(O)|'---'");
  }

  @Test
  void theMarkOfTheLastMoveIsNotHalfUnderThatOfAMiss() {
    Game game = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    Position position = played(Position.start(game), new Place(Side.BLACK, BLACK));
    Overlay miss = new Overlay(Map.of(BLACK, Hint.BLOCKED));
    Extent room = Extent.of(40, 20);
    Palette palette = PlainPalette.get();
    String marked = text(drawn(palette, Glyphs.UNICODE, BLACK, position, Overlay.NONE, room));
    assertThat(marked.substring(6, 9)).isEqualTo("(●)");
    String missed = text(drawn(palette, Glyphs.UNICODE, BLACK, position, miss, room));
    assertThat(missed.substring(6, 9)).isEqualTo("!●─");
  }

  @ParameterizedTest
  @CsvSource({"wood", "slate", "contrast", "safe", "paper"})
  void inSixteenColoursBlackIsDarkerThanItsBoardOrWhiteIsHollow(String name) throws ThemeFault {
    for (Ground ground : List.of(Ground.CROSSINGS, Ground.SQUARES)) {
      Theme theme = Themes.bundled(name, Language.ENGLISH);
      Shade black = Shade.of(theme, Role.BLACK, ground, Depth.SIXTEEN, Shade.TerminalColour.DARK);
      assertThat(black.front()).as("black").isZero();
      assertThat(black.behind()).as("its ground").isNotZero();
      Shade white = Shade.of(theme, Role.WHITE, ground, Depth.SIXTEEN, Shade.TerminalColour.DARK);
      assertThat(white.behind()).isEqualTo(black.behind());
      boolean isOnWhite = white.behind() == 0xffffff;
      assertThat(white.front()).isEqualTo(isOnWhite ? 0 : 0xffffff);
    }
  }

  @ParameterizedTest
  @CsvSource({"wood, NONE", "mono, SIXTEEN", "mono, TRUECOLOR"})
  void aBoardWithoutColoursIsDarkOnLightUnlessTheTerminalIs(String theme, Depth depth)
      throws ThemeFault {
    Appearance appearance = new Appearance(new Display(depth, GlyphSet.UNICODE, Language.ENGLISH));
    appearance.useTheme(theme);
    Palette dark = appearance.palette(Ground.CROSSINGS);
    for (Role role : new Role[] {Role.BOARD, Role.BLACK, Role.WHITE, Role.LAST}) {
      assertThat(dark.cell('x', role).isReversed()).as("%s", role).isTrue();
    }
    assertThat(dark.cell('x', Role.TEXT).isReversed()).isFalse();
    assertThat(first(dark, Glyphs.UNICODE, "● to move", Role.STRONG))
        .isEqualTo(dark.cell('●', Role.BLACK));
    assertThat(appearance.palette(Ground.LINES).cell('x', Role.BOARD).isReversed()).isFalse();
    appearance.adaptTo(TerminalBackground.LIGHT);
    assertThat(appearance.palette(Ground.CROSSINGS).cell('x', Role.BLACK).isReversed()).isFalse();
  }

  @Test
  void lettersNeedNoBoardThatIsTurned() {
    Appearance appearance =
        new Appearance(new Display(Depth.NONE, GlyphSet.ASCII, Language.ENGLISH));
    assertThat(appearance.palette(Ground.CROSSINGS).cell('X', Role.BLACK).isReversed()).isFalse();
  }
}
