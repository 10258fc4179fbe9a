package dev.banmen.study;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;

/** Finds nodes of a tree, in the order of its file. Immutable. */
public record Finder(RecordTree tree) {
  /** Comments, and the names of nodes, players, teams, the game and its event. */
  private static final Set<String> TEXTS = Set.of("C", "N", "PB", "PW", "BT", "WT", "GN", "EV");

  /**
   * A node that contains a text.
   *
   * @param number its number among all such nodes, from 1
   * @param id the property that contains it
   */
  public record Match(int number, int all, String id) {}

  /** The nearest matching node after or before another; {@link RecordTree#NONE} if none. */
  public int from(int node, boolean isForward, IntPredicate kind) {
    if (isForward) {
      int at = tree.following(node);
      while (at != RecordTree.NONE && !kind.test(at)) {
        at = tree.following(at);
      }
      return at;
    }
    int found = RecordTree.NONE;
    for (int at = RecordTree.ROOT; at != node; at = tree.following(at)) {
      found = kind.test(at) ? at : found;
    }
    return found;
  }

  /**
   * The next node that contains this text, ignoring case; after the last one the search wraps to
   * the first. {@link RecordTree#NONE} if none does.
   */
  public int saying(int node, String text) {
    String small = text.toLowerCase(Locale.ROOT);
    int found = from(node, true, at -> says(at, small));
    if (found != RecordTree.NONE) {
      return found;
    }
    return says(RecordTree.ROOT, small)
        ? RecordTree.ROOT
        : from(RecordTree.ROOT, true, at -> says(at, small));
  }

  private boolean says(int node, String small) {
    return !property(node, small).isEmpty();
  }

  /** Returns the name of the first property that contains a text; empty if none does. */
  private String property(int node, String small) {
    for (Property property : tree.properties(node)) {
      if (TEXTS.contains(property.id())
          && property.value().toLowerCase(Locale.ROOT).contains(small)) {
        return property.id();
      }
    }
    return "";
  }

  /** Returns which match of a text a node is, and in which property it has it. */
  public Match match(int node, String text) {
    String small = text.toLowerCase(Locale.ROOT);
    int all = 0;
    int number = 0;
    for (int at = RecordTree.ROOT; at != RecordTree.NONE; at = tree.following(at)) {
      all += says(at, small) ? 1 : 0;
      number = at == node ? all : number;
    }
    return new Match(number, all, property(node, small));
  }

  /** Whether a node has a comment. */
  public boolean isComment(int node) {
    return !tree.text(node, "C").isEmpty();
  }

  /**
   * The last node with a comment on the way to a node, which is never in another variation; {@link
   * RecordTree#NONE} if there is none.
   */
  public int commentBefore(int node) {
    int at = node;
    while (at != RecordTree.ROOT) {
      at = tree.parent(at);
      if (isComment(at)) {
        return at;
      }
    }
    return RecordTree.NONE;
  }

  /** Whether a node has siblings. */
  public boolean isBranch(int node) {
    return node != RecordTree.ROOT
        && tree.nextSibling(tree.firstChild(tree.parent(node))) != RecordTree.NONE;
  }
}
