package dev.banmen.tui.page.view;

import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.TreePicture;

/** A recording at one of its nodes, and the picture of its tree. Immutable. */
record DrawnRecord(RecordCursor recordCursor, TreePicture picture) {
  static DrawnRecord of(RecordCursor recordCursor) {
    return new DrawnRecord(recordCursor, TreePicture.of(recordCursor.tree()));
  }

  /** Returns the record at another place or in another state; only a new tree is drawn again. */
  DrawnRecord at(RecordCursor there) {
    return there.tree() == recordCursor.tree() ? new DrawnRecord(there, picture) : of(there);
  }
}
