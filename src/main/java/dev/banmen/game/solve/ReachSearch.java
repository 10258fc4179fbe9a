package dev.banmen.game.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out whether the hunter can force what it wants in a finite number of moves. Positions that
 * repeat are no trouble: each is looked at once, taken for not reached at first, and looked at
 * again only when something it relied on turns out to be reached. What then is left is the least
 * fixed point: Liu and Smolka, "Simple linear-time algorithms for minimal fixed points" (1998).
 * Mutable, one thread.
 *
 * @param <S> the type of the positions
 */
public final class ReachSearch<S extends ReachState<S>> {
  /** The bytes that a search keeps at most; then it gives up. */
  public static final long MOST_ROOM = 96L << 20;

  private static final int LONGEST_LINE = 12; // moves
  private static final int[] NONE = {};

  private final long most;
  private final ReachTable<S> nodes = new ReachTable<>();
  private final Deque<ReachNode<S>> stack = new ArrayDeque<>();
  private final Deque<ReachNode<S>> reached = new ArrayDeque<>();
  private long room; // bytes, counted as positions and what they hold
  private boolean isSpent;

  /**
   * Creates a search.
   *
   * @param most the number of positions to look at before giving up
   */
  public ReachSearch(long most) {
    this.most = most;
  }

  /** The number of positions looked at so far. */
  public long positions() {
    return nodes.size();
  }

  /** The bytes that it keeps, as it counts them. */
  public long room() {
    return room;
  }

  /** Whether the hunter forces it from here; empty if that isn't known after so many positions. */
  public Optional<Boolean> reaches(S root) {
    ReachNode<S> node = nodes.get(root.key());
    if (node == null && !isSpent) {
      node = add(root);
      work();
    }
    return node != null && node.isReached
        ? Optional.of(true)
        : isSpent ? Optional.empty() : Optional.of(false);
  }

  /** In how many moves at most it is reached, from a position that was asked about, where it is. */
  public int rank(S root) {
    return nodes.get(root.key()).rank;
  }

  private ReachNode<S> add(S state) {
    boolean isOver = state.isReached() || state.isLost();
    ReachNode<S> node = new ReachNode<>(state, isOver ? NONE : state.moves());
    nodes.put(node);
    room += ReachNode.ROOM + state.room() + (long) Integer.BYTES * node.moves.length;
    if (state.isReached()) {
      reach(node, 0);
      forget(node);
    } else if (isOver) {
      forget(node);
    } else {
      stack.push(node);
    }
    return node;
  }

  /** Drops what a position that is looked at no more holds. */
  private void forget(ReachNode<S> node) {
    if (node.state != null) {
      room -= node.state.room();
      node.state = null;
    }
    if (node.isHunters) {
      room -= (long) Integer.BYTES * node.moves.length;
      node.moves = NONE;
      node.next = 0;
    }
  }

  private void work() {
    while (!stack.isEmpty()) {
      if (nodes.size() > most || room > MOST_ROOM) {
        isSpent = true;
        stack.clear();
        return;
      }
      ReachNode<S> node = stack.peek();
      boolean isStuck = node.isReached || (node.isHunters ? hunt(node) : defend(node));
      if (isStuck) {
        stack.remove(node); // it may no longer be the top
      }
    }
  }

  /** Looks at the hunter's next move; returns whether there is nothing left to look at. */
  private boolean hunt(ReachNode<S> node) {
    while (node.next < node.moves.length) {
      S after = node.state.after(node.moves[node.next++]);
      ReachNode<S> child = after == null ? null : nodes.get(after.key());
      boolean isNew = after != null && child == null;
      child = isNew ? add(after) : child;
      if (child != null && child.isReached) {
        reach(node, child.rank + 1);
        return false;
      } else if (child != null) {
        child.await(node);
      }
      if (isNew && stack.peek() != node) {
        return false;
      }
    }
    forget(node);
    return true;
  }

