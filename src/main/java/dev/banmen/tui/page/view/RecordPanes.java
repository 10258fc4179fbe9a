package dev.banmen.tui.page.view;

import dev.banmen.tui.board.TreePane;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.LongPage;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;

/** The panes beside the board of a recording, each under its heading. Stateless. */
final class RecordPanes {
  private static final int HEADING = 1;
  private static final int FAR = 1_000_000;

  private RecordPanes() {}

  static void paint(Canvas canvas, RecordPage page, RecordFrame frame) {
    RecordPane focus = page.pane();
    if (!frame.panes().isInstead(focus)) {
      status(canvas.part(frame.panes().status()), page, frame);
    }
    paint(canvas, page, frame, RecordPane.COMMENT, page.words().text("record.comment"));
    paint(canvas, page, frame, RecordPane.TREE, page.words().text("record.tree"));
    paint(canvas, page, frame, RecordPane.INFO, page.words().text("record.info"));
  }

  private static void status(Canvas canvas, RecordPage page, RecordFrame frame) {
    RecordWords words = new RecordWords(page, canvas.cols(), canvas.glyphs());
    boolean hasComment = frame.panes().comment().rows() > 0;
    canvas.lines(0, 0, words.status(canvas.rows(), frame.isWide(), hasComment, frame.board()));
  }

  private static void paint(
      Canvas whole, RecordPage page, RecordFrame frame, RecordPane pane, String heading) {
    Extent place = frame.panes().place(pane, page.pane());
    if (place.rows() == 0) {
      return;
    }
    boolean isFocus = page.pane() == pane;
    Canvas canvas = whole.part(place);
    String title = isFocus ? "[" + heading + "]" : " " + heading;
    canvas.text(0, 0, Line.cut(title, canvas.cols(), canvas.glyphs().more()), Role.HEADING);
    Canvas inner = whole.part(inner(place));
    if (pane == RecordPane.TREE) {
      TreePane.paint(inner, page.recordCursor(), page.picture());
    } else if (pane == RecordPane.COMMENT && page.writing().isPresent()) {
      WritingPane.paint(inner, page.writing().get());
    } else {
      text(whole, inner(place), page, pane, isFocus ? page.view().scrolled() : 0);
    }
  }

  static Extent inner(Extent place) {
    return new Extent(
        place.x(), place.y() + HEADING, place.cols(), Math.max(0, place.rows() - HEADING));
  }

  /** Paints the text of a pane, and to its right whether there is more. */
  private static void text(
      Canvas whole, Extent place, RecordPage page, RecordPane pane, int first) {
    Canvas canvas = whole.part(place);
    int rows = canvas.rows();
    List<Line> lines = lines(page, pane, canvas.cols(), canvas.glyphs(), first + rows + 1);
    for (int y = 0; y < rows && first + y < lines.size(); y++) {
      canvas.text(0, y, lines.get(first + y).text(), lines.get(first + y).role());
    }
    if (first > 0) {
      whole.put(place.x() + place.cols(), place.y(), '^', Role.QUIET);
    }
    if (lines.size() > first + rows) {
      whole.put(place.x() + place.cols(), place.y() + rows - 1, 'v', Role.QUIET);
    }
  }

  private static List<Line> lines(
      RecordPage page, RecordPane pane, int cols, Glyphs glyphs, int most) {
    return pane == RecordPane.INFO
        ? new RecordInfo(page, cols - 1, most).lines()
        : new RecordWords(page, cols - 1, glyphs).comment(most);
  }

  /** Handles a key in a pane; empty if it means the same as on the board. */
  static Optional<PageResult> on(RecordPage page, Input.Key key, Extent screen) {
    return switch (page.view().pane()) {
      case BOARD -> Optional.empty();
      case TREE -> inTree(page, key);
      case COMMENT, INFO -> inText(page, key, screen);
    };
  }

  private static Optional<PageResult> inTree(RecordPage page, Input.Key key) {
    boolean up = key.code() == Code.UP || key.is('k');
    if (up || key.code() == Code.DOWN || key.is('j')) {
      int beside = page.picture().beside(page.recordCursor().node(), up ? -1 : 1);
      return Optional.of(page.to(beside).show());
    }
    return Optional.empty();
  }

  private static Optional<PageResult> inText(RecordPage page, Input.Key key, Extent screen) {
    RecordPane pane = page.view().pane();
    Extent place = page.frame(screen).panes().place(pane, pane);
    int far = LongPage.page(inner(place).rows());
    int by =
        switch (key.code()) {
          case UP -> -1;
          case DOWN -> 1;
          case PAGE_UP -> -far;
          case PAGE_DOWN -> far;
          case HOME -> -FAR;
          case END -> FAR;
          default -> key.is('j') ? 1 : key.is('k') ? -1 : 0;
        };
    if (by == 0) {
      return Optional.empty();
    }
    return Optional.of(scrolled(page, place, by).show());
  }

  static RecordPage scrolled(RecordPage page, Extent place, int by) {
    Extent inner = inner(place);
    int first = Math.max(0, page.view().scrolled() + by);
    List<Line> lines =
        lines(page, page.pane(), inner.cols(), Glyphs.ASCII, first + inner.rows() + 1);
    int last = Math.max(0, lines.size() - inner.rows());
    return page.with(page.view().scrolled(Math.min(first, last)));
  }
}
