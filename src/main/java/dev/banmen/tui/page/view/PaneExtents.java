package dev.banmen.tui.page.view;

import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;

/** Where the panes of a recording are; those without rows take one place instead. Immutable. */
public record PaneExtents(Extent status, Extent comment, Extent tree, Extent info, Extent instead) {
  private static final Extent NOWHERE = Extent.of(0, 0);

  /** Returns the status as the only pane with a place of its own. */
  static PaneExtents of(Extent status, Extent instead) {
    return new PaneExtents(status, NOWHERE, NOWHERE, NOWHERE, instead);
  }

  /** Returns all panes in a column, as many as its height allows. */
  static PaneExtents oneColumn(Extent side) {
    int rows = side.rows();
    int statusRows = Math.max(6, Math.min(13, rows * 2 / 5));
    int treeRows = rows < 18 ? 0 : Math.min(12, rows / 4);
    int infoRows = rows < 34 ? 0 : 8;
    int commentRows = rows < 12 ? 0 : rows - statusRows - treeRows - infoRows;
    return new PaneExtents(
        piece(side, 0, commentRows == 0 ? rows : statusRows),
        piece(side, statusRows + infoRows, commentRows),
        piece(side, rows - treeRows, treeRows),
        piece(side, statusRows, infoRows),
        side);
  }

  static PaneExtents twoColumns(Extent side, Extent column) {
    int rows = side.rows();
    int statusRows = Math.max(10, rows / 2);
    int treeRows = rows / 2;
    return new PaneExtents(
        piece(side, 0, statusRows),
        piece(column, 0, rows - treeRows),
        piece(column, rows - treeRows, treeRows),
        piece(side, statusRows, rows - statusRows),
        side);
  }

  private static Extent piece(Extent column, int y, int rows) {
    return rows <= 0 ? NOWHERE : new Extent(column.x(), column.y() + y, column.cols(), rows);
  }

  /** Returns where a pane is shown while keys go to this one; empty if it isn't. */
  public Extent place(RecordPane shown, RecordPane focus) {
    Extent own = own(shown);
    if (isInstead(focus)) {
      return shown == focus ? instead : own.x() == instead.x() ? NOWHERE : own;
    }
    return own;
  }

  private Extent own(RecordPane pane) {
    return switch (pane) {
      case BOARD -> NOWHERE;
      case COMMENT -> comment;
      case TREE -> tree;
      case INFO -> info;
    };
  }

  /** Whether a pane that keys go to replaces others. */
  boolean isInstead(RecordPane focus) {
    return focus != RecordPane.BOARD && own(focus).rows() == 0;
  }
}
