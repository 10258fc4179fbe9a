package dev.banmen.session;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.record.GameTree;
import dev.banmen.session.Request.Requests;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A game in play. Immutable; {@link #on} returns the next state.
 *
 * @param terms the terms it started with
 * @param cursor the current node, in the tree of everything played
 * @param refusedMoves those that the rules refused while it was in play
 * @param position the board at this node and all that led to it
 * @param end how it ended, as far as that isn't on the board
 * @param clock the clocks of both sides
 * @param requests one side's request to the other, until it is answered, and what both agreed on
 * @param stateNumber differs after each change. A reply to a request must carry exactly this one;
 *     any other answer is too late once the board, the marks or the end have changed
 * @param report the result of the last event
 */
public record Session(
    Terms terms,
    TreeCursor cursor,
    RefusedMoves refusedMoves,
    Position position,
    GameEnd end,
    Clock clock,
    Requests requests,
    long stateNumber,
    Report report) {
  /** Starts play at the position of the terms. */
  public static Session begin(Terms terms, Position start) {
    return begin(terms, start, Clock.of(terms.time()));
  }

  public static Session begin(Terms terms, Position start, Clock clock) {
    return new Session(
        terms,
        TreeCursor.BARE,
        RefusedMoves.NONE,
        start,
        GameEnd.NONE,
        clock,
        Requests.NONE,
        0,
        Report.NONE);
  }

  /**
   * Returns the session after an event. A refused move changes only the refused moves and the
   * report, a late answer only the report; an event without meaning here returns this session.
   */
  public Session on(Stamped stamped) {
    return SessionReducer.take(this, stamped);
  }

  /** Returns the session after an event by the player at the keyboard, at no particular time. */
  public Session on(Event event) {
    return on(new Stamped(clock.since(), Player.HERE, event));
  }

  /**
   * This session in a language, and with the players' names for the sides: its game, and with it
   * all explanations, names and counts.
   *
   * @param last the last session returned for that reader; its position is reused if unchanged
   */
  public Session in(Language language, Session last) {
    Game game = spoken(language, last.terms == terms ? last.position.game() : position.game());
    boolean isSame = position.isSameAs(last.position) && last.position.game() == game;
    Position spoken = isSame ? last.position : position.with(game);
    return spoken == position ? this : at(cursor, spoken);
  }

  private Game spoken(Language language, Game game) {
    Vocabulary words = game.words().in(language);
    Set<Side> computers = namelessComputers();
    String black = name(Side.BLACK, words, computers);
    String white = name(Side.WHITE, words, computers);
    return game.with(words.calling(black, white, computers));
  }

  private Set<Side> namelessComputers() {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      if (playerName(side).isEmpty() && ComputerSeat.of(seat(side).holder()).isPresent()) {
        sides.add(side);
      }
    }
    return sides;
  }

  /**
   * Returns what a reader calls a player: a computer player has a name in each language, with its
   * side's in it if both are nameless computers.
   */
  private String name(Side side, Vocabulary words, Set<Side> computers) {
    Seat seat = seat(side);
    String name = playerName(side);
    if (!name.isEmpty() || !seat.isComputer()) {
      return name;
    }
    Language language = words.language();
    return computers.size() < 2
        ? seat.name(language)
        : ComputerSeat.of(seat.holder()).orElseThrow().name(words.colour(side), language);
  }

  /** Whether a computer player is to move, and has not just failed. */
  public boolean isComputersTurn() {
    boolean isOpen = isInPlay() && !(report instanceof Report.Failed);
    Optional<Side> mover = isOpen ? position.toMove() : Optional.empty();
    return mover.isPresent() && seat(mover.get()).isComputer();
  }

  /** Returns the name of a player; empty if none was given. */
  public String playerName(Side side) {
    return Printable.of(seat(side).name()).strip();
  }

  /** The reason why the move in a report of this session was refused. */
  public Explanation explanation(Report.Refused refused) {
    return endedOffBoard().isPresent()
        ? Explanation.of(whyOver().orElseThrow(), Overlay.NONE)
        : position.explain(refused.move(), refused.written());
  }

  /** Whether nothing has changed since another state that an answer to it depends on. */
  public boolean isSameTurnAs(Session other) {
    return StateNumbers.isSameTurn(stateNumber, other.stateNumber);
  }

  /** Whether the last event did not happen, for this reason. */
  public boolean isNotDone(Report.Hindrance why) {
    return report.equals(new Report.NotDone(why));
  }

  private Session with(Terms next) {
    return new Session(
        next, cursor, refusedMoves, position, end, clock, requests, stateNumber, report);
  }

  Session at(TreeCursor there, Position board) {
    return new Session(
        terms, there, refusedMoves, board, end, clock, requests, stateNumber, report);
  }

  Session with(RefusedMoves next) {
    return new Session(terms, cursor, next, position, end, clock, requests, stateNumber, report);
  }

  Session with(GameEnd next) {
    return new Session(
        terms, cursor, refusedMoves, position, next, clock, requests, stateNumber, report);
  }

  Session with(Clock next) {
    return new Session(
        terms, cursor, refusedMoves, position, end, next, requests, stateNumber, report);
  }

  Session with(Requests next) {
    return new Session(
        terms, cursor, refusedMoves, position, end, clock, next, stateNumber, report);
  }

  Session numbered(long next) {
    return new Session(terms, cursor, refusedMoves, position, end, clock, requests, next, report);
  }

  Session reporting(Report next) {
    return new Session(
        terms, cursor, refusedMoves, position, end, clock, requests, stateNumber, next);
  }

  public Session silent() {
    return reporting(Report.NONE);
  }

  /**
   * This game with other players, and with a fresh clock if one is given. It runs when the old one
   * would: replaying the moves finds it running after the first.
   */
  public Session with(Seat black, Seat white, Optional<TimeControl> time) {
    boolean runs = node() != GameTree.ROOT && !isOver();
    Optional<Side> running = runs ? position.toMove() : Optional.empty();
    Terms other =
        new Terms(
            terms.family(), terms.chosen(), terms.setup(), time.orElse(terms.time()), black, white);
    Clock started =
        time.isEmpty() ? clock : Clock.of(time.get()).started(running, clock.since()).at(node());
    return with(other)
        .with(started)
        .with(Requests.NONE)
        .numbered(StateNumbers.nextTurn(stateNumber));
  }

  /** This game with a player at a side's seat: another turn, unless it is only a name. */
  Session with(Side side, Seat seat, boolean isRename) {
    boolean isBlack = side == Side.BLACK;
    Terms other = terms.between(isBlack ? seat : terms.black(), isBlack ? terms.white() : seat);
    Session seated = with(other).silent();
    return isRename
        ? seated.numbered(StateNumbers.nextState(stateNumber))
        : seated.with(Requests.NONE).numbered(StateNumbers.nextTurn(stateNumber));
  }

  /** This game with both players at this keyboard. */
  public Session atKeyboard() {
    Terms here = terms.atKeyboard();
    return with(here.black(), here.white(), Optional.empty());
  }

  Session refusing(Report.Refused refused) {
    return with(refusedMoves.with(
            node(), new RefusedMoves.RefusedMove(refused.move(), refused.miss())))
        .reporting(refused);
  }

  /** This game, as if no request had been declined. */
  public Session askedAnew() {
    return with(requests.anew());
  }

  public Session withAgreed(CountAgreement agreed) {
    return with(end.with(agreed));
  }

  public Session withLeft(Side side, Clock.TimeLeft left) {
    return with(clock.withLeft(side, left));
  }

  /** One side's request to the other, until it is answered. */
  public Optional<Request> asked() {
    return requests.open();
  }

  /**
   * Whether a player may see estimates of the score: one whom no other person plays against, or who
   * has agreed on it with the other.
   */
  public boolean mayEstimate(Player by) {
    return isAlone(by) || isSeated(by) && requests.isEstimateAgreed();
  }

  /** Whether a player may see estimates of the score only once the other one agrees. */
  public boolean mustAskToEstimate(Player by) {
    return isInPlay() && position.isCountable() && isSeated(by) && !mayEstimate(by);
  }

  /** Whether no other person than this one has a seat. */
  public boolean isAlone(Player by) {
    return Stream.of(terms.black(), terms.white())
        .allMatch(seat -> seat.isComputer() || seat.holder().equals(by));
  }

  /** Whether two different people play: a move that they agree to take back is gone. */
  public boolean isOfTwoPeople() {
    return Stream.of(terms.black(), terms.white())
            .noneMatch(seat -> seat.isComputer() || seat.isFree())
        && !terms.black().holder().equals(terms.white().holder());
  }

  public GameTree tree() {
    return cursor.tree();
  }

  public int node() {
    return cursor.node();
  }

  /** Whether the last move was played at this node. */
  public boolean isPlayedAt(int before) {
    return node() != GameTree.ROOT && tree().parent(node()) == before;
  }

  public List<Integer> redoNodes() {
    return cursor.redoNodes();
  }

  public Set<Integer> playedOn() {
    return cursor.playedOn();
  }

  /** The nodes of the moves that a computer chose because its time was over. */
  public Set<Integer> cut() {
    return cursor.cut();
  }

  public Optional<Outcome> endedOffBoard() {
    return end.outcome();
  }

  public CountAgreement agreed() {
    return end.agreed();
  }

  public Seat seat(Side side) {
    return side == Side.BLACK ? terms.black() : terms.white();
  }

  /** Whether there is nothing to save: no position set up by hand, no move played, no end. */
  public boolean isBare() {
    return terms.setup().isEmpty() && tree().size() == 1 && endedOffBoard().isEmpty();
  }

  public boolean isSeated(Player by) {
    return terms.black().holder().equals(by) || terms.white().holder().equals(by);
  }

  /** Whether a player has both seats, and need not ask anybody. */
  public boolean holdsBoth(Player by) {
    return terms.black().holder().equals(by) && terms.white().holder().equals(by);
  }

  public Set<Side> sidesOf(Player by) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      if (seat(side).holder().equals(by)) {
        sides.add(side);
      }
    }
    return sides;
  }

  /** Whether it is over; during the count only once all sides have accepted. */
  public boolean isOver() {
    return endedOffBoard().isPresent() || position.isOver() && !isCounting();
  }

  public boolean isTimedOut() {
    return endedOffBoard().isPresent() && endedOffBoard().get().reason() == Outcome.Reason.TIME;
  }

  /** Why nobody moves any more, in a sentence; empty if the rules explain it, or play continues. */
  public Optional<String> whyOver() {
    if (endedOffBoard().isEmpty()) {
      return Optional.empty();
    }
    Words words = position.game().words().language().words(Session.class);
    if (endedOffBoard().get().winner().isEmpty()) {
      return Optional.of(words.text("over." + endedOffBoard().get().kind()));
    }
    Side loser = endedOffBoard().get().winner().get().opponent();
    String name = position.game().words().side(loser);
    return Optional.of(
        switch (endedOffBoard().get().reason()) {
          case TIME -> words.text("over.time", name);
          case FORFEIT -> words.text("over.forfeit", name);
          default -> words.text("over.resignation", name);
        });
  }

  /** The last event's word on the count, in a sentence: who disputes it, or who has counted. */
  public Optional<String> countSaid() {
    Words words = position.game().words().language().words(Session.class);
    if (!(report instanceof Report.Disputed disputed)) {
      return report instanceof Report.CountedAway counted
          ? Optional.of(
              counted
                  .away()
                  .map(side -> words.text("judged", position.game().words().side(side)))
                  .orElseGet(() -> words.text("judged.both")))
          : Optional.empty();
    }
    Site site = disputed.site();
    boolean isPiece = position.at(site) != Mark.EMPTY;
    String taken = !isPiece ? "owned" : dead().contains(site) ? "alive" : "dead";
    String name = position.game().notation().name(site);
    String side = position.game().words().side(disputed.side());
    return Optional.of(words.text("dispute." + taken, side, name));
  }

  /** Whether moves are possible: not once it is over, nor at the count. */
  public boolean isInPlay() {
    return !movers().isEmpty();
  }

  /** The sides that may move: none once it is over or counted, one, or both. */
  public Set<Side> movers() {
    return endedOffBoard().isPresent() ? Movers.NOBODY : position.movers();
  }

  /**
   * Whether a player has something to take back, or to ask the other side for. A loss on time is
   * final.
   */
  public boolean canUndo(Player by) {
    return isSeated(by) && canUndo() && SessionReducer.canUndo(this, by);
  }

  private boolean canUndo() {
    if (endedOffBoard().isPresent()) {
      return endedOffBoard().get().reason() == Outcome.Reason.RESIGNATION
          || endedOffBoard().get().reason() == Outcome.Reason.AGREEMENT;
    }
    return node() != GameTree.ROOT;
  }

  /**
   * Whether this player can replay something taken back: one who holds both seats, or at their turn
   * against a computer, which agrees to that.
   */
  public boolean canRedo(Player by) {
    Optional<Side> mine = position.toMove().filter(side -> seat(side).holder().equals(by));
    boolean isMyTurn = mine.isPresent() && seat(mine.get().opponent()).isComputer();
    return endedOffBoard().isEmpty() && !redoNodes().isEmpty() && (holdsBoth(by) || isMyTurn);
  }

  /**
   * Whether the count is open: the players mark what is dead or neutral, until both accept it.
   * Until then the {@link #outcome} is provisional.
   */
  public boolean isCounting() {
    return isCounted() && !agreed().isSettled();
  }

  /** Whether the board is counted, open or accepted. */
  public boolean isCounted() {
    return endedOffBoard().isEmpty() && position.isOver() && position.isCountable();
  }

  /** Whether {@link Event.MarkKind#DEAD} applies here. */
  public boolean canMark(Site site) {
    return isCounting() && position.lattice().contains(site) && !position.together(site).isEmpty();
  }

  /**
   * Returns what marks the pieces on a site: those that live or die with it or, where that is more
   * than half of its side's and so plainly not meant, its group alone.
   */
  public Event marking(Site site) {
    BitSet together = position.together(site);
    int all = position.count(position.at(site));
    return 2 * together.cardinality() > all
        ? new Event.Marking(Event.MarkKind.GROUP, site)
        : new Event.Marking(Event.MarkKind.DEAD, site);
  }

  /** Whether {@link Event.MarkKind#NEUTRAL} applies here. */
  public boolean canMarkNeutral(Site site) {
    return isCounting()
        && position.lattice().contains(site)
        && position.at(site) == Mark.EMPTY
        && !position.region(site, deadSites()).isEmpty();
  }

  /** Whether that changes the count: sites that no side can claim are neutral anyway. */
  public boolean changesNeutral(Site site) {
    return canMarkNeutral(site)
        && (agreed().neutral().contains(site)
            || owners().get(position.lattice().index(site)) != Mark.EMPTY);
  }

  /** The sites whose pieces are agreed to be dead. */
  public Set<Site> dead() {
    return agreed().dead();
  }

  BitSet deadSites() {
    return position.lattice().indices(agreed().dead());
  }

  private BitSet neutralSites() {
    return position.lattice().indices(agreed().neutral());
  }

  /** The score by the agreement. */
  public Score score() {
    return agreed().isUnmarked() ? position.score() : position.score(deadSites(), neutralSites());
  }

  /**
   * Each site's owner in that count, by index: the side of a living piece or of the territory, else
   * {@link Mark#EMPTY}. Empty if the game isn't counted like that.
   */
  public List<Mark> owners() {
    return position.owners(deadSites(), neutralSites());
  }

  /** The outcome, at the count a provisional one; empty while play continues. */
  public Optional<Outcome> outcome() {
    if (endedOffBoard().isPresent()) {
      return endedOffBoard();
    }
    return agreed().isUnmarked() ? position.outcome() : Optional.of(Outcome.of(score()));
  }

  /** The node where redo ends; this one if there is nothing to redo. */
  public int lastNode() {
    return redoNodes().isEmpty() ? node() : redoNodes().get(redoNodes().size() - 1);
  }

  /** The moves that led here. */
  public List<Move> line() {
    List<Move> moves = new ArrayList<>();
    for (int played : tree().line(node())) {
      moves.add(tree().move(played));
    }
    return moves;
  }

  /** Every move tried on the way here, played or refused, in order. */
  public List<Move> attempts() {
    List<Move> moves = new ArrayList<>();
    addRefused(GameTree.ROOT, moves);
    for (int played : tree().line(node())) {
      moves.add(tree().move(played));
      addRefused(played, moves);
    }
    return moves;
  }

  private void addRefused(int at, List<Move> moves) {
    for (RefusedMoves.RefusedMove refusal : refusedMoves.at(at)) {
      moves.add(refusal.move());
    }
  }
}
