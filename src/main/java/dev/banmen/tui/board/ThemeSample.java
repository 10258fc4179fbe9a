package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.SplitMix64;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.term.AnsiText;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Theme;
import dev.banmen.tui.theme.ThemeFault;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A preview of a theme, in lines for a terminal that shows them as they come: words, and below them
 * a small board of each given game, with the last move, a cursor and some legal moves. Two of them
 * fit side by side on a screen of 80 columns.
 */
public final class ThemeSample {
  public static final int COLS = 39;

  private static final int ROWS = 7;
  private static final int WORDS_ROWS = 2;
  private static final int BOARD_COLS = 12;

  /** How many words are on the first line. */
  private static final int FIRST = 3;

  /** How long the sample games are. */
  private static final int MOVES = 6;

  private static final Role[] WORDS = {
    Role.HEADING, Role.TEXT, Role.QUIET, Role.GOOD, Role.MISS, Role.FIELD, Role.SELECTED
  };

  private final Display display;
  private final Theme theme;
  private final BufferGraphics sheet;
  private final Words words;

  private ThemeSample(Display display, Theme theme) {
    this.display = display;
    this.theme = theme;
    sheet = new BufferGraphics(COLS, ROWS);
    words = display.language().words(ThemeSample.class);
  }

  /**
   * Returns the sample lines of a theme.
   *
   * @throws IllegalArgumentException if it can't be loaded; the message is one line
   */
  public static String of(Display display, String name, List<Game> games) {
    try {
      Theme theme = display.themes().theme(name);
      ThemeSample sample = new ThemeSample(display, theme);
      sample.words(games.get(0));
      for (int i = 0; i < games.size(); i++) {
        int x = 1 + i * BOARD_COLS;
        int cols = i < games.size() - 1 ? BOARD_COLS - 1 : COLS - x;
        sample.board(games.get(i), new Extent(x, WORDS_ROWS, cols, ROWS - WORDS_ROWS));
      }
      return new AnsiText(display.depth()).lines(sample.sheet);
    } catch (ThemeFault fault) {
      throw new IllegalArgumentException(fault.getMessage(), fault);
    }
  }

  private Canvas canvas(Game game) {
    Palette palette =
        Palette.of(theme, display.depth(), game.lattice().ground(), display.swapsBoardColours());
    Extent all = Extent.of(COLS, ROWS);
    return new Canvas(sheet, all, palette, display.glyphs());
  }

  private void words(Game game) {
    Canvas canvas = canvas(game);
    canvas.fill(Role.TEXT);
    int x = 1;
    for (int i = 0; i < WORDS.length; i++) {
      String text = WORDS[i] == Role.HEADING ? theme.name() : words.text("sample." + i);
      x = i == FIRST ? 1 : x;
      String cut = Line.cut(text, Math.max(0, COLS - x), display.glyphs().more());
      canvas.text(x, i < FIRST ? 0 : 1, cut, WORDS[i]);
      x += CellText.width(cut) + 1;
    }
  }

  private void board(Game game, Extent room) {
    Position position = played(game, MOVES);
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

  /** Returns a game some random legal moves after its start, or at its end; always the same one. */
  private static Position played(Game game, int moves) {
    Position position = Position.start(game);
    for (int i = 0; i < moves; i++) {
      if (position.legalMoves().isEmpty()
          || !(position.play(move(position)) instanceof Played played)) {
        return position;
      }
      position = played.after();
    }
    return position;
  }

  private static Move move(Position position) {
    List<Move> legal = position.legalMoves();
    return legal.get((int) Math.floorMod(SplitMix64.mix(position.ply() + 1L), (long) legal.size()));
  }
}
