package dev.banmen.tui;

import dev.banmen.game.Move;
import dev.banmen.record.GameTree;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;

/**
 * The moves that were refused while a game was looked at, each at the node of its tree where it was
 * tried. Immutable.
 */
record Tried(List<Integer> nodes, List<Move> moves) {
  static final Tried NOTHING = new Tried(List.of(), List.of());

  Tried with(int node, Move move) {
    List<Integer> moreNodes = new ArrayList<>(nodes);
    List<Move> moreMoves = new ArrayList<>(moves);
    moreNodes.add(node);
    moreMoves.add(move);
    return new Tried(moreNodes, moreMoves);
  }

  /** Every move that was tried on the way to where a session stands, played or not, in order. */
  List<Move> to(Session session) {
    List<Move> line = new ArrayList<>();
    addAt(GameTree.ROOT, line);
    for (int node : session.tree().line(session.node())) {
      line.add(session.tree().move(node));
      addAt(node, line);
    }
    return line;
  }

  private void addAt(int node, List<Move> line) {
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i) == node) {
        line.add(moves.get(i));
      }
    }
  }
}
