package dev.banmen.session;

import dev.banmen.game.Move;
import dev.banmen.record.GameTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A session's current node in the tree of everything played. Immutable.
 *
 * @param tree everything played, including what was taken back
 * @param node the current node of the tree
 * @param redoNodes the nodes that {@link Event.Act#REDO} goes to, the next one first: the line that
 *     was left, or else the last tried moves, down to a node without children
 * @param playedOn the nodes where play resumed although both sides had passed. Going there in the
 *     tree finds play open; passing there again opens the count
 * @param cut the nodes of the moves that a computer chose because its time was over
 */
public record TreeCursor(
    GameTree tree, int node, List<Integer> redoNodes, Set<Integer> playedOn, Set<Integer> cut) {
  static final TreeCursor BARE =
      new TreeCursor(GameTree.BARE, GameTree.ROOT, List.of(), Set.of(), Set.of());

  public TreeCursor {
    redoNodes = List.copyOf(redoNodes);
    playedOn = Collections.unmodifiableSet(new TreeSet<>(playedOn));
    cut = Set.copyOf(cut);
  }

  /** Goes to the node of a move from here, which is added if it is new. */
  TreeCursor played(Move move, boolean isCut) {
    GameTree grown = tree.with(node, move);
    int child = grown.child(node, move);
    return new TreeCursor(
        grown, child, redoNodes(grown, child), playedOn, isCut ? with(cut, child) : cut);
  }

  private static Set<Integer> with(Set<Integer> nodes, int one) {
    Set<Integer> more = new TreeSet<>(nodes);
    more.add(one);
    return more;
  }

  TreeCursor to(int next) {
    return new TreeCursor(tree, next, redoNodes(tree, next), playedOn, cut);
  }

  /** Resumes play here although both sides have passed. */
  TreeCursor resumed() {
    return new TreeCursor(tree, node, redoNodes(tree, node), with(playedOn, node), cut);
  }

  /** The redo line from a node: the line being left if it goes through there. */
  private List<Integer> redoNodes(GameTree grown, int next) {
    List<Integer> left = new ArrayList<>(grown.line(node));
    left.addAll(redoNodes);
    int reached = next == GameTree.ROOT ? 0 : left.indexOf(next) + 1;
    boolean isOnLine = next == GameTree.ROOT || reached > 0;
    return isOnLine && reached < left.size()
        ? left.subList(reached, left.size())
        : grown.newest(next);
  }
}
