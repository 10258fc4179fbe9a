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
      return answer.ticket() == session.ticket() ? play(answer.move()) : session;
    }
    return session.isSeated(by) ? onSeated(event) : session;
  }

  /** What is not a move, and done by somebody who sits for a side. */
  private Session onSeated(Event event) {
    if (event instanceof Event.Undo) {
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
      return markDead(mark.site(), session.position().together(mark.site()));
    } else if (event instanceof Event.MarkGroup mark) {
      return markDead(mark.site(), session.position().group(mark.site()));
    } else if (event instanceof Event.MarkNeutral mark) {
      return markNeutral(mark.site());
    }
    return session; // a tick, and nobody is late
  }

  private Session play(Move move) {
    Seat seat = session.seat(move.side());
    if (!seat.holder().equals(by)) {
      return session.telling(new Report.Seated(move.side(), seat));
    }
    Position position = session.position();
    if (session.ended().isPresent()) {
      Miss over = position.game().miss(Miss.GAME_OVER);
      Explanation why = Explanation.of(session.ending().orElseThrow(), Overlay.NONE);
      return session.telling(new Report.Refused(move, over, why));
    }
    Verdict verdict = position.play(move);
    if (verdict instanceof Missed missed) {
      return session.refusing(new Report.Refused(move, missed.miss(), position.explain(move)));
    }
    return moved(move, (Played) verdict);
  }

  private Session moved(Move move, Played played) {
    GameTree tree = session.tree().with(session.node(), move);
    int node = tree.child(session.node(), move);
    Position after = played.after();
    Optional<Side> next = after.outcome().isPresent() ? Optional.empty() : after.toMove();
    Clock clock = session.clock().moved(move.side(), next, now);
    return at(tree, node, after, clock, new Report.Moved(move, played.changes()));
  }

  /** The session at a node, with nothing agreed on and nobody asking. */
  private Session at(GameTree tree, int node, Position position, Clock clock, Report report) {
    return new Session(
        session.terms(),
        tree,
        session.tried(),
        node,
        ahead(tree, node),
        position,
        Optional.empty(),
        Agreed.NOTHING,
        clock,
        Optional.empty(),
        session.ticket() + 1,
        report);
  }

  /** What redo goes to from a node: the line that is left if it goes through there. */
  private List<Integer> ahead(GameTree tree, int node) {
    List<Integer> left = new ArrayList<>(tree.line(session.node()));
    left.addAll(session.ahead());
    int reached = node == GameTree.ROOT ? 0 : left.indexOf(node) + 1;
    boolean isOnLine = node == GameTree.ROOT || reached > 0;
    return isOnLine && reached < left.size()
        ? left.subList(reached, left.size())
        : tree.newest(node);
  }

  /** The session at the same node with something else changed. */
  private Session with(
      Optional<Outcome> ended, Agreed agreed, Clock clock, Optional<Side> asked, Report report) {
    return new Session(
        session.terms(),
        session.tree(),
        session.tried(),
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
    if (!session.canUndo() || session.asked().isPresent()) {
      return session.silent();
    }
    if (!session.agreed().isNothing()) {
      return agreeing(Agreed.NOTHING);
    }
    if (session.holdsBoth(by)) {
      return session.ended().isPresent() ? unresigned() : back(1);
    }
    Side asker = session.seat(Side.BLACK).holder().equals(by) ? Side.BLACK : Side.WHITE;
    if (!hasSomethingToAskFor(asker)) {
      return session.silent();
    }
    return asking(Optional.of(asker), new Report.Asked(asker));
  }

  private boolean hasSomethingToAskFor(Side side) {
    return session.ended().isPresent()
        ? session.ended().get().winner().equals(Optional.of(side.opponent()))
        : pliesToChoice(side) > 0;
  }

  private Session asking(Optional<Side> asked, Report report) {
    return with(session.ended(), session.agreed(), session.clock(), asked, report);
  }

  /**
   * How many moves lie from here to where a side last had a choice, or, where it never had one, to
   * before its last move; 0 if it made none.
   */
  private int pliesToChoice(Side side) {
    int last = 0;
    int plies = 0;
    for (int node = session.node(); node != GameTree.ROOT; node = session.tree().parent(node)) {
      plies++;
      if (session.tree().move(node).side() == side) {
        if (hasChoice(side, session.position().after(session.position().ply() - plies))) {
          return plies;
        }
        last = last == 0 ? plies : last;
      }
    }
    return last;
  }

  private static boolean hasChoice(Side side, Position position) {
    int moves = 0;
    for (Move move : position.legalMoves()) {
      moves += move.side() == side ? 1 : 0;
    }
    return moves > 1;
  }

  private Session reply(boolean agreed) {
    Optional<Side> asker = session.asked();
    if (asker.isEmpty() || !session.seat(asker.get().opponent()).holder().equals(by)) {
      return session.silent();
    }
    if (!agreed) {
      return asking(Optional.empty(), new Report.Declined(asker.get().opponent()));
    }
    return session.ended().isPresent() ? unresigned() : back(pliesToChoice(asker.get()));
  }

  /** The game goes on as it stood when a side gave up. */
  private Session unresigned() {
    boolean isBegun = session.node() != GameTree.ROOT;
    Clock clock =
        session.clock().started(isBegun ? session.position().toMove() : Optional.empty(), now);
    return with(Optional.empty(), Agreed.NOTHING, clock, Optional.empty(), Session.NOTHING);
  }

  private Session back(int plies) {
    int node = session.node();
    for (int i = 0; i < plies; i++) {
      node = session.tree().parent(node);
    }
    return standing(node, session.position().after(session.position().ply() - plies));
  }

  /** The session at a node that was played before: no move is paid for. */
  private Session standing(int node, Position position) {
    boolean runs = node != GameTree.ROOT && position.outcome().isEmpty();
    Clock clock = session.clock().turned(runs ? position.toMove() : Optional.empty(), now);
    return at(session.tree(), node, position, clock, Session.NOTHING);
  }

  private Session redo() {
    if (!session.canRedo() || !session.holdsBoth(by)) {
      return session.silent();
    }
    int node = session.ahead().get(0);
    return standing(node, played(session.position(), session.tree().move(node)));
  }

  private static Position played(Position position, Move move) {
    if (position.play(move) instanceof Played played) {
      return played.after();
    }
    throw new IllegalStateException(move + " was played here once");
  }

  private Session goTo(int node) {
    boolean isElsewhere = node >= 0 && node < session.tree().size() && node != session.node();
    if (!isElsewhere || session.ended().isPresent() || !session.holdsBoth(by)) {
      return session.silent();
    }
    List<Integer> here = session.tree().line(session.node());
    List<Integer> there = session.tree().line(node);
    int common = 0;
    while (common < Math.min(there.size(), here.size())
        && there.get(common).equals(here.get(common))) {
      common++;
    }
    Position position = session.position().after(session.position().ply() - here.size() + common);
    for (int next : there.subList(common, there.size())) {
      position = played(position, session.tree().move(next));
    }
    return standing(node, position);
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
    Clock stopped = session.clock().stopped(now);
    return with(Optional.of(outcome), session.agreed(), stopped, Optional.empty(), Session.NOTHING);
  }

  private Session goOn() {
    if (!by.equals(Seat.HERE)) {
      return session;
    }
    Clock clock = session.clock().wentOn(now);
    return with(session.ended(), session.agreed(), clock, session.asked(), Session.NOTHING);
  }

  private Session markDead(Site site, BitSet pieces) {
    if (!session.canMark(site)) {
      return session.silent();
    }
    Position position = session.position();
    BitSet taken = session.deadSites();
    taken.or(pieces); // whether they die or come back to life, this is what they lie in
    return agreeing(
        session
            .agreed()
            .deadTurned(
                site,
                position.lattice().sites(pieces),
                position.lattice().sites(position.region(site, taken))));
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
