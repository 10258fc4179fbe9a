package dev.banmen.session;

import dev.banmen.game.Explanation;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.GameTree;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A game as it stands in play. Immutable; {@link #on} gives the next one.
 *
 * @param terms what it was begun on
 * @param tree everything that was played, what was taken back included
 * @param tried what the rules refused; a move after somebody gave up, or at the count, is not
 *     theirs to refuse
 * @param node where in the tree it stands
 * @param ahead the nodes that {@link Event.Redo} goes to, the next one first: the line that was
 *     left, or else what was tried last, down to a node that nothing was tried after
 * @param playedOn the nodes at which play went on though both sides had passed. Whoever goes there
 *     in the tree finds play open; whoever passes there again finds the count
 * @param position the board at this node and all that led to it
 * @param ended how it ended if the rules did not end it: a side gave up, or its time ran out
 * @param agreed what is agreed on once the rules have ended the game
 * @param clock the time of both sides
 * @param asked what one side has asked of the other, until it is answered
 * @param ticket another number after each change. A reply to what is asked must carry this very
 *     one; any other answer comes too late once the board, the marks or the end have changed
 * @param report what the last event came to
 */
public record Session(
    Terms terms,
    GameTree tree,
    RefusedMoves tried,
    int node,
    List<Integer> ahead,
    Set<Integer> playedOn,
    Position position,
    Optional<Outcome> ended,
    CountAgreement agreed,
    Clock clock,
    Optional<Request> asked,
    long ticket,
    Report report) {
  static final Report NOTHING = new Report.Nothing();

  public Session {
    ahead = List.copyOf(ahead);
    playedOn = Collections.unmodifiableSet(new TreeSet<>(playedOn));
  }

  /** Play begins at the position that the terms say. */
  public static Session begin(Terms terms, Position start) {
    return new Session(
        terms,
        GameTree.BARE,
        RefusedMoves.NOTHING,
        GameTree.ROOT,
        List.of(),
        Set.of(),
        start,
        Optional.empty(),
        CountAgreement.NOTHING,
        Clock.of(terms.time()),
        Optional.empty(),
        0,
        NOTHING);
  }

  /**
   * The session after an event. What is refused changes nothing but what was tried and the report,
   * and what cannot be meant leaves this very session. An answer that comes too late changes
   * nothing but the report.
   */
  public Session on(Stamped stamped) {
    return SessionReducer.take(this, stamped);
  }

  /** The session after something that the player at the keyboard did at no particular time. */
  public Session on(Event event) {
    return on(new Stamped(clock.since(), Player.HERE, event));
  }

  /**
   * The same session as somebody reads it who speaks this language: its game, and with it all that
   * is explained, named and counted.
   *
   * @param last as they read it last; a position that has not changed since stays the same
   */
  public Session in(Language language, Session last) {
    Position spoken =
        position.isSameAs(last.position) && last.position.game().words().language() == language
            ? last.position
            : position.in(language);
    return spoken == position ? this : with(tried, spoken, agreed, clock, report);
  }

  /** Why the move was refused that a report of this session names. */
  public Explanation why(Report.Refused refused) {
    return ended.isPresent()
        ? Explanation.of(ending().orElseThrow(), Overlay.NONE)
        : position.explain(refused.move());
  }

  /** The same session with nothing to tell. */
  public Session silent() {
    return telling(NOTHING);
  }

  Session telling(Report told) {
    return with(tried, position, agreed, clock, told);
  }

  /** The same session at the same node, with something else changed. */
  private Session with(
      RefusedMoves tried, Position position, CountAgreement agreed, Clock clock, Report report) {
    return new Session(
        terms, tree, tried, node, ahead, playedOn, position, ended, agreed, clock, asked, ticket,
        report);
  }

  /**
   * The same game with other people, and with a fresh clock if one is given. It runs where the old
   * one would: whoever reads the moves again finds it running after the first of them.
   */
  public Session with(Seat black, Seat white, Optional<TimeControl> time) {
    boolean runs = node != GameTree.ROOT && !isOver();
    Optional<Side> running = runs ? position.toMove() : Optional.empty();
    Terms other =
        new Terms(
            terms.family(), terms.chosen(), terms.setup(), time.orElse(terms.time()), black, white);
    return new Session(
        other,
        tree,
        tried,
        node,
        ahead,
        playedOn,
        position,
        ended,
        agreed,
        time.isEmpty() ? clock : Clock.of(time.get()).started(running, clock.since()),
        Optional.empty(),
        Tickets.nextTurn(ticket),
        report);
  }

  /** The same game with both players at this keyboard. */
  public Session atKeyboard() {
    Terms here = terms.atKeyboard();
    return with(here.black(), here.white(), Optional.empty());
  }

  /** The same session once the rules have refused a move. */
  Session refusing(Report.Refused refused) {
    RefusedMoves more = tried.with(node, new RefusedMoves.Refusal(refused.move(), refused.miss()));
    return with(more, position, agreed, clock, refused);
  }

  Session withAgreed(CountAgreement set) {
    return with(tried, position, set, clock, report);
  }

  Session withLeft(Side side, Clock.Left left) {
    return with(tried, position, agreed, clock.withLeft(side, left), report);
  }

  /** Who moves for a side. */
  public Seat seat(Side side) {
    return side == Side.BLACK ? terms.black() : terms.white();
  }

  /**
   * Whether there is nothing in it to be kept: no position set up by hand, no move, no end; moves
   * may have been tried and refused.
   */
  public boolean isBare() {
    return terms.setup().isEmpty() && tree.size() == 1 && ended.isEmpty();
  }

  /** Whether somebody moves for a side. */
  boolean isSeated(Player by) {
    return terms.black().holder().equals(by) || terms.white().holder().equals(by);
  }

  /** Whether somebody moves for both sides, and need not ask anybody. */
  boolean holdsBoth(Player by) {
    return terms.black().holder().equals(by) && terms.white().holder().equals(by);
  }

  /** The sides that somebody moves for. */
  public Set<Side> sidesOf(Player by) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      if (seat(side).holder().equals(by)) {
        sides.add(side);
      }
    }
    return sides;
  }

  /**
   * Whether it has come to its end: at the count it has not, as long as a side has to accept it.
   */
  public boolean isOver() {
    return ended.isPresent() || position.outcome().isPresent() && !isCounting();
  }

  /** Whether a side's time ran out. */
  boolean isTimedOut() {
    return ended.isPresent() && ended.get().reason() == Outcome.Reason.TIME;
  }

  /** Why nobody moves any more, in a sentence; empty where the rules say it, or it goes on. */
  public Optional<String> ending() {
    if (ended.isEmpty()) {
      return Optional.empty();
    }
    Words words = position.game().words().language().words(Session.class);
    if (ended.get().winner().isEmpty()) {
      return Optional.of(words.text("over.draw"));
    }
    Side loser = ended.get().winner().get().opponent();
    String key = isTimedOut() ? "over.time" : "over.resignation";
    return Optional.of(words.text(key, position.game().words().side(loser)));
  }

  /** Whether somebody may move: not once it is over, nor at the count. */
  public boolean isInPlay() {
    return !movers().isEmpty();
  }

  /** Who may move: nobody once it is over or counted, one side, or both. */
  public Set<Side> movers() {
    return ended.isPresent() ? Movers.NOBODY : position.movers();
  }

  /** Whether there is something to take back. A loss on time stands. */
  public boolean canUndo() {
    if (ended.isPresent()) {
      return ended.get().reason() == Outcome.Reason.RESIGNATION
          || ended.get().reason() == Outcome.Reason.AGREEMENT;
    }
    return node != GameTree.ROOT;
  }

  /** Whether something taken back can be played again. */
  public boolean canRedo() {
    return ended.isEmpty() && !ahead.isEmpty();
  }

  /**
   * Whether the count is open: the players mark what is dead or neutral, until both accept it. The
   * {@link #outcome} is provisional as long as that lasts.
   */
  public boolean isCounting() {
    return isCounted() && !agreed.isSettled();
  }

  /** Whether the board is counted, open or accepted. */
  public boolean isCounted() {
    return ended.isEmpty() && position.outcome().isPresent() && position.isCountable();
  }

  /** Whether {@link Event.MarkDead} means something here. */
  public boolean canMark(Site site) {
    return isCounting() && position.lattice().contains(site) && !position.together(site).isEmpty();
  }

  /** Whether {@link Event.MarkNeutral} means something here. */
  public boolean canMarkNeutral(Site site) {
    return isCounting()
        && position.lattice().contains(site)
        && position.at(site) == Mark.EMPTY
        && !position.region(site, deadSites()).isEmpty();
  }

  /** Whether that changes the count: what no side can claim is nobody's anyway. */
  public boolean changesNeutral(Site site) {
    return canMarkNeutral(site)
        && (agreed.neutral().contains(site)
            || owners().get(position.lattice().index(site)) != Mark.EMPTY);
  }

  /** The sites whose pieces are agreed to be dead. */
  public Set<Site> dead() {
    return agreed.dead();
  }

  BitSet deadSites() {
    return position.lattice().indices(agreed.dead());
  }

  private BitSet neutralSites() {
    return position.lattice().indices(agreed.neutral());
  }

  /** The count, by what is agreed on. */
  public Score score() {
    return agreed.isUnmarked() ? position.score() : position.score(deadSites(), neutralSites());
  }

  /**
   * Whose each site is in that count, by index: a side's where its piece lives or its territory is,
   * else {@link Mark#EMPTY}. Empty where nothing is counted like that.
   */
  public List<Mark> owners() {
    return position.owners(deadSites(), neutralSites());
  }

  /** How it ended, or at the count how it would; empty while it goes on. */
  public Optional<Outcome> outcome() {
    if (ended.isPresent()) {
      return ended;
    }
    return agreed.isUnmarked() ? position.outcome() : Optional.of(Outcome.of(score()));
  }

  /** The moves that led here, and those that redo goes to. */
  public List<Move> line() {
    int last = ahead.isEmpty() ? node : ahead.get(ahead.size() - 1);
    List<Move> moves = new ArrayList<>();
    for (int played : tree.line(last)) {
      moves.add(tree.move(played));
    }
    return moves;
  }

  /** Every move that was tried on the way here, played or refused, in order. */
  public List<Move> attempts() {
    List<Move> moves = new ArrayList<>();
    addRefused(GameTree.ROOT, moves);
    for (int played : tree.line(node)) {
      moves.add(tree.move(played));
      addRefused(played, moves);
    }
    return moves;
  }

  private void addRefused(int at, List<Move> moves) {
    for (RefusedMoves.Refusal refusal : tried.at(at)) {
      moves.add(refusal.move());
    }
  }
}