  /** Looks for a move of the other side that prevents it; returns whether one is found. */
  private boolean defend(ReachNode<S> node) {
    while (node.next < node.moves.length || widen(node)) {
      S after = node.state.after(node.moves[node.next]);
      ReachNode<S> child = after == null ? null : nodes.get(after.key());
      boolean isNew = after != null && child == null;
      child = isNew ? add(after) : child;
      if (child != null && !child.isReached) {
        child.await(node);
        return !isNew || stack.peek() == node;
      }
      node.rank = Math.max(node.rank, child == null ? 0 : child.rank + 1);
      node.next++;
    }
    if (node.rank > 0) { // else it has no move here, and plays elsewhere
      reach(node, node.rank);
    }
    return node.rank == 0;
  }

  /** Adds the moves that may disturb the proof against a pass; returns whether there are any. */
  private boolean widen(ReachNode<S> node) {
    if (node.isWide) {
      return false;
    }
    node.isWide = true;
    Optional<S> passed = node.state.passed();
    int[] more = passed.isEmpty() ? NONE : node.state.disturbing(proof(passed.get()));
    int[] all = Arrays.copyOf(node.moves, node.moves.length + more.length);
    System.arraycopy(more, 0, all, node.moves.length, more.length);
    node.moves = all;
    room += (long) Integer.BYTES * more.length;
    return more.length > 0;
  }

  /** The moves by which a position is reached: one of the hunter's, all of the other side's. */
  private List<ReachStep<S>> proof(S root) {
    List<ReachStep<S>> steps = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    Deque<S> open = new ArrayDeque<>();
    open.add(root);
    while (!open.isEmpty()) {
      S at = open.pop();
      if (at.isReached() || !seen.add(at.key())) {
        continue;
      }
      ReachNode<S> node = nodes.get(at.key());
      for (int move : node.isHunters ? at.moves() : node.moves) {
        S after = at.after(move);
        ReachNode<S> child = after == null ? null : nodes.get(after.key());
        boolean isPart = child != null && child.isReached && child.rank < node.rank;
        if (isPart || !node.isHunters) {
          steps.add(new ReachStep<>(at, move));
        }
        if (isPart) {
          open.push(after);
        }
        if (isPart && node.isHunters) {
          break;
        }
      }
    }
    return steps;
  }

  /** Marks a position as reached, and all that follows from it. */
  private void reach(ReachNode<S> first, int rank) {
    first.isReached = true;
    first.rank = rank;
    reached.push(first);
    while (!reached.isEmpty()) {
      ReachNode<S> node = reached.pop();
      forget(node);
      for (ReachNode<S> other : node.waiting()) {
        if (other.isReached) {
          continue;
        } else if (other.isHunters) {
          other.isReached = true;
          other.rank = node.rank + 1;
          reached.push(other);
        } else {
          stack.push(other); // it has to find another defence
        }
      }
    }
  }

  /**
   * The best moves from a position that was asked about, so many at most: the hunter's quickest way
   * and the longest resistance where it is reached, else the first move that prevents it.
   */
  public List<Integer> line(S root) {
    List<Integer> line = new ArrayList<>();
    S at = root;
    ReachNode<S> node = nodes.get(root.key());
    while (node != null && line.size() < LONGEST_LINE && !at.isReached() && !at.isLost()) {
      int best = -1;
      S next = null;
      for (int move : node.isHunters ? at.moves() : node.moves) {
        S after = at.after(move);
        ReachNode<S> child = after == null ? null : nodes.get(after.key());
        if (child != null && isBetter(node, child, next == null ? null : nodes.get(next.key()))) {
          best = move;
          next = after;
        }
      }
      if (next == null) {
        return line;
      }
      line.add(best);
      at = next;
      node = nodes.get(next.key());
    }
    return line;
  }

  private boolean isBetter(ReachNode<S> node, ReachNode<S> child, ReachNode<S> than) {
    if (!node.isReached) {
      return !node.isHunters && !child.isReached && than == null;
    }
    if (!child.isReached || child.rank >= node.rank) {
      return false;
    }
    return than == null || (node.isHunters ? child.rank < than.rank : child.rank > than.rank);
  }
}
