package dev.banmen.study;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.record.GameTree;
import dev.banmen.record.OwnProperties;
import dev.banmen.session.RefusedMoves;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The line of a game in play, which is the main line of a recording that grows with it. Immutable.
 *
 * @param notation how the recording names sites
 * @param steps what a node says of each move
 */
public record PlayedLine(Notation notation, List<List<Property>> steps) {
  public PlayedLine {
    steps = List.copyOf(steps);
  }

  /** The properties with which a game describes its moves; the rest at a node is its reader's. */
  private static final Set<String> TOLD =
      Set.of("B", "W", "BL", "WL", "OB", "OW", OwnProperties.PLAYED_ON);

  /** The moves that led to where a session is, and those that the rules refused on the way. */
  public static PlayedLine of(Session session) {
    Game game = session.position().game();
    GameTree tree = session.tree();
    List<List<Property>> steps = new ArrayList<>();
    int before = GameTree.ROOT;
    addRefused(session, before, steps);
    for (int node : tree.line(session.node())) {
      steps.add(step(session, before, tree.move(node)));
      addRefused(session, node, steps);
      before = node;
    }
    return new PlayedLine(Recordable.notation(game), steps);
  }

  private static void addRefused(Session session, int node, List<List<Property>> steps) {
    for (RefusedMoves.RefusedMove refused : session.refusedMoves().at(node)) {
      steps.add(step(session, node, refused.move()));
    }
  }

  private static List<Property> step(Session session, int from, Move move) {
    Property property = Recordable.property(session.position().game(), move);
    return session.playedOn().contains(from)
        ? List.of(property, Property.of(OwnProperties.PLAYED_ON, ""))
        : List.of(property);
  }

  /** Whether this is the main line of a tree. */
  public boolean isMainOf(RecordTree tree) {
    int node = RecordTree.ROOT;
    for (List<Property> step : steps) {
      int next = child(tree, node, step);
      if (next == RecordTree.NONE || next != tree.firstChild(node)) {
        return false;
      }
      node = next;
    }
    return tree.firstChild(node) == RecordTree.NONE;
  }

  /** The last node of this line that is in a tree. */
  public int end(RecordTree tree) {
    List<Integer> nodes = nodes(tree);
    return nodes.get(nodes.size() - 1);
  }

  /** The nodes of this line that are in a tree, the root first. */
  private List<Integer> nodes(RecordTree tree) {
    List<Integer> nodes = new ArrayList<>(List.of(RecordTree.ROOT));
    for (List<Property> step : steps) {
      int next = child(tree, nodes.get(nodes.size() - 1), step);
      if (next == RecordTree.NONE) {
        break;
      }
      nodes.add(next);
    }
    return nodes;
  }

  private int child(RecordTree tree, int node, List<Property> step) {
    for (int child : tree.children(node)) {
      for (Property property : tree.properties(child)) {
        if (property.isMove() && isSame(property, step.get(0))) {
          return child;
        }
      }
    }
    return RecordTree.NONE;
  }

  private boolean isSame(Property one, Property other) {
    return one.equals(other)
        || Recordable.move(notation, one).equals(Recordable.move(notation, other));
  }

  /**
   * Makes this the main line of a tree, in place of an earlier one. What was taken back goes,
   * unless its reader has added something to it.
   */
  RecordTree in(RecordTree tree, PlayedLine earlier) {
    RecordTree grown = earlier.withoutEnd(tree, shared(earlier));
    int node = RecordTree.ROOT;
    for (List<Property> step : steps) {
      int next = child(grown, node, step);
      if (next == RecordTree.NONE) {
        next = grown.size();
        grown = grown.grown(node, step);
      }
      if (grown.firstChild(node) != next) {
        grown = grown.moved(next, -grown.children(node).size());
      }
      node = next;
    }
    return grown;
  }

  private int shared(PlayedLine other) {
    int most = Math.min(steps.size(), other.steps.size());
    int shared = 0;
    while (shared < most && steps.get(shared).equals(other.steps.get(shared))) {
      shared++;
    }
    return shared;
  }

  private RecordTree withoutEnd(RecordTree tree, int kept) {
    List<Integer> nodes = nodes(tree);
    RecordTree rest = tree;
    for (int at = nodes.size() - 1; at > kept; at--) {
      int node = nodes.get(at);
      boolean isOnlyTold =
          rest.firstChild(node) == RecordTree.NONE
              && rest.properties(node).stream().allMatch(said -> TOLD.contains(said.id()));
      rest = isOnlyTold ? rest.without(node) : rest;
    }
    return rest;
  }
}
