package dev.banmen.session;

import dev.banmen.game.Miss;
import dev.banmen.game.Missed;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import dev.banmen.record.GameTree;
import dev.banmen.session.Request.Requests;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Applies events to a session; as a handler, those of a player with a seat. Pure; {@link Session}
 * holds the values.
 */
public final class SessionReducer implements Event.Handler<Session> {
  private final Session session;
  private final Player by;
  private final long now;

  private SessionReducer(Session session, Player by, long now) {
    this.session = session;
    this.by = by;
    this.now = now;
  }

  static Session take(Session session, Stamped stamped) {
    long now = Math.max(stamped.millis(), session.clock().since());
    SessionReducer reducer = new SessionReducer(session, stamped.by(), now);
    if (stamped.event() == Event.Act.RESUME) {
      return reducer.resume();
    }
    Optional<Side> late = session.isOver() ? Optional.empty() : session.clock().late(now);
    return late.isPresent() ? reducer.late(late.get()) : reducer.on(stamped.event());
  }

  /** The session after a side has run out of time: it has lost. */
  public static Session late(Session session, Side side, long now) {
    return new SessionReducer(session, Player.SYSTEM, Math.max(now, session.clock().since()))
        .late(side);
  }

  /** The session in its count, with no pieces marked as dead and accepted by nobody. */
  public static Session unmarked(Session session) {
    return new SessionReducer(session, Player.SYSTEM, session.clock().since())
        .agreeing(CountAgreement.NONE, Report.NONE);
  }

  /** The session after both sides have accepted the marks of its count. */
  public static Session accepted(Session session) {
    CountAgreement accepted = session.agreed().acceptedBy(List.of(Side.values()));
    return new SessionReducer(session, Player.SYSTEM, session.clock().since())
        .agreeing(accepted, Report.NONE);
  }

  /** Whether somebody with a seat, in a session with something to take back, may have it. */
  static boolean canUndo(Session session, Player by) {
    SessionReducer reducer = new SessionReducer(session, by, session.clock().since());
    return session.holdsBoth(by) || reducer.hasSomethingToAskFor(reducer.side());
  }

  private Session on(Event event) {
    boolean isForAll = event instanceof Event.Try || event instanceof Event.IfCurrent;
    if (isForAll || by.equals(Player.SYSTEM) && keepsNobodyWaiting(event) || session.isSeated(by)) {
      return event.to(this);
    }
    return event instanceof Event.Sit sit && isForMe(sit)
        ? session.with(sit.side(), sit.seat(), false)
        : session;
  }

  /** Whether the program ends what people would wait for, or helps them to. */
  private static boolean keepsNobodyWaiting(Event event) {
    return event instanceof Event.Forfeit
        || event instanceof Event.Settle
        || event instanceof Event.Propose
        || event == Event.Act.ANNUL
        || event == Event.Act.CONTINUE;
  }

  @Override
  public Session act(Event.Act act) {
    return switch (act) {
      case UNDO -> undo();
      case REDO -> redo();
      case OFFER_DRAW -> offerDraw();
      case ASK_ESTIMATE -> askEstimate();
      case ACCEPT -> accept();
      case CONTINUE -> playOn();
      case CLOCK_TICK -> session; // nobody is out of time
      case ANNUL -> annul();
      case RESUME -> resume();
    };
  }

  @Override
  public Session ifCurrent(Event.IfCurrent answer) {
    return isInTime(answer) ? on(answer.event()) : tooLate(answer.event());
  }

  @Override
  public Session settle(Optional<CountAgreement> judged) {
    if (!by.equals(Player.SYSTEM) || !session.isCounting()) {
      return session;
    }
    CountAgreement agreed = judged.orElse(session.agreed());
    boolean isOnBoard =
        Stream.concat(agreed.dead().stream(), agreed.neutral().stream())
            .allMatch(session.position().lattice()::contains);
    return isOnBoard
        ? agreeing(
            agreed.acceptedBy(List.of(Side.values())),
            judged.isPresent() ? new Report.CountedAway(silent()) : Report.NONE)
        : session;
  }

  @Override
  public Session propose(Set<Site> dead) {
    boolean isOpen =
        by.equals(Player.SYSTEM)
            && session.agreed().equals(CountAgreement.NONE)
            && dead.stream().allMatch(session::canMark);
    return isOpen && !dead.isEmpty()
        ? agreeing(new CountAgreement(dead, Set.of()), new Report.CountProposed())
        : session;
  }

  /** The side that has not accepted a count which the other one has. */
  private Optional<Side> silent() {
    return session.agreed().accepted().stream().map(Side::opponent).findFirst();
  }

