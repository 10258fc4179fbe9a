package dev.banmen.session;

import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Walk;
import dev.banmen.record.GameTree;
import dev.banmen.record.TreeGrowth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A session to which many events happen one after the other. What is played, taken back and gone to
 * happens on one board and one tree, without a session for each event; everything else happens as
 * {@link Session#on} has it. Mutable, one thread.
 */
public final class Run {
  private Session session; // as it stood when the board was taken from it or given to it last
  private boolean isAhead; // whether more has happened since
  private Walk walk; // null while nothing is played on it
  private TreeGrowth tree;
  private Map<Integer, List<Tried.Refusal>> refused = new TreeMap<>(); // by the node of the tree
  private int[] line = new int[64]; // the nodes from after the root to here, and those ahead
  private int depth; // how many of them lead here
  private int length;
  private Clock clock;
  private long ticket;

  /** A run that begins with a session. */
  public Run(Session session) {
    this.session = session;
  }

  /** The session as it stands, with nothing to tell but what the last of its own events came to. */
  public Session session() {
    if (isAhead) {
      session =
          new Session(
              session.terms(),
              tree.tree(),
              new Tried(refused),
              node(),
              ahead(),
              walk.position(),
              Optional.empty(),
              Agreed.NOTHING,
              clock,
              Optional.empty(),
              ticket,
              Session.NOTHING);
      isAhead = false;
    }
    return session;
  }

  /** Where in the tree it stands. */
  public int node() {
    return walk == null ? session.node() : depth == 0 ? GameTree.ROOT : line[depth - 1];
  }

  private List<Integer> ahead() {
    List<Integer> ahead = new ArrayList<>();
    for (int i = depth; i < length; i++) {
      ahead.add(line[i]);
    }
    return ahead;
  }

  /** The session is this one from now on. */
  void set(Session next) {
    session = next;
    isAhead = false;
    walk = null;
  }

  /** An event happens, whatever it is. */
  Session on(Stamped stamped) {
    Session after = session().on(stamped);
    if (after.ticket() != session.ticket() || after.tried() != session.tried()) {
      set(after);
    }
    return after;
  }

  /** The player at the keyboard tries a move, at no particular time. */
  public void tries(Move move) {
    Stamped stamped = new Stamped(time(), Seat.HERE, new Event.Try(move));
    if (!take(stamped) && refuse(stamped) == 0) {
      on(stamped);
    }
  }

  private long time() {
    return walk == null ? session.clock().since() : clock.since();
  }

  /** Has an event happen on the board of the run; false, with nothing changed, if it cannot. */
  boolean take(Stamped stamped) {
    if (!isPlain(stamped)) {
      return false;
    }
    long now = Math.max(stamped.millis(), clock.since());
    if (stamped.event() instanceof Event.Try attempt) {
      return play(attempt.move(), stamped.by(), now);
    } else if (!session.holdsBoth(stamped.by())) {
      return false;
    } else if (stamped.event() instanceof Event.Undo) {
      return depth > 0 && goTo(depth == 1 ? GameTree.ROOT : line[depth - 2], now);
    } else if (stamped.event() instanceof Event.Redo) {
      return depth < length && goTo(line[depth], now);
    }
    return stamped.event() instanceof Event.GoTo there && goTo(there.node(), now);
  }

  /**
   * Has the board refuse a move, which is kept as tried.
   *
   * @return the number of the miss; 0, with nothing kept, where only a session can say
   */
  int refuse(Stamped stamped) {
    boolean isTry = stamped.event() instanceof Event.Try;
    if (!isTry || !isPlain(stamped)) {
      return 0;
    }
    Move move = ((Event.Try) stamped.event()).move();
    if (!session.seat(move.side()).holder().equals(stamped.by())) {
      return 0;
    }
    int miss = walk.play(move);
    if (miss == 0) {
      walk.undo();
    } else {
      Miss why = session.position().game().miss(miss);
      refused.computeIfAbsent(node(), n -> new ArrayList<>()).add(new Tried.Refusal(move, why));
      isAhead = true;
    }
    return miss;
  }

  /** Whether the game goes on, nothing is asked or agreed on, and nobody's time is over. */
  private boolean isPlain(Stamped stamped) {
    boolean isOpen =
        session.ended().isEmpty() && session.agreed().isNothing() && session.asked().isEmpty();
    if (isOpen && walk == null) {
      begin();
    }
    return isOpen
        && (walk.isOver() || clock.late(Math.max(stamped.millis(), clock.since())).isEmpty());
  }

  private void begin() {
    walk = new Walk(session.position());
    tree = new TreeGrowth(session.tree());
    clock = session.clock();
    ticket = session.ticket();
    refused = session.tried().growing();
    length = 0;
    for (int node : session.tree().line(session.node())) {
      append(node);
    }
    depth = length;
    for (int node : session.ahead()) {
      append(node);
    }
  }

  private void append(int node) {
    line = length == line.length ? Arrays.copyOf(line, 2 * length) : line;
    line[length++] = node;
  }

  private boolean play(Move move, String by, long now) {
    if (!session.seat(move.side()).holder().equals(by) || walk.play(move) != 0) {
      return false;
    }
    step(tree.tried(node(), move));
    clock = clock.moved(move.side(), walk.isOver() ? Optional.empty() : walk.toMove(), now);
    return happened();
  }

  private boolean happened() {
    ticket++;
    isAhead = true;
    return true;
  }

  /**
   * Stands at a child of this node: the line goes on as it did, or else with what was tried last.
   */
  private void step(int child) {
    boolean isOnLine = depth < length && line[depth] == child;
    if (!isOnLine) {
      length = depth;
      append(child);
      for (int next = tree.newest(child); next != GameTree.ROOT; next = tree.newest(next)) {
        append(next);
      }
    }
    depth++;
  }

  /** Goes to a node that was played before: no move is paid for. */
  private boolean goTo(int node, long now) {
    if (node < 0 || node >= tree.size() || node == node()) {
      return false;
    }
    List<Integer> back = new ArrayList<>(); // from the node to where the line leads to
    int at = node;
    while (!isBehind(at)) {
      back.add(at);
      at = tree.parent(at);
    }
    while (node() != at) {
      walk.undo();
      depth--;
    }
    for (int i = back.size() - 1; i >= 0; i--) {
      walk.play(tree.move(back.get(i)));
      step(back.get(i));
    }
    boolean runs = depth > 0 && !walk.isOver();
    Optional<Side> next = runs ? walk.toMove() : Optional.empty();
    clock = clock.turned(next, now);
    return happened();
  }

  /** Whether a node lies on the way here, or is where the session stands. */
  private boolean isBehind(int node) {
    return node == GameTree.ROOT || Arrays.binarySearch(line, 0, depth, node) >= 0;
  }
}
