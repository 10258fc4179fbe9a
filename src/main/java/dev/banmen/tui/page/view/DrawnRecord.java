package dev.banmen.tui.page.view;

import dev.banmen.game.record.RecordTree;
import dev.banmen.study.Finder;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.TreePicture;

/**
 * A recording at one of its nodes, and what its whole tree looks like. Immutable.
 *
 * @param hasComments whether any node has a comment
 */
record DrawnRecord(RecordCursor recordCursor, TreePicture picture, boolean hasComments) {
  static DrawnRecord of(RecordCursor recordCursor) {
    RecordTree tree = recordCursor.tree();
    Finder finder = new Finder(tree);
    boolean hasComments =
        finder.isComment(RecordTree.ROOT)
            || finder.from(RecordTree.ROOT, true, finder::isComment) != RecordTree.NONE;
    int[] numbers = recordCursor.board().numbers(recordCursor.recording());
    return new DrawnRecord(recordCursor, TreePicture.of(tree, numbers), hasComments);
  }

  /** Returns the record at another place or in another state; only a new tree is drawn again. */
  DrawnRecord at(RecordCursor there) {
    return there.tree() == recordCursor.tree()
        ? new DrawnRecord(there, picture, hasComments)
        : of(there);
  }
}
