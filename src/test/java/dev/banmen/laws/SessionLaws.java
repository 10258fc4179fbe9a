package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.GameTree;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** Laws of a session of any game, in one random series of events of all kinds by anybody. */
final class SessionLaws {
  private static final int EVENTS = 160;
  private static final Player ANN = new Player("ann");
  private static final Player BOB = new Player("bob");
  private static final Player NOBODY = new Player("eve");
  private static final String[] TIMES = {"none", "20s", "9s+1s", "5s+3x2s", "4s/move"};
  private static final Player[][] HOLDERS = {
    {Player.HERE, Player.HERE}, {ANN, BOB}, {Player.HERE, BOB}, {ANN, ANN}
  };

  private final Subject subject;
  private final SplittableRandom random;
  private final long seed;
  private final Terms terms;
  private final List<Stamped> events = new ArrayList<>();
  private final Set<String> met = new TreeSet<>();
  private Session session;
  private long millis;

  private SessionLaws(Subject subject, long seed) {
    this.subject = subject;
    this.seed = seed;
    random = new SplittableRandom(seed);
    Player[] holders = HOLDERS[random.nextInt(HOLDERS.length)];
    terms =
        new Terms(
            subject.game().id(),
            Map.of(),
            Optional.empty(),
            TimeControl.parse(TIMES[random.nextInt(TIMES.length)]).orElseThrow(),
            new Seat(holders[0], ""),
            new Seat(holders[1], ""));
    session = begun();
  }

  private Session begun() {
    return Session.begin(terms, Position.start(subject.game()));
  }

  /**
   * Each event changes only what it may, and repeating all leads to the same session.
   *
   * @return the events that changed something, and their results
   */
  static Set<String> hold(Subject subject, long seed) {
    SessionLaws laws = new SessionLaws(subject, seed);
    for (int i = 0; i < EVENTS; i++) {
      laws.happen();
    }
    laws.assertReplays();
    return laws.met;
  }

  private void happen() {
    millis += random.nextInt(12) == 0 ? random.nextLong(5_000) : random.nextLong(-20, 200);
    Player by = anybody();
    Event event = anyEvent(by);
    Stamped stamped = new Stamped(millis, by, event);
    Session before = session;
    session = before.on(stamped);
    events.add(stamped);
    assertTicket(before);
    assertSeats(before, stamped);
    assertEnds(before, event);
    met.add(session.report().getClass().getSimpleName());
    session.endedOffBoard().ifPresent(outcome -> met.add(outcome.reason().name()));
    if (session.stateNumber() != before.stateNumber()) {
      met.add(named(event));
      assertTreeGrows(before.tree());
      assertStandsAtItsNode();
      assertRedoGoesToALeaf();
    }
    if (session.report() instanceof Report.Moved moved) {
      assertThat(session.tree().move(session.node())).as(this::toString).isEqualTo(moved.move());
    }
  }

  private Player anybody() {
    return switch (random.nextInt(8)) {
      case 0 -> NOBODY;
      case 1 -> random.nextBoolean() ? Player.HERE : Player.SYSTEM;
      case 2, 3, 4 -> terms.black().holder();
      default -> terms.white().holder();
    };
  }

  private Event anyEvent(Player by) {
    return switch (random.nextInt(26)) {
      case 0 -> Event.Act.UNDO;
      case 1 -> Event.Act.REDO;
      case 2 -> new Event.GoTo(random.nextInt(-1, session.tree().size() + 1));
      case 3 -> random.nextInt(6) == 0 ? new Event.Resign(anySide()) : Event.Act.CLOCK_TICK;
      case 4 -> new Event.Reply(random.nextBoolean());
      case 5 ->
          new Event.IfCurrent(
              Math.max(0, session.stateNumber() - random.nextInt(2)), new Event.Try(anyMove(by)));
      case 6 -> Event.Act.RESUME;
      case 7, 8 -> new Event.Marking(Event.MarkKind.DEAD, anySite());
      case 9 -> new Event.Marking(Event.MarkKind.NEUTRAL, anySite());
      case 10 -> new Event.Try(new Pass(anySide()));
      case 11, 12 -> Event.Act.ACCEPT;
      case 13 -> Event.Act.CONTINUE;
      case 14 ->
          switch (random.nextInt(8)) {
            case 0 -> Event.Act.OFFER_DRAW;
            case 1 -> Event.Act.ASK_ESTIMATE;
            default -> Event.Act.CLOCK_TICK;
          };
      case 15 -> new Event.Try(new Pass(session.position().toMove().orElse(Side.BLACK)));
      default -> new Event.Try(anyMove(by));
    };
  }

  /** Often a legal one. */
  private Move anyMove(Player by) {
    List<Move> legal = session.isOver() ? List.of() : session.position().legalMoves();
    if (legal.isEmpty() || random.nextInt(4) == 0) {
      return random.nextInt(8) == 0 ? new Pass(anySide()) : new Place(anySide(), anySite());
    }
    return legal.get(random.nextInt(legal.size()));
  }

