package dev.banmen.tui.page.learn;

import dev.banmen.game.Position;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/**
 * A page that lists what can be learned, in groups under headings, and beside the list, if there is
 * room, what is known of the chosen item. Immutable.
 */
interface GroupedPage extends ListPage {
  /** Returns how many items there are. */
  int count();

  /** Whether an item has a heading above it. */
  boolean isFirstOfGroup(int item);

  /** Returns what the list is. */
  String heading();

  /** Returns one sentence to show in place of that, in two rows at most; often empty. */
  String notice();

  /** Paints the heading above an item. */
  void group(Canvas line, int item);

  /**
   * Paints an item.
   *
   * @param role of its name: that of the chosen one is another
   * @param isAlone whether nothing has room beside the list
   */
  void item(Canvas line, int item, Role role, boolean isAlone);

  /** Paints what is known of the chosen item. */
  void side(Canvas canvas);

  /** Paints what stands in place of an empty list; nothing by default. */
  default void none(Canvas canvas) {}

  @Override
  default GroupedRows listed(Extent screen) {
    return new GroupedRows(screen, count(), this::isFirstOfGroup, at());
  }

  @Override
  default void paintList(Canvas canvas) {
    int cols = canvas.cols() - 2;
    canvas.text(1, 0, notice().isEmpty() ? heading() : "", cols, Role.HEADING);
    canvas.lines(1, 0, Line.wrap(notice(), Role.TEXT, cols), ListRows.TOP, cols);
    GroupedRows rows = listed(canvas.extent());
    boolean isAlone = rows.side().cols() == 0;
    rows.paint(canvas, (line, row) -> row(line, row, isAlone));
    KeyLine.paint(KeyLine.foot(canvas), keyHints(canvas.extent()));
    if (count() == 0) {
      none(canvas);
    } else if (!isAlone) {
      side(canvas.part(rows.side()));
    }
  }

  private void row(Canvas line, int row, boolean isAlone) {
    if (row < 0) {
      group(line, -1 - row);
    } else {
      item(line, row, ListRows.light(line, row == at()), isAlone);
    }
  }

  /** Paints a board below some lines, as large as it fits; nothing if only a part of it would. */
  static void paintBelow(Canvas canvas, int lines, Position position, ShownPart part) {
    int y = lines + 1;
    Extent room = new Extent(0, y, canvas.cols(), Math.max(1, canvas.rows() - y));
    new BoardPreview(position, part, room).paintIfWhole(canvas);
  }
}