  /** Whether somebody without a seat takes a free one. */
  private boolean isForMe(Event.Sit sit) {
    return session.seat(sit.side()).isFree() && sit.seat().holder().equals(by);
  }

  /** Whether a reply is to the current request, or any other answer to the current board. */
  private boolean isInTime(Event.IfCurrent answer) {
    return answer.event() instanceof Event.Reply
        ? answer.stateNumber() == session.stateNumber()
        : StateNumbers.isSameTurn(answer.stateNumber(), session.stateNumber());
  }

  /**
   * Says why nothing is done; after a move, to whoever plays on quickly, that others are to move.
   */
  private Session tooLate(Event event) {
    if (!session.isSeated(by)) {
      return session;
    }
    Optional<Side> mover = session.isInPlay() ? session.position().toMove() : Optional.empty();
    boolean isOthersTurn =
        event instanceof Event.Try
            && mover.isPresent()
            && !session.sidesOf(by).contains(mover.get());
    return session.reporting(
        isOthersTurn
            ? new Report.Seated(mover.get(), session.seat(mover.get()))
            : new Report.NotDone(Report.Hindrance.TOO_LATE));
  }

  @Override
  public Session fail(Side side, SeatFault fault) {
    return asking(session.requests(), new Report.Failed(side, fault));
  }

  @Override
  public Session forfeit(Side side) {
    return by.equals(Player.SYSTEM) && !session.isOver() ? ended(Outcome.forfeited(side)) : session;
  }

  private Session annul() {
    return by.equals(Player.SYSTEM) && !session.isOver() ? ended(Outcome.none()) : session;
  }

  @Override
  public Session tried(Event.Try attempt) {
    Move move = attempt.move();
    Seat seat = session.seat(move.side());
    boolean isOver = session.isOver() && session.isSeated(by); // then it is nobody's turn
    if (!seat.holder().equals(by) && !isOver) {
      return session.reporting(new Report.Seated(move.side(), seat));
    }
    Side other = move.side().opponent();
    if (session.seat(other).isFree() && session.endedOffBoard().isEmpty()) {
      return session.reporting(new Report.Seated(other, session.seat(other)));
    }
    Position position = session.position();
    if (session.endedOffBoard().isPresent()) {
      Miss over = position.game().miss(Miss.GAME_OVER);
      return session.reporting(new Report.Refused(move, attempt.written(), over));
    }
    Verdict verdict = position.play(move);
    if (verdict instanceof Missed missed) {
      Report.Refused refused = new Report.Refused(move, attempt.written(), missed.miss());
      boolean isMistake = !position.isOver(); // a try later is none to remember
      return isMistake ? session.refusing(refused) : session.reporting(refused);
    }
    return moved(attempt, (Played) verdict);
  }

  private Session moved(Event.Try attempt, Played played) {
    Move move = attempt.move();
    Position after = played.after();
    Optional<Side> next = after.isOver() ? Optional.empty() : after.toMove();
    Clock clock = session.clock().moved(move.side(), next, now);
    Report report = new Report.Moved(move, played.changes());
    TreeCursor cursor = session.cursor().played(move, attempt.isCut());
    return at(cursor, after, clock.at(cursor.node()), report);
  }

  /** The session at a node, without end, agreement or request. */
  private Session at(TreeCursor cursor, Position position, Clock clock, Report report) {
    return session
        .at(cursor, position)
        .with(GameEnd.NONE)
        .with(clock)
        .with(session.requests().closed().anew())
        .numbered(StateNumbers.nextTurn(session.stateNumber()))
        .reporting(report);
  }

  private Session with(GameEnd end, Clock clock, Requests requests, Report report) {
    long number = session.stateNumber();
    return session
        .with(end)
        .with(clock)
        .with(end.isSameEnd(session.end()) ? requests : requests.anew())
        .numbered(
            end.isLike(session.end())
                ? StateNumbers.nextState(number)
                : StateNumbers.nextTurn(number))
        .reporting(report);
  }

  private Session undo() {
    if (!session.canUndo(by)) {
      return session.silent();
    } else if (session.holdsBoth(by)) {
      return takenBack(1, Movers.BOTH).orElse(noTime());
    }
    Request request = new Request(side(), Request.RequestKind.TAKEBACK);
    if (isCrossed(request)) {
      return reply(true);
    }
    return takenBack(request).isPresent() ? ask(request) : noTime();
  }

  private Session noTime() {
    return session.reporting(new Report.NotDone(Report.Hindrance.NO_TIME));
  }

  private Side side() {
    return session.seat(Side.BLACK).holder().equals(by) ? Side.BLACK : Side.WHITE;
  }

