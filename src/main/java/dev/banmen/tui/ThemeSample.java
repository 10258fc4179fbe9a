package dev.banmen.tui;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import dev.banmen.tui.term.Ink;
import dev.banmen.tui.term.Sheet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A theme as it looks, in lines for a terminal that shows them as they come: words, and beside them
 * a small board of each game that it is given, with the last move, a cursor and some legal moves.
 */
public final class ThemeSample {
  private static final int GAP = 2;
  private static final int WORDS_COLS = 17;
  private static final int MOST_COLS = 17;
  private static final int ROWS = 9;

  /** How long the sample games are. */
  private static final int MOVES = 9;

  private static final Role[] WORDS = {
    Role.HEADING, Role.TEXT, Role.QUIET, Role.GOOD, Role.MISS, Role.FIELD, Role.SELECTED
  };

  private final Display display;
  private final Theme theme;
  private final Sheet sheet;
  private final Words words = Words.beside(Viewer.class);

  private ThemeSample(Display display, Theme theme, int boards) {
    this.display = display;
    this.theme = theme;
    sheet = new Sheet(1 + WORDS_COLS + boards * (GAP + MOST_COLS), ROWS);
  }

  /**
   * The lines of a theme.
   *
   * @throws IllegalArgumentException if it cannot be had; the message is one line
   */
  public static String of(Display display, String name, List<Game> games) {
    try {
      Theme theme = display.themes().theme(name);
      ThemeSample sample = new ThemeSample(display, theme, games.size());
      sample.words(games.get(0));
      for (int i = 0; i < games.size(); i++) {
        int x = 1 + WORDS_COLS + GAP + i * (MOST_COLS + GAP);
        sample.board(games.get(i), new Extent(x, 0, MOST_COLS, ROWS));
      }
      return new Ink(display.depth()).lines(sample.sheet);
    } catch (ThemeFault fault) {
      throw new IllegalArgumentException(fault.getMessage(), fault);
    }
  }

  private Canvas canvas(Game game) {
    Palette palette =
        Palette.of(theme, display.depth(), game.lattice().ground(), display.turnsBoards());
    Extent all = Extent.of(sheet.getSize().getColumns(), ROWS);
    return new Canvas(sheet, all, palette, display.glyphs());
  }

  private void words(Game game) {
    Canvas canvas = canvas(game);
    canvas.fill(Role.TEXT);
    for (int i = 0; i < WORDS.length; i++) {
      String text = WORDS[i] == Role.HEADING ? theme.name() : words.text("sample." + i);
      canvas.text(1, 1 + i, Line.cut(text, WORDS_COLS, display.glyphs().more()), WORDS[i]);
    }
  }

  private void board(Game game, Extent room) {
    Position position = DrawnByLot.of(game, MOVES);
    Lattice lattice = game.lattice();
    Set<Site> legal = new HashSet<>();
    for (Move move : position.legalMoves()) {
      if (move instanceof Place place && place.site().col() > lattice.cols() / 2) {
        legal.add(place.site());
      }
    }
    Site cursor = new Site(lattice.rows() / 2, lattice.cols() / 2);
    Scene scene = Scene.of(position, cursor, legal, Overlay.NONE);
    Scale scale = BoardView.scale(lattice, game.notation(), room, -MOVES);
    BoardPainter.paint(
        canvas(game), new BoardView(lattice, game.notation(), room, cursor, scale), scene);
  }
}
