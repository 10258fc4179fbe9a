package dev.banmen.tui;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Property;
import dev.banmen.game.RecordTree;
import dev.banmen.game.Recording;
import dev.banmen.game.Side;
import dev.banmen.tui.Manuscript.Version;
import java.util.List;
import java.util.Optional;

/**
 * Where one is in a recording, and the line that is shown: the way to the node and on from there.
 * Going into a variation shows its line; going back keeps it. Immutable, but for the board that the
 * walker moves about behind it.
 *
 * @param picture of the tree
 * @param course the line that is shown
 * @param at which node of it
 * @param stand that node on the board
 */
record Walk(
    Walker walker, Manuscript script, TreePicture picture, Course course, int at, Stand stand) {
  /** A recording at its root. */
  static Walk of(Walker walker, Manuscript script) {
    Recording recording = script.recording();
    RecordTree tree = recording.tree();
    return new Walk(
        walker,
        script,
        TreePicture.of(tree),
        walker.course(recording, tree.end(RecordTree.ROOT)),
        0,
        walker.stand(recording, RecordTree.ROOT));
  }

  Recording recording() {
    return script.recording();
  }

  RecordTree tree() {
    return script.recording().tree();
  }

  Game game() {
    return walker.game();
  }

  int node() {
    return stand.node();
  }

  /** The number of the last move. */
  int number() {
    return course.number(at);
  }

  /** At a node of the line that is shown, or at its first or last one. */
  Walk along(int index) {
    int there = Math.max(0, Math.min(course.size() - 1, index));
    return there == at
        ? this
        : new Walk(
            walker, script, picture, course, there, walker.stand(recording(), course.node(there)));
  }

  /** At a node of the tree, whose line is shown then. */
  Walk to(int node) {
    int on = course.indexOf(node);
    return on >= 0 ? along(on) : onLine(tree().end(node), node);
  }

  private Walk onLine(int end, int node) {
    Course other = walker.course(recording(), end);
    Stand there = walker.stand(recording(), node);
    return new Walk(walker, script, picture, other, other.indexOf(node), there);
  }

  /** The same place in what differs in no node. */
  Walk with(Manuscript other) {
    return new Walk(walker, other, picture, course, at, stand);
  }

  /** At a node of a tree that was changed. */
  Walk changed(RecordTree tree, int node) {
    return in(script.changed(tree, node()), node);
  }

  private Walk in(Manuscript other, int node) {
    TreePicture drawn = TreePicture.of(other.recording().tree());
    Walk there = new Walk(walker, other, drawn, course, at, stand);
    return there.onLine(lineThrough(other.recording().tree(), node), node);
  }

  /** The end of the line that is shown, if it still goes through a node. */
  private int lineThrough(RecordTree tree, int node) {
    int end = course.end();
    boolean isThere = end < tree.size() && course.indexOf(node) >= 0 && isIn(tree, end);
    return isThere ? tree.end(end) : tree.end(node);
  }

  /** Whether a node can be come to from the root. */
  private static boolean isIn(RecordTree tree, int node) {
    for (int at = node; at != RecordTree.ROOT; at = tree.parent(at)) {
      int sibling = tree.firstChild(tree.parent(at));
      while (sibling != at && sibling != RecordTree.NONE) {
        sibling = tree.nextSibling(sibling);
      }
      if (sibling != at) {
        return false;
      }
    }
    return true;
  }

  boolean canUndo() {
    return !script.past().isEmpty();
  }

  boolean canRedo() {
    return !script.ahead().isEmpty();
  }

  /** Without the last change, where that was made. */
  Walk undone() {
    Version last = script.past().get(script.past().size() - 1);
    return in(script.undone(node()), last.node());
  }

  /** With the last change that was taken back. */
  Walk redone() {
    Version next = script.ahead().get(script.ahead().size() - 1);
    return in(script.redone(node()), next.node());
  }

  /** The node that a move leads to from here; {@link RecordTree#NONE} if none does. */
  int child(Move move) {
    RecordTree tree = tree();
    for (int child = tree.firstChild(node()); child != RecordTree.NONE; ) {
      if (walker.move(child).filter(move::equals).isPresent()) {
        return child;
      }
      child = tree.nextSibling(child);
    }
    return RecordTree.NONE;
  }

  /** A legal move is made: where the record has it, or in a new variation. */
  Walk played(Move move) {
    int child = child(move);
    if (child != RecordTree.NONE) {
      return to(child);
    }
    String id = move.side() == Side.BLACK ? "B" : "W";
    String value = move instanceof Place place ? game().recordNotation().name(place.site()) : "";
    int grown = tree().size();
    return changed(tree().grown(node(), List.of(Property.of(id, value))), grown);
  }

  /** What the rules say of this node's move. */
  Optional<Explanation> explanation() {
    return walker.explanation(recording(), node());
  }

  /** How many nodes stand beside this one, itself included; 1 for the root. */
  int variations() {
    return node() == RecordTree.ROOT ? 1 : tree().children(tree().parent(node())).size();
  }

  /** Which of them this one is, from 1. */
  int variation() {
    return node() == RecordTree.ROOT
        ? 1
        : tree().children(tree().parent(node())).indexOf(node()) + 1;
  }
}
