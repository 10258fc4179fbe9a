package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.game.Game;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.page.Behaviour;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Set;

/** Handles the first page's input, and paints it. Stateless. */
public final class HomeScreen implements Behaviour<HomePage> {
  private static final HomeScreen INSTANCE = new HomeScreen();

  private static final Site NOWHERE = new Site(-9, -9);

  private HomeScreen() {}

  public static HomePage page(Person person, Words words) {
    return HomePage.of(INSTANCE, person, words);
  }

  @Override
  public PageResult on(HomePage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return HomeKeys.on(page, pointed, screen);
    } else if (page.input().command().isPresent()) {
      return HomeCommands.on(page, page.input().command().get(), input);
    } else if (page.typing().isPresent()) {
      return HomeTyping.on(page, page.typing().get(), input);
    }
    return input instanceof Input.Key key
        ? HomeKeys.on(page.quiet(), key)
        : new PageResult.Show(page);
  }

  @Override
  public void paint(HomePage page, Canvas canvas) {
    if (SmallScreen.says(canvas, page.words())) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    HomeFrame frame = HomeFrame.of(screen);
    String title = HomeHints.title(page, frame); // not into the board beside it
    canvas.text(1, 0, Line.cut(title, frame.list().cols(), canvas.glyphs().more()), Role.HEADING);
    page.rows(frame).paint(canvas.part(HomeRows.withSigns(frame.list())));
    Canvas below = canvas.part(frame.hint());
    List<Line> hints = HomeHints.lines(page, frame);
    below.lines(0, 0, Line.fitting(hints, below.rows(), below.cols(), canvas.glyphs().more()));
    if (frame.board().cols() > 0) {
      board(page.demo(), canvas, frame.board());
    }
    Canvas keys = canvas.part(frame.keys());
    if (page.input().command().isPresent()) {
      CommandLineEdit command = page.input().command().get();
      TypedText.paint(keys, ":" + command.text(), Role.TEXT);
      Extent above = new Extent(frame.keys().x(), frame.keys().y() - 1, frame.keys().cols(), 1);
      Completion.paint(canvas.part(above), command, HomeCommands.known(page));
    } else {
      KeyLine.paint(keys, HomeHints.keys(page));
    }
  }

  /** Paints the board beside the list, its labels on the line above, the game's name below. */
  private static void board(DemoGame demo, Canvas canvas, Extent whole) {
    Extent place = new Extent(whole.x(), whole.y(), whole.cols(), Math.max(0, whole.rows() - 1));
    Position position = demo.position();
    Game game = position.game();
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), place);
    int cols = Math.min(wanted.cols(), place.cols());
    int rows = Math.min(wanted.rows(), place.rows());
    int x = place.x() + (place.cols() - cols) / 2;
    int y = Math.min(1, place.rows() - rows);
    Site middle = new Site(game.lattice().rows() / 2, game.lattice().cols() / 2);
    Extent area = new Extent(x, y, cols, rows);
    BoardView view = new BoardView(game.lattice(), game.notation(), area, middle);
    BoardPainter.paint(canvas, view, Scene.of(position, NOWHERE, Set.of(), Overlay.NONE));
    String title = Line.cut(demo.title(), place.cols(), canvas.glyphs().more());
    int left = place.x() + (place.cols() - CellText.width(title)) / 2;
    canvas.text(left, Math.min(area.y() + rows + 1, whole.rows() - 1), title, Role.QUIET);
  }
}
