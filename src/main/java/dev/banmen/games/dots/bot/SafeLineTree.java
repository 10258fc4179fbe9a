package dev.banmen.games.dots.bot;

import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Chooses among safe lines by Monte Carlo tree search: games go on with safe lines at random until
 * there are none, and then the chains decide, see {@link ChainCount}. So it learns which lines make
 * the number of long chains right for its side. Source: Kocsis and Szepesvári, Bandit based
 * Monte-Carlo planning (2006). For one search.
 */
final class SafeLineTree {
  private static final double CURIOSITY = 0.6; // weight of what is seldom tried; by trial

  /** How much a box more or less counts beside winning, at most so often. */
  private static final double OF_MARGIN = 0.02;

  /** A position of the tree, and how the games through it went. */
  private static final class Node {
    final int[] lines; // its safe lines
    final Node[] next;
    int visits;
    double wins; // of the side that moved here, with a little for the margin
    double margins; // boxes by which that side came out ahead, of those still to come

    Node(int[] lines) {
      this.lines = lines;
      next = new Node[lines.length];
    }
  }

  private final LineState start;
  private final LineState state;
  private final ChainCount chains;
  private final Random random;
  private final double lead;
  private final int[] safe; // scratch
  private final Node root;
  private final Node[] path;

  /**
   * Creates a search.
   *
   * @param start a position with safe lines in which no box can be completed
   * @param lead by how many boxes the side to move is ahead; a half more or less if it wins ties
   */
  SafeLineTree(LineState start, double lead, Random random) {
    this.start = start;
    this.lead = lead;
    this.random = random;
    state = new LineState(start);
    chains = new ChainCount(state);
    safe = new int[start.graph().lines()];
    path = new Node[safe.length + 1];
    root = node();
  }

  /** Plays so many games, or fewer if the thought is over; returns the line tried most. */
  int best(int playouts, SearchLimit thought) {
    for (int i = 0; i < playouts && (i % 4 != 1 || !thought.isOver()); i++) {
      state.set(start);
      play();
    }
    return root.lines[most(root)];
  }

  /**
   * The number of boxes, of those still to come, by which the side to move comes out ahead on
   * average.
   */
  double value() {
    return -root.margins / Math.max(1, root.visits);
  }

  /**
   * Returns the lines that were tried, the one tried most first.
   *
   * @param seldom those that were tried so many times less than that one are left out
   */
  List<LineEstimate> tried(int seldom) {
    List<Integer> order = new ArrayList<>();
    int most = 0;
    for (int i = 0; i < root.next.length; i++) {
      most = Math.max(most, visits(root.next[i]));
      order.add(i);
    }
    int least = Math.max(1, most / seldom);
    order.removeIf(i -> visits(root.next[i]) < least);
    order.sort(Comparator.comparingInt((Integer i) -> visits(root.next[i])).reversed());
    List<LineEstimate> tried = new ArrayList<>();
    for (int i : order) {
      Node next = root.next[i];
      List<Integer> lines = new ArrayList<>(List.of(root.lines[i]));
      follow(next, least, lines);
      tried.add(new LineEstimate(lines, next.margins / next.visits));
    }
    return tried;
  }

  /** Adds what was tried most after a node, as long as it was tried so often. */
  private static void follow(Node from, int least, List<Integer> lines) {
    int best = most(from);
    for (Node node = from; best >= 0 && visits(node.next[best]) >= least; best = most(node)) {
      lines.add(node.lines[best]);
      node = node.next[best];
    }
  }

  /** Returns which line was tried most at a node; -1 if there is none. */
  private static int most(Node node) {
    int best = node.lines.length == 0 ? -1 : 0;
    for (int i = 1; i < node.next.length; i++) {
      if (visits(node.next[i]) > visits(node.next[best])) {
        best = i;
      }
    }
    return best;
  }

  private static int visits(Node node) {
    return node == null ? 0 : node.visits;
  }

  private Node node() {
    return new Node(Arrays.copyOf(safe, safeLines()));
  }

  /** Lists the safe lines in the scratch array; returns how many there are. */
  private int safeLines() {
    int count = 0;
    for (int line = 0; line < safe.length; line++) {
      if (!state.isDrawn(line) && state.isSafe(line)) {
        safe[count++] = line;
      }
    }
    return count;
  }

  /** Plays one game: down the tree, one new node, then at random. */
  private void play() {
    int depth = 0;
    path[0] = root;
    Node node = root;
    while (node.lines.length > 0 && node.visits > 0) {
      int choice = choice(node);
      state.draw(node.lines[choice]);
      if (node.next[choice] == null) {
        node.next[choice] = node();
      }
      node = node.next[choice];
      path[++depth] = node;
    }
    int value = playout(node); // for the side to move at the end of the path
    for (int i = depth; i >= 0; i--) {
      boolean isStarter = (i & 1) == 0; // to move at this node
      int forMover = (depth - i & 1) == 0 ? value : -value;
      double ahead = -forMover - (isStarter ? lead : -lead);
      path[i].visits++;
      path[i].margins -= forMover;
      path[i].wins += (ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5) + OF_MARGIN * ahead;
    }
  }

  private int choice(Node node) {
    double log = CURIOSITY * Math.sqrt(Math.log(node.visits));
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    int offset = random.nextInt(node.lines.length); // so that equal lines get equal chances
    for (int i = 0; i < node.lines.length; i++) {
      int at = i + offset < node.lines.length ? i + offset : i + offset - node.lines.length;
      Node next = node.next[at];
      double worth = next == null ? 10 : next.wins / next.visits + log / Math.sqrt(next.visits);
      if (worth > most) {
        most = worth;
        best = at;
      }
    }
    return best;
  }

  /** Draws safe lines at random; returns the value of the end for the side to move at the node. */
  private int playout(Node node) {
    int count = node.lines.length;
    System.arraycopy(node.lines, 0, safe, 0, count);
    int drawn = 0;
    while (count > 0) {
      int pick = random.nextInt(count);
      int line = safe[pick];
      safe[pick] = safe[--count];
      if (state.isSafe(line)) {
        state.draw(line);
        drawn++;
      }
    }
    int value = chains.value();
    return (drawn & 1) == 0 ? value : -value;
  }
}
