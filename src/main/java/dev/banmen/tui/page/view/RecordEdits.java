package dev.banmen.tui.page.view;

import dev.banmen.game.record.RecordTree;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;

/** Undoable changes to the tree of a recording. Stateless. */
final class RecordEdits {
  private RecordEdits() {}

  private static PageResult say(RecordPage page, String sentence) {
    return page.saying(sentence).show();
  }

  static PageResult undo(RecordPage page) {
    return page.recordCursor().canUndo()
        ? page.changed(page.recordCursor().undone())
        : say(page, page.words().text("record.nothing.undo"));
  }

  static PageResult redo(RecordPage page) {
    return page.recordCursor().canRedo()
        ? page.changed(page.recordCursor().redone())
        : say(page, page.words().text("record.nothing.redo"));
  }

  /** Moves the current variation one place earlier (-1) or later (1) among its siblings. */
  static PageResult moved(RecordPage page, int by) {
    RecordCursor recordCursor = page.recordCursor();
    if (recordCursor.branch() == RecordTree.ROOT) {
      return say(page, page.words().text("record.variation.not"));
    }
    return recordCursor.canMove(by)
        ? page.changed(recordCursor.moved(by))
        : say(page, page.words().text(by < 0 ? "record.first" : "record.last"));
  }

  static PageResult delete(RecordPage page) {
    RecordCursor recordCursor = page.recordCursor();
    if (recordCursor.node() == RecordTree.ROOT) {
      return say(page, page.words().text("record.root"));
    }
    boolean isBack =
        page.is(Mode.TRYING) && page.view().pane() == RecordPane.BOARD; // what u does there
    return page.saying(page.words().text(isBack ? "record.deleted.trying" : "record.deleted"))
        .changed(recordCursor.deleted());
  }
}
