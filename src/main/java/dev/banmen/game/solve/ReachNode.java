package dev.banmen.game.solve;

import java.util.ArrayList;
import java.util.List;

/**
 * A position that a search has looked at. Mutable, one thread.
 *
 * @param <S> the type of the positions
 */
final class ReachNode<S extends ReachState<S>> {
  /** The bytes of one, with its place in the table and the positions that wait for it. */
  static final int ROOM = 160;

  final long key;
  final boolean isHunters;
  S state; // null once it is not needed any more
  int[] moves;
  int next; // the move to look at
  int rank; // if reached: in how many moves, against the longest resistance that was found
  boolean isReached;
  boolean isWide; // has the moves that disturb a proof
  private List<ReachNode<S>> waiting; // those that may be reached if this one is; null for none

  ReachNode(S state, int[] moves) {
    key = state.key();
    isHunters = state.isHunters();
    this.state = state;
    this.moves = moves;
  }

  void await(ReachNode<S> other) {
    if (waiting == null) {
      waiting = new ArrayList<>(1);
    }
    waiting.add(other);
  }

  /** Takes the nodes that wait for this one; they are given once. */
  List<ReachNode<S>> waiting() {
    List<ReachNode<S>> all = waiting == null ? List.of() : waiting;
    waiting = null;
    return all;
  }
}