  private Side anySide() {
    return random.nextBoolean() ? Side.BLACK : Side.WHITE;
  }

  private Site anySite() {
    Lattice lattice = subject.game().lattice();
    return new Site(random.nextInt(-1, lattice.rows() + 1), random.nextInt(-1, lattice.cols() + 1));
  }

  /** There is a new state number exactly if anything except the report changed. */
  private void assertTicket(Session before) {
    if (session.stateNumber() == before.stateNumber()) {
      assertThat(butTried(session, before)).as(this::toString).isEqualTo(before.silent());
      assertTried(before);
    } else {
      assertThat(session.refusedMoves()).as(this::toString).isSameAs(before.refusedMoves());
      assertThat(session.stateNumber()).as(this::toString).isGreaterThan(before.stateNumber());
      assertThat(session.report() instanceof Report.Refused).as(this::toString).isFalse();
    }
  }

  /** A session without a report, with the refused moves of another. */
  private static Session butTried(Session session, Session other) {
    return new Session(
        session.terms(),
        session.cursor(),
        other.refusedMoves(),
        session.position(),
        session.end(),
        session.clock(),
        session.requests(),
        session.stateNumber(),
        other.silent().report());
  }

  /** Only a move that the rules refuse, before the end, is saved as the last attempt. */
  private void assertTried(Session before) {
    List<Move> expected = new ArrayList<>(before.attempts());
    boolean isNew =
        session != before
            && before.endedOffBoard().isEmpty()
            && before.position().outcome().isEmpty();
    if (isNew && session.report() instanceof Report.Refused refused) {
      expected.add(refused.move());
    }
    assertThat(session.attempts()).as(this::toString).isEqualTo(expected);
  }

  private void assertSeats(Session before, Stamped stamped) {
    assertAccepted(before, stamped);
    assertProposed(before);
    boolean isSeated =
        stamped.by().equals(terms.black().holder()) || stamped.by().equals(terms.white().holder());
    boolean isLate = isLostOnTime(session) && !isLostOnTime(before);
    boolean isPrograms =
        stamped.by().equals(Player.SYSTEM)
            && (stamped.event() == Event.Act.RESUME
                || stamped.event() instanceof Event.Forfeit
                || stamped.event() instanceof Event.Settle
                || stamped.event() instanceof Event.Propose
                || stamped.event() == Event.Act.ANNUL
                || stamped.event() == Event.Act.CONTINUE);
    if (!isSeated && !isLate && !isPrograms) {
      boolean isTold = session.report() instanceof Report.Seated;
      assertThat(isTold ? session.silent() : session)
          .as(this::toString)
          .isEqualTo(isTold ? before.silent() : before);
    }
    if (session.report() instanceof Report.Moved moved
        && session.stateNumber() != before.stateNumber()) {
      assertThat(session.seat(moved.move().side()).holder()).isEqualTo(stamped.by());
    }
  }

  /** The program marks something only where nobody has marked or accepted anything. */
  private void assertProposed(Session before) {
    if (session.report() instanceof Report.CountProposed
        && session.stateNumber() != before.stateNumber()) {
      assertThat(before.isCounting()).as(this::toString).isTrue();
      assertThat(before.agreed()).as(this::toString).isEqualTo(CountAgreement.NONE);
      assertThat(session.agreed().neutral()).as(this::toString).isEmpty();
      assertThat(session.agreed().accepted()).as(this::toString).isEmpty();
      met.add("proposed");
    }
  }

  /** Nobody accepts for the other side, and a change of marks withdraws both acceptances. */
  private void assertAccepted(Session before, Stamped stamped) {
    for (Side side : session.agreed().accepted()) {
      boolean wasAccepted =
          before.agreed().accepted().contains(side) && sameMarks(before.agreed(), session.agreed());
      boolean isOwn = session.seat(side).holder().equals(stamped.by());
      boolean isSettled =
          stamped.event() instanceof Event.Settle && stamped.by().equals(Player.SYSTEM);
      assertThat(wasAccepted || isOwn || isSettled).as(this::toString).isTrue();
    }
  }

  private static boolean sameMarks(CountAgreement one, CountAgreement other) {
    return one.dead().equals(other.dead()) && one.neutral().equals(other.neutral());
  }

  private void assertTreeGrows(GameTree before) {
    GameTree tree = session.tree();
    assertThat(tree.size()).isBetween(before.size(), before.size() + 1);
    for (int node = 1; node < before.size(); node++) {
      assertThat(tree.parent(node)).isEqualTo(before.parent(node));
      assertThat(tree.move(node)).isEqualTo(before.move(node));
    }
  }