  private boolean hasSomethingToAskFor(Side side) {
    boolean isAgreed =
        session.agreed().isSettled()
            || session.endedOffBoard().filter(outcome -> outcome.winner().isEmpty()).isPresent();
    return session.endedOffBoard().isPresent() && !isAgreed
        ? session.endedOffBoard().get().winner().equals(Optional.of(side.opponent()))
        : isAgreed || pliesToChoice(side) > 0;
  }

  /** Whether the other side has made the same request: then this one agrees to it. */
  private boolean isCrossed(Request request) {
    return session
        .asked()
        .equals(Optional.of(new Request(request.side().opponent(), request.kind())));
  }

  /** Asks the other side, unless its own request must be answered first, or it has said no. */
  private Session ask(Request request) {
    if (session.asked().isPresent()) {
      return session.reporting(new Report.NotDone(Report.Hindrance.PENDING));
    } else if (session.requests().declined().contains(request)) {
      return session.reporting(new Report.NotDone(Report.Hindrance.DECLINED));
    }
    return asking(session.requests().with(request), new Report.Asked(request));
  }

  private Session asking(Requests requests, Report report) {
    return with(session.end(), session.clock(), requests, report);
  }

  private Optional<Session> takenBack(Request request) {
    return takenBack(pliesToChoice(request.side()), Set.of(request.side()));
  }

  /**
   * Takes back the end if there is one, else this many plies.
   *
   * @param payers the sides whose time stays used; empty if one of them would have none left
   */
  private Optional<Session> takenBack(int plies, Set<Side> payers) {
    if (session.endedOffBoard().isPresent()) {
      return Optional.of(reopened());
    } else if (session.agreed().isSettled()) {
      return Optional.of(
          with(session.end().open(), session.clock(), session.requests().closed(), Report.NONE));
    }
    int node = session.node();
    for (int i = 0; i < plies; i++) {
      node = session.tree().parent(node);
    }
    return atPlayed(node, session.position().after(session.position().ply() - plies), payers);
  }

  /**
   * The number of moves back to where a side last had a choice, or, if it never had one, to before
   * its last move; 0 if it made none.
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

  @Override
  public Session reply(boolean agreed) {
    if (session.asked().isEmpty()) {
      return session.silent();
    }
    Request request = session.asked().get();
    if (!session.seat(request.side().opponent()).holder().equals(by)) {
      return session.silent();
    } else if (!agreed) {
      return asking(session.requests().refused(), new Report.Declined(request));
    }
    return switch (request.kind()) {
      case DRAW -> ended(Outcome.agreedDraw());
      case ESTIMATE -> estimating(request);
      case TAKEBACK ->
          takenBack(request)
              .orElse(asking(session.requests().refused(), new Report.Declined(request)));
    };
  }

  private Session offerDraw() {
    if (session.isOver() || session.isCounting()) {
      return session.silent();
    } else if (session.holdsBoth(by)) {
      return ended(Outcome.agreedDraw());
    }
    Request request = new Request(side(), Request.RequestKind.DRAW);
    return isCrossed(request) ? ended(Outcome.agreedDraw()) : ask(request);
  }

  private Session askEstimate() {
    if (session.isOver() || session.isCounting() || session.mayEstimate(by)) {
      return session.silent();
    }
    Request request = new Request(side(), Request.RequestKind.ESTIMATE);
    return isCrossed(request) ? estimating(request) : ask(request);
  }

  private Session estimating(Request request) {
    return asking(session.requests().estimateAgreed(), new Report.Agreed(request));
  }

  private Session accept() {
    CountAgreement accepted = session.agreed().acceptedBy(session.sidesOf(by));
    return session.isCounting() && !accepted.equals(session.agreed())
        ? counted(accepted)
        : session.silent();
  }

  @Override
  public Session dispute(Site site) {
    boolean isHere = session.isCounting() && session.position().lattice().contains(site);
    return isHere && !session.holdsBoth(by)
        ? agreeing(session.agreed().open(), new Report.Disputed(side(), site))
        : session.silent();
  }

  /** Resumes play with the passes in place; no time is added for moves. */
  private Session playOn() {
    if (!session.isCounting()) {
      return session.silent();
    }
    Position position = session.position().playedOn();
    Clock clock = session.clock().turned(position.toMove(), now);
    boolean isOneSides = session.isSeated(by) && !session.holdsBoth(by);
    Report report = isOneSides ? new Report.Resumed(side()) : Report.NONE;
    return at(session.cursor().resumed(), position, clock, report);
  }

