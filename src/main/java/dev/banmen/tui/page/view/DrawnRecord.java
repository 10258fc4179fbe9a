package dev.banmen.tui.page.view;

import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.TreePicture;

/**
 * A recording at one of its nodes, and the picture of its tree. Immutable.
 *
 * @param walk where in the recording
 */
record DrawnRecord(RecordCursor walk, TreePicture picture) {
  static DrawnRecord of(RecordCursor walk) {
    return new DrawnRecord(walk, TreePicture.of(walk.tree()));
  }

  /** Somewhere else, or in another state; the tree is only drawn again if it is another. */
  DrawnRecord at(RecordCursor there) {
    return there.tree() == walk.tree() ? new DrawnRecord(there, picture) : of(there);
  }
}
