package dev.banmen.tui;

import dev.banmen.game.RecordTree;
import dev.banmen.tui.RecordLook.Mode;
import dev.banmen.tui.RecordLook.Pane;

/** What can be changed in the tree of a recording, and taken back. Stateless. */
final class RecordEdits {
  private RecordEdits() {}

  private static PageStep say(RecordPage page, String sentence) {
    return new PageStep.Show(page.saying(sentence));
  }

  static PageStep undo(RecordPage page) {
    return page.walk().canUndo()
        ? page.changed(page.walk().undone())
        : say(page, page.words().text("record.nothing.undo"));
  }

  static PageStep redo(RecordPage page) {
    return page.walk().canRedo()
        ? page.changed(page.walk().redone())
        : say(page, page.words().text("record.nothing.redo"));
  }

  /**
   * Has the variation that one is in stand before others, or after them.
   *
   * @param by -1 for a place earlier, 1 for one later
   */
  static PageStep moved(RecordPage page, int by) {
    Walk walk = page.walk();
    int node = branch(walk);
    if (node == RecordTree.ROOT) {
      return say(page, page.words().text("record.variation.not"));
    }
    RecordTree tree = walk.tree();
    boolean canMove =
        by < 0 ? tree.firstChild(tree.parent(node)) != node : tree.nextSibling(node) >= 0;
    return canMove
        ? page.changed(walk.changed(tree.moved(node, by), walk.node()))
        : say(page, page.words().text(by < 0 ? "record.first" : "record.last"));
  }

  /** The first node of the innermost variation that one is in; the root if one is in none. */
  private static int branch(Walk walk) {
    Finder finder = new Finder(walk.tree());
    int at = walk.node();
    while (at != RecordTree.ROOT && !finder.isBranch(at)) {
      at = walk.tree().parent(at);
    }
    return at;
  }

  /** Takes the node out, and all that comes after it. */
  static PageStep delete(RecordPage page) {
    Walk walk = page.walk();
    int node = walk.node();
    if (node == RecordTree.ROOT) {
      return say(page, page.words().text("record.root"));
    }
    int parent = walk.tree().parent(node);
    boolean isBack = page.is(Mode.TRYING) && page.look().pane() == Pane.BOARD; // what u does there
    return page.saying(page.words().text(isBack ? "record.deleted.trying" : "record.deleted"))
        .changed(walk.changed(walk.tree().without(node), parent));
  }
}
