package dev.banmen.session;

import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.PlayCursor;
import dev.banmen.game.Side;
import dev.banmen.record.GameTree;
import dev.banmen.record.TreeGrowth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Applies many events to a session. Playing, taking back and going to nodes use one board and one
 * tree, without a session for each event; everything else goes through {@link Session#on}. Mutable,
 * one thread.
 */
public final class EventReplay {

  private Session session; // as of the last exchange of the board with it
  private boolean isAhead; // whether more happened since
  private PlayCursor cursor; // null if nothing is played on it
  private TreeGrowth<Move> tree;
  private TreePath path;
  private Set<Integer> playedOn;
  private Set<Integer> cut;
  private Map<Integer, List<RefusedMoves.RefusedMove>> refused =
      new TreeMap<>(); // by the node of the tree
  private Clock clock;
  private long stateNumber;

  public EventReplay(Session session) {
    this.session = session;
  }

  /** The current session, with only the report of its own last event. */
  public Session session() {
    if (isAhead) {
      session =
          session
              .at(
                  new TreeCursor(GameTree.of(tree), node(), path.redoNodes(), playedOn, cut),
                  cursor.position())
              .with(new RefusedMoves(refused))
              .with(GameEnd.NONE)
              .with(clock)
              .with(
                  stateNumber == session.stateNumber()
                      ? session.requests()
                      : session.requests().closed().anew())
              .numbered(stateNumber)
              .silent();
      isAhead = false;
    }
    return session;
  }

  public int node() {
    return cursor == null ? session.node() : path.node();
  }

  /** Whether play resumed at a node of the tree although both sides had passed. */
  public boolean isPlayedOn(int node) {
    return (cursor == null ? session.playedOn() : playedOn).contains(node);
  }

  /** Whether a computer chose a node's move because its time was over. */
  public boolean isCut(int node) {
    return (cursor == null ? session.cut() : cut).contains(node);
  }

  public Clock clock() {
    return cursor == null ? session.clock() : clock;
  }

  /** Whether a side gave up, or its time ran out. */
  public boolean isEnded() {
    return session.endedOffBoard().isPresent(); // nothing is played on the board after that
  }

  public void set(Session next) {
    session = next;
    isAhead = false;
    cursor = null;
  }

  public Session on(Stamped stamped) {
    Session after = session().on(stamped);
    if (after.stateNumber() != session.stateNumber()
        || after.refusedMoves() != session.refusedMoves()) {
      set(after);
    }
    return after;
  }

  /**
   * Tries a move for the player at the keyboard; if both sides have passed, resumes play.
   *
   * @param isCut whether a computer chose it because its time was over
   */
  public void tries(Move move, boolean isCut) {
    if (isCounting()) {
      on(new Stamped(time(), Player.HERE, Event.Act.CONTINUE));
    }
    Stamped stamped = new Stamped(time(), Player.HERE, new Event.Try(move, "", isCut));
    if (!take(stamped) && refuse(stamped) == 0) {
      on(stamped);
    }
  }

  public boolean isCounting() {
    return cursor == null
        ? session.isCounting()
        : cursor.isOver() && session.position().isCountable();
  }

  private long time() {
    return cursor == null ? session.clock().since() : clock.since();
  }

  /** Applies an event on the run's board; false, with nothing changed, if that isn't possible. */
  public boolean take(Stamped stamped) {
    if (!isPlain(stamped)) {
      return false;
    }
    long now = Math.max(stamped.millis(), clock.since());
    if (stamped.event() instanceof Event.Try attempt) {
      return play(attempt, stamped.by(), now);
    } else if (!session.holdsBoth(stamped.by())) {
      return false;
    } else if (stamped.event() == Event.Act.UNDO) {
      return goTo(path.previous(), now);
    } else if (stamped.event() == Event.Act.REDO) {
      return goTo(path.next(), now);
    }
    return stamped.event() instanceof Event.GoTo there && goTo(there.node(), now);
  }

  /**
   * Tries a move that the board refuses, and remembers it, after the end too, as files may have it;
   * returns the number of the miss, or 0, with nothing remembered, if only a session can decide.
   */
  public int refuse(Stamped stamped) {
    boolean isTry = stamped.event() instanceof Event.Try;
    if (!isTry || !isPlain(stamped)) {
      return 0;
    }
    Move move = ((Event.Try) stamped.event()).move();
    if (!session.seat(move.side()).holder().equals(stamped.by())) {
      return 0;
    }
    int miss = cursor.play(move);
    if (miss == 0) {
      cursor.undo();
    } else if (!isCounting()) {
      Miss why = session.position().game().miss(miss);
      refused
          .computeIfAbsent(node(), n -> new ArrayList<>())
          .add(new RefusedMoves.RefusedMove(move, why));
      isAhead = true;
    }
    return miss;
  }

  /** Whether the game continues, nothing is asked or agreed on, and no side is out of time. */
  private boolean isPlain(Stamped stamped) {
    boolean isOpen =
        session.endedOffBoard().isEmpty()
            && session.agreed().equals(CountAgreement.NONE)
            && session.asked().isEmpty();
    if (isOpen && cursor == null) {
      begin();
    }
    return isOpen
        && (cursor.isOver() || clock.late(Math.max(stamped.millis(), clock.since())).isEmpty());
  }

  private void begin() {
    cursor = new PlayCursor(session.position());
    tree = session.tree().growth();
    path = TreePath.of(tree, session.tree().line(session.node()), session.redoNodes());
    playedOn = session.playedOn();
    cut = new TreeSet<>(session.cut());
    clock = session.clock();
    stateNumber = session.stateNumber();
    refused = session.refusedMoves().growing();
  }

  private boolean play(Event.Try attempt, Player by, long now) {
    Move move = attempt.move();
    if (!session.seat(move.side()).holder().equals(by) || cursor.play(move) != 0) {
      return false;
    }
    path.step(tree.tried(path.node(), move));
    if (attempt.isCut()) {
      cut.add(path.node());
    }
    Optional<Side> next = cursor.isOver() ? Optional.empty() : cursor.toMove();
    clock = clock.moved(move.side(), next, now).at(path.node());
    return happened();
  }

  private boolean happened() {
    stateNumber = StateNumbers.nextTurn(stateNumber);
    isAhead = true;
    return true;
  }

  /** Goes to a node that was played before; no time is added for moves. */
  private boolean goTo(int node, long now) {
    boolean isElsewhere = node >= 0 && node < tree.size() && node != path.node();
    Optional<Clock> there =
        isElsewhere ? clock.backAt(node, Movers.BOTH, Optional.empty(), now) : Optional.empty();
    if (there.isEmpty()) {
      return false;
    }
    List<Integer> way = path.wayTo(node);
    int from = way.isEmpty() ? node : tree.parent(way.get(0));
    while (path.node() != from) {
      cursor.undo();
      path.back();
    }
    for (int next : way) {
      if (cursor.isOver()) {
        cursor.playOn();
      }
      cursor.play(tree.move(next));
      if (playedOn.contains(next)) {
        cursor.playOn();
      }
      path.step(next);
    }
    boolean runs = path.depth() > 0 && !cursor.isOver();
    clock = there.get().turned(runs ? cursor.toMove() : Optional.empty(), now);
    return happened();
  }
}
