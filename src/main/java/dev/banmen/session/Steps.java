package dev.banmen.session;

import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Missed;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Overlay;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import dev.banmen.record.GameTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** What each event makes of a session. Pure; {@link Session} holds the values. */
final class Steps {
  private final Session session;
  private final String by;
  private final long now;

  private Steps(Session session, String by, long now) {
    this.session = session;
    this.by = by;
    this.now = now;
  }

  static Session take(Session session, Stamped stamped) {
    long now = Math.max(stamped.millis(), session.clock().since());
    Steps steps = new Steps(session, stamped.by(), now);
    if (stamped.event() instanceof Event.GoOn) {
      return steps.goOn();
    }
    Optional<Side> late = session.isOver() ? Optional.empty() : session.clock().late(now);
    return late.isPresent() ? steps.late(late.get()) : steps.on(stamped.event());
  }

  /** The time of a side is over. */
  static Session late(Session session, Side side, long now) {
    return new Steps(session, Seat.HERE, Math.max(now, session.clock().since())).late(side);
  }

  private Session on(Event event) {
    if (event instanceof Event.Try attempt) {
      return play(attempt.move());
    } else if (event instanceof Event.Answer answer) {
      return answer.ticket() == session.ticket() ? play(answer.move()) : session.silent();
    } else if (event instanceof Event.Undo) {
      return undo();
    } else if (event instanceof Event.Reply reply) {
      return reply(reply.agreed());
    } else if (event instanceof Event.Redo) {
      return redo();
    } else if (event instanceof Event.GoTo there) {
      return goTo(there.node());
    } else if (event instanceof Event.Resign resign) {
      return resign(resign.side());
    } else if (event instanceof Event.MarkDead mark) {
      return markDead(mark.site());
    } else if (event instanceof Event.MarkNeutral mark) {
      return markNeutral(mark.site());
    }
    return session.silent(); // a tick, and nobody is late
  }

  private Session play(Move move) {
    Seat seat = session.seat(move.side());
    if (!seat.holder().equals(by)) {
      return session.telling(new Report.Seated(move.side(), seat));
    }
    Position position = session.position();
    if (session.ended().isPresent()) {
      Miss over = position.game().miss(Miss.GAME_OVER);
      String sentence = position.game().words().miss(over);
      return session.telling(
          new Report.Refused(move, over, Explanation.of(sentence, Overlay.NONE)));
    }
    Verdict verdict = position.play(move);
    if (verdict instanceof Missed missed) {
      return session.telling(new Report.Refused(move, missed.miss(), position.explain(move)));
    }
    Played played = (Played) verdict;
    GameTree tree = session.tree().with(session.node(), move);
    int node = tree.child(session.node(), move);
    List<Integer> ahead = session.ahead();
    boolean isNext = !ahead.isEmpty() && ahead.get(0) == node;
    Optional<Side> next =
        played.after().outcome().isPresent() ? Optional.empty() : played.after().toMove();
    return at(
        tree,
        node,
        isNext ? ahead.subList(1, ahead.size()) : List.of(),
        played.after(),
        session.clock().moved(move.side(), next, now),
        new Report.Moved(move, played.changes()));
  }

  /** The session at a node, with nothing agreed on and nobody asking. */
  private Session at(
      GameTree tree, int node, List<Integer> ahead, Position position, Clock clock, Report report) {
    return new Session(
        session.terms(),
        tree,
        node,
        ahead,
        position,
        Optional.empty(),
        Agreed.NOTHING,
        clock,
        Optional.empty(),
        session.ticket() + 1,
        report);
  }

  private Session with(
      Optional<Outcome> ended, Agreed agreed, Clock clock, Optional<Side> asked, Report report) {
    return new Session(
        session.terms(),
        session.tree(),
        session.node(),
        session.ahead(),
        session.position(),
        ended,
        agreed,
        clock,
        asked,
        session.ticket() + 1,
        report);
  }

  private Session undo() {
    if (!session.canUndo()) {
      return session.silent();
    }
    if (!session.agreed().isNothing()) {
      return agreeing(Agreed.NOTHING);
    }
    if (session.ended().isPresent()) {
      Optional<Side> toMove = session.position().toMove();
      Clock clock = session.clock().turned(session.node() == 0 ? Optional.empty() : toMove, now);
      return with(Optional.empty(), Agreed.NOTHING, clock, Optional.empty(), Session.NOTHING);
    }
    Optional<Side> asker = asker();
    if (asker.isEmpty()) {
      return holdsBoth() ? back(1) : session.silent();
    }
    Report report = new Report.Asked(asker.get());
    return with(session.ended(), session.agreed(), session.clock(), asker, report);
  }

  private boolean holdsBoth() {
    return session.terms().black().holder().equals(by)
        && session.terms().white().holder().equals(by);
  }

