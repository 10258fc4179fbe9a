package dev.banmen.tui.page.view;

import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.TreePicture;

/**
 * A recording at one of its nodes, and the picture of its tree. Immutable.
 *
 * @param walk the place in the recording
 */
record DrawnRecord(RecordCursor walk, TreePicture picture) {
  static DrawnRecord of(RecordCursor walk) {
    return new DrawnRecord(walk, TreePicture.of(walk.tree()));
  }

  /** Returns the record at another place or in another state; only a new tree is drawn again. */
  DrawnRecord at(RecordCursor there) {
    return there.tree() == walk.tree() ? new DrawnRecord(there, picture) : of(there);
  }
}