  private void assertStandsAtItsNode() {
    Position played = Position.start(subject.game());
    int last = GameTree.ROOT;
    for (int node : session.tree().line(session.node())) {
      boolean isThrough = played.outcome().isPresent();
      assertThat(!isThrough || session.playedOn().contains(last)).as(this::toString).isTrue();
      played = after(isThrough ? played.playedOn() : played, session.tree().move(node));
      last = node;
    }
    boolean isOpen = session.position().outcome().isEmpty() && played.outcome().isPresent();
    assertThat(!isOpen || session.playedOn().contains(last)).as(this::toString).isTrue();
    played = isOpen ? played.playedOn() : played;
    assertThat(session.position().sameBoard(played)).as(this::toString).isTrue();
    assertThat(session.position().ply()).isEqualTo(played.ply());
    assertThat(session.position().movers()).as(this::toString).isEqualTo(played.movers());
    assertThat(session.position().score()).as(this::toString).isEqualTo(played.score());
  }

  private Position after(Position position, Move move) {
    assertThat(position.play(move)).as(this::toString).isInstanceOf(Played.class);
    return ((Played) position.play(move)).after();
  }

  private void assertRedoGoesToALeaf() {
    int node = session.node();
    for (int next : session.redoNodes()) {
      assertThat(session.tree().parent(next)).as(this::toString).isEqualTo(node);
      node = next;
    }
    assertThat(session.tree().children(node)).as(this::toString).isEmpty();
  }

  private void assertEnds(Session before, Event event) {
    if (isLostOnTime(before)) {
      assertThat(session.outcome()).as(this::toString).isEqualTo(before.outcome());
      assertThat(session.node()).as(this::toString).isEqualTo(before.node());
    }
    if (session.isOver()) {
      assertThat(session.clock().running()).as(this::toString).isEmpty();
      assertThat(session.movers()).as(this::toString).isEqualTo(Set.of());
      assertThat(session.outcome()).as(this::toString).isPresent();
    } else if (!session.isCounting()) {
      assertThat(session.agreed()).as(this::toString).isEqualTo(CountAgreement.NONE);
    }
    if (session.isCounting()) {
      assertThat(session.clock().running()).as(this::toString).isEmpty();
      assertThat(session.isOver()).as(this::toString).isFalse();
      met.add("counting");
    }
    if (session.agreed().isSettled()) {
      assertThat(session.isOver()).as(this::toString).isTrue();
      met.add("settled");
    }
    boolean isEnded = session.endedOffBoard().isPresent() && before.endedOffBoard().isEmpty();
    if (isEnded && !isLostOnTime(session)) {
      boolean isDraw = session.endedOffBoard().get().reason() == Outcome.Reason.AGREEMENT;
      boolean ends =
          isDraw
              ? event == Event.Act.OFFER_DRAW || event instanceof Event.Reply
              : event instanceof Event.Resign;
      assertThat(ends).as(this::toString).isTrue();
    }
  }

  private static String named(Event event) {
    return event instanceof Event.Act act
        ? act.name()
        : event instanceof Event.Marking marking
            ? marking.kind().name()
            : event.getClass().getSimpleName();
  }

  private static boolean isLostOnTime(Session session) {
    return session.endedOffBoard().isPresent()
        && session.endedOffBoard().get().reason() == Outcome.Reason.TIME;
  }

  private void assertReplays() {
    Session again = begun();
    for (Stamped stamped : events) {
      again = again.on(stamped);
    }
    assertThat(again.position().sameBoard(session.position())).as(this::toString).isTrue();
    assertThat(moves(again.tree())).as(this::toString).isEqualTo(moves(session.tree()));
    assertThat(again.refusedMoves()).as(this::toString).isEqualTo(session.refusedMoves());
    assertThat(again.node()).as(this::toString).isEqualTo(session.node());
    assertThat(again.redoNodes()).as(this::toString).isEqualTo(session.redoNodes());
    assertThat(again.clock()).as(this::toString).isEqualTo(session.clock());
    assertThat(again.endedOffBoard()).as(this::toString).isEqualTo(session.endedOffBoard());
    assertThat(again.agreed()).as(this::toString).isEqualTo(session.agreed());
    assertThat(again.asked()).as(this::toString).isEqualTo(session.asked());
    assertThat(again.stateNumber()).as(this::toString).isEqualTo(session.stateNumber());
    assertThat(again.outcome()).as(this::toString).isEqualTo(session.outcome());
    assertThat(again.report().getClass()).as(this::toString).isEqualTo(session.report().getClass());
  }

  private static List<String> moves(GameTree tree) {
    List<String> moves = new ArrayList<>();
    for (int node = 1; node < tree.size(); node++) {
      moves.add(tree.parent(node) + " " + tree.move(node));
    }
    return moves;
  }

  @Override
  public String toString() {
    return subject + ", seed " + seed + ": " + events;
  }
}
