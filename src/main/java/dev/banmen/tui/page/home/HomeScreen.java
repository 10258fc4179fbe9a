package dev.banmen.tui.page.home;

import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** Paints the first page. Stateless. */
final class HomeScreen {
  /** Where the title starts: as far right as the texts of the list. */
  private static final int TITLE_X = 2;

  /** The caption below a board. */
  private static final int BELOW_BOARD = 1;

  private HomeScreen() {}

  static void paint(HomePage page, Canvas canvas) {
    HomeFrame frame = HomeFrame.of(Extent.of(canvas.cols(), canvas.rows()), page.part());
    head(HomeHints.head(page, frame), canvas.part(frame.head()));
    ListPainter.paint(page, ListPlace.of(page, frame), canvas.part(frame.list()));
    if (frame.hasBoard()) {
      board(page, frame.board(), canvas);
    }
    hint(page, frame, canvas);
    Canvas keys = canvas.part(frame.keys());
    if (page.input().command().isPresent()) {
      CommandLineEdit command = page.input().command().get();
      TypedText.paint(keys, ":" + command.text(), Role.TEXT);
      Extent above = new Extent(frame.keys().x(), frame.keys().y() - 1, frame.keys().cols(), 1);
      HomeCommands.LINE.paint(canvas.part(above), page);
    } else {
      KeyLine.paint(keys, HomeHints.keys(page, keys.cols()));
    }
  }

  private static void head(HomeItem head, Canvas canvas) {
    head.paint(canvas, TITLE_X, canvas.cols() - TITLE_X, Role.HEADING);
  }

  /** Paints what there is to say below the list; over the whole width if it needs more room. */
  private static void hint(HomePage page, HomeFrame frame, Canvas canvas) {
    List<Line> lines = HomeHints.lines(page, frame);
    Extent hint = frame.hint();
    if (lines.isEmpty()) {
      return;
    }
    boolean isQuiet = lines.get(0).role() == Role.QUIET;
    if (isQuiet || lines.size() <= hint.rows()) {
      ListPlace list = ListPlace.of(page, frame);
      int rows = hint.rows() == 0 ? 0 : hint.rows() + Math.max(0, list.free() - 1);
      int shown = Math.min(lines.size(), rows);
      Extent below = new Extent(hint.x(), frame.keys().y() - shown, hint.cols(), shown);
      String more = canvas.glyphs().more();
      List<Line> fitting = Line.fitting(lines, shown, hint.cols() - TITLE_X, more);
      canvas.part(below).lines(TITLE_X, 0, fitting);
      return;
    }
    List<Line> wide =
        Line.wrap(HomeHints.text(page, frame), lines.get(0).role(), frame.keys().cols());
    int row = ListPlace.of(page, frame).line(page.at()); // what is wrong stays visible
    int above = page.part() == HomePart.OPTIONS ? frame.list().y() + row + 1 : 1;
    int rows = Math.min(wide.size(), Math.max(1, frame.keys().y() - above));
    Canvas over = canvas.part(new Extent(0, frame.keys().y() - rows, canvas.cols(), rows));
    over.fill(Role.TEXT);
    over.lines(1, 0, Line.fitting(wide, rows, over.cols() - 2, canvas.glyphs().more()));
  }

  /**
   * Paints the board of what is chosen as large as fits, and below it one line about it. If its
   * pieces would be small, it also takes the rows above its place.
   */
  private static void board(HomePage page, Extent place, Canvas canvas) {
    Extent high = new Extent(place.x(), 0, place.cols(), place.y() + place.rows());
    BoardPreview low = preview(page, place);
    BoardPreview whole = low.hasLargePieces() ? low : preview(page, high);
    boolean isHigh = whole.hasLargePieces() && !low.hasLargePieces();
    BoardPreview board = isHigh ? whole : low;
    Canvas part = canvas.part(isHigh ? high : place);
    board.paint(part);
    Extent below = new Extent(0, board.area().rows(), part.cols(), BELOW_BOARD);
    caption(HomeItems.caption(page), part.part(below), board.area().x());
  }

  private static BoardPreview preview(HomePage page, Extent place) {
    Extent room = Extent.of(place.cols(), Math.max(1, place.rows() - BELOW_BOARD));
    return new BoardPreview(page.board(), room);
  }

  private static void caption(HomeItem caption, Canvas canvas, int x) {
    String more = canvas.glyphs().more();
    int about = caption.about().isEmpty() ? 0 : 1 + CellText.width(caption.about());
    int room = Math.max(canvas.cols() - about, canvas.cols() / 2);
    String name = Line.parts(caption.name(), room, "", more);
    int left = Math.max(0, Math.min(x, canvas.cols() - CellText.width(name) - about));
    canvas.text(left, 0, name, Role.STRONG);
    int from = left + CellText.width(name) + 1;
    canvas.text(from, 0, Line.cut(caption.about(), canvas.cols() - from, more), Role.QUIET);
  }
}