  /** The side that has to ask its opponent, if it has moved at all. */
  private Optional<Side> asker() {
    if (holdsBoth()) {
      return Optional.empty();
    }
    for (Side side : Side.values()) {
      if (session.seat(side).holder().equals(by) && plysTo(side) > 0) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /** How many moves lie from here to before a side's last one; 0 if it made none. */
  private int plysTo(Side side) {
    int plys = 0;
    for (int node = session.node(); node != GameTree.ROOT; node = session.tree().parent(node)) {
      plys++;
      if (session.tree().move(node).side() == side) {
        return plys;
      }
    }
    return 0;
  }

  private Session reply(boolean agreed) {
    Optional<Side> asker = session.asked();
    if (asker.isEmpty() || !session.seat(asker.get().opponent()).holder().equals(by)) {
      return session.silent();
    }
    if (agreed) {
      return back(plysTo(asker.get()));
    }
    Report report = new Report.Declined(asker.get().opponent());
    return with(session.ended(), session.agreed(), session.clock(), Optional.empty(), report);
  }

  private Session back(int plys) {
    List<Integer> ahead = new ArrayList<>(session.ahead());
    int node = session.node();
    for (int i = 0; i < plys; i++) {
      ahead.add(0, node);
      node = session.tree().parent(node);
    }
    Position position = session.position().after(session.position().ply() - plys);
    return at(session.tree(), node, ahead, position, turned(node, position), Session.NOTHING);
  }

  private Clock turned(int node, Position position) {
    boolean runs = node != GameTree.ROOT && position.outcome().isEmpty();
    return session.clock().turned(runs ? position.toMove() : Optional.empty(), now);
  }

  private Session redo() {
    if (!session.canRedo() || !holdsBoth()) {
      return session.silent();
    }
    int node = session.ahead().get(0);
    List<Integer> ahead = session.ahead().subList(1, session.ahead().size());
    Position position = played(session.position(), session.tree().move(node));
    return at(session.tree(), node, ahead, position, turned(node, position), Session.NOTHING);
  }

  private static Position played(Position position, Move move) {
    if (position.play(move) instanceof Played played) {
      return played.after();
    }
    throw new IllegalStateException(move + " was played here once");
  }

  private Session goTo(int node) {
    if (!holdsBoth() || session.ended().isPresent() || node < 0 || node >= session.tree().size()) {
      return session.silent();
    }
    List<Integer> line = session.tree().line(node);
    List<Integer> whole = session.tree().line(session.node());
    int common = 0;
    while (common < Math.min(line.size(), whole.size())
        && line.get(common).equals(whole.get(common))) {
      common++;
    }
    Position position = session.position().after(session.position().ply() - whole.size() + common);
    for (int next : line.subList(common, line.size())) {
      position = played(position, session.tree().move(next));
    }
    return at(
        session.tree(),
        node,
        aheadOf(line, whole),
        position,
        turned(node, position),
        Session.NOTHING);
  }

  /**
   * What redo goes to from the end of a line: the rest of the old line if it goes through there.
   */
  private List<Integer> aheadOf(List<Integer> line, List<Integer> whole) {
    List<Integer> old = new ArrayList<>(whole);
    old.addAll(session.ahead());
    boolean isOnOld = line.size() <= old.size() && old.subList(0, line.size()).equals(line);
    return isOnOld ? old.subList(line.size(), old.size()) : List.of();
  }

  private Session resign(Side side) {
    if (session.isOver() || !session.seat(side).holder().equals(by)) {
      return session.silent();
    }
    return ended(Outcome.resigned(side));
  }

  private Session late(Side side) {
    return ended(Outcome.timedOut(side));
  }

  private Session ended(Outcome outcome) {
    Clock stopped = session.clock().turned(Optional.empty(), now);
    return with(Optional.of(outcome), session.agreed(), stopped, Optional.empty(), Session.NOTHING);
  }

  private Session goOn() {
    return with(
        session.ended(),
        session.agreed(),
        session.clock().wentOn(now),
        session.asked(),
        Session.NOTHING);
  }

  private Session markDead(Site site) {
    if (!session.canMark(site)) {
      return session.silent();
    }
    BitSet together = session.position().together(site);
    return agreeing(
        session.agreed().deadTurned(site, session.position().lattice().sites(together)));
  }

  private Session markNeutral(Site site) {
    if (!session.canMarkNeutral(site)) {
      return session.silent();
    }
    BitSet region = session.position().region(site, session.deadSites());
    return agreeing(
        session.agreed().neutralTurned(site, session.position().lattice().sites(region)));
  }

  private Session agreeing(Agreed agreed) {
    return with(session.ended(), agreed, session.clock(), session.asked(), Session.NOTHING);
  }
}