  /** The game as it was when a side gave up, or both agreed on a draw. */
  private Session reopened() {
    boolean isBegun = session.node() != GameTree.ROOT;
    Clock clock =
        session.clock().started(isBegun ? session.position().toMove() : Optional.empty(), now);
    return with(session.end().open(), clock, session.requests().closed(), Report.NONE);
  }

  /** The session at a node that was played before; empty if a payer would have no time there. */
  private Optional<Session> atPlayed(int node, Position position, Set<Side> payers) {
    boolean runs = node != GameTree.ROOT && !position.isOver();
    Optional<Side> next = runs ? position.toMove() : Optional.empty();
    return session
        .clock()
        .backAt(node, payers, next, now)
        .map(clock -> at(session.cursor().to(node), position, clock, Report.NONE));
  }

  private Session redo() {
    if (!session.canRedo(by)) {
      return session.silent();
    }
    int node = session.redoNodes().get(0);
    Position position = played(session.position(), node);
    for (int next : session.redoNodes().subList(1, session.redoNodes().size())) {
      if (session.holdsBoth(by) || position.toMove().equals(Optional.of(side()))) {
        break;
      }
      position = played(position, next); // the computer's move
      node = next;
    }
    return atPlayed(node, position, session.sidesOf(by)).orElse(noTime());
  }

  private Position played(Position position, int node) {
    Move move = session.tree().move(node);
    Position open = position.isOver() ? position.playedOn() : position;
    if (open.play(move) instanceof Played played) {
      return session.playedOn().contains(node) ? played.after().playedOn() : played.after();
    }
    throw new IllegalStateException(move + " was played here once");
  }

  @Override
  public Session goTo(int node) {
    boolean isElsewhere = node >= 0 && node < session.tree().size() && node != session.node();
    if (!isElsewhere || session.endedOffBoard().isPresent() || !session.holdsBoth(by)) {
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
      position = played(position, next);
    }
    return atPlayed(node, position, Movers.BOTH).orElse(noTime());
  }

  @Override
  public Session resign(Side side) {
    if (session.isOver() || !session.seat(side).holder().equals(by)) {
      return session.silent();
    }
    Side other = side.opponent();
    return session.seat(other).isFree() // nobody plays yet, who could win
        ? session.reporting(new Report.Seated(other, session.seat(other)))
        : ended(Outcome.resigned(side));
  }

  private Session late(Side side) {
    return ended(Outcome.timedOut(side));
  }

  private Session ended(Outcome outcome) {
    Clock stopped = session.clock().stopped(now);
    GameEnd end = session.end().with(Optional.of(outcome));
    return with(end, stopped, session.requests().closed(), Report.NONE);
  }

  @Override
  public Session sit(Side side, Seat seat) {
    Seat held = session.seat(side);
    boolean isFree = held.isFree() || held.isComputer() || held.holder().equals(by);
    boolean isAllowed = seat.isComputer() || seat.holder().equals(by);
    boolean isRename = held.holder().equals(by) && seat.holder().equals(by);
    return !isFree || !isAllowed || isRename && seat.equals(held)
        ? session.silent()
        : session.with(side, seat, isRename);
  }

  private Session resume() {
    if (!by.equals(Player.SYSTEM)) {
      return session;
    }
    Clock clock = session.clock().resumed(now);
    return with(session.end(), clock, session.requests(), Report.NONE);
  }

  @Override
  public Session mark(Event.MarkKind kind, Site site) {
    return switch (kind) {
      case DEAD -> markDead(site, session.position().together(site));
      case GROUP -> markDead(site, session.position().group(site));
      case NEUTRAL -> markNeutral(site);
    };
  }

  private Session markDead(Site site, BitSet pieces) {
    if (!session.canMark(site)) {
      return session.silent();
    }
    Position position = session.position();
    BitSet taken = session.deadSites();
    taken.or(pieces); // whether they die or come back to life, this is their surroundings
    return counted(
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
    return counted(
        session.agreed().neutralTurned(site, session.position().lattice().sites(region)));
  }

  /** Applies what a player marks or accepts, and reports whose it is. */
  private Session counted(CountAgreement agreed) {
    Set<Side> sides = session.sidesOf(by);
    return agreeing(agreed, new Report.CountChange(sides, beforeMarks(sides, agreed)));
  }

  /**
   * The marks before those that a player has made in a row; where these undo each other, the last.
   */
  private CountAgreement beforeMarks(Set<Side> sides, CountAgreement next) {
    return session.report() instanceof Report.CountChange last
            && last.sides().equals(sides)
            && !last.before().hasMarksOf(next)
        ? last.before()
        : session.agreed();
  }

  private Session agreeing(CountAgreement agreed, Report report) {
    return with(session.end().with(agreed), session.clock(), session.requests(), report);
  }
}
