package dev.banmen.session;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import dev.banmen.record.GameTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game as it stands in play. Immutable; {@link #on} gives the next one.
 *
 * @param terms what it was begun on
 * @param tree everything that was played, what was taken back included
 * @param tried what the rules refused; a move after somebody gave up is not theirs to refuse
 * @param node where in the tree it stands
 * @param ahead the nodes that {@link Event.Redo} goes to, the next one first: the line that was
 *     left, or else what was tried last, down to a node that nothing was tried after
 * @param position the board at this node and all that led to it
 * @param ended how it ended if the rules did not end it: a side gave up, or its time ran out
 * @param agreed what is agreed on once the rules have ended the game
 * @param clock the time of both sides
 * @param asked the side that asks to take its last move or its resignation back
 * @param ticket another number after each change: an answer to what was asked under an older one
 *     comes too late
 * @param report what the last event came to
 */
public record Session(
    Terms terms,
    GameTree tree,
    Tried tried,
    int node,
    List<Integer> ahead,
    Position position,
    Optional<Outcome> ended,
    Agreed agreed,
    Clock clock,
    Optional<Side> asked,
    long ticket,
    Report report) {
  static final Report NOTHING = new Report.Nothing();

  public Session {
    ahead = List.copyOf(ahead);
  }

  /** Play begins at the position that the terms say. */
  public static Session begin(Terms terms, Position start) {
    return new Session(
        terms,
        GameTree.BARE,
        Tried.NOTHING,
        GameTree.ROOT,
        List.of(),
        start,
        Optional.empty(),
        Agreed.NOTHING,
        Clock.of(terms.time()),
        Optional.empty(),
        0,
        NOTHING);
  }

  /**
   * The session after an event. What is refused changes nothing but what was tried and the report,
   * and what nobody meant, such as an answer that comes too late, leaves this very session.
   */
  public Session on(Stamped stamped) {
    return Steps.take(this, stamped);
  }

  /** The session after something that the player at the keyboard did at no particular time. */
  public Session on(Event event) {
    return on(new Stamped(clock.since(), Seat.HERE, event));
  }

  /** The same session with nothing to tell. */
  public Session silent() {
    return telling(NOTHING);
  }

  Session telling(Report told) {
    return new Session(
        terms, tree, tried, node, ahead, position, ended, agreed, clock, asked, ticket, told);
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
        position,
        ended,
        agreed,
        time.isEmpty() ? clock : Clock.of(time.get()).started(running, clock.since()),
        Optional.empty(),
        ticket + 1,
        report);
  }

  /** The same game with both players at this keyboard. */
  public Session atKeyboard() {
    Terms here = terms.atKeyboard();
    return with(here.black(), here.white(), Optional.empty());
  }

  /** The same session once the rules have refused a move. */
  Session refusing(Report.Refused refused) {
    Tried more = tried.with(node, new Tried.Refusal(refused.move(), refused.miss()));
    return new Session(
        terms, tree, more, node, ahead, position, ended, agreed, clock, asked, ticket, refused);
  }

  Session withAgreed(Agreed set) {
    return new Session(
        terms, tree, tried, node, ahead, position, ended, set, clock, asked, ticket, report);
  }

  Session withLeft(Side side, Clock.Left left) {
    Clock set = clock.withLeft(side, left);
    return new Session(
        terms, tree, tried, node, ahead, position, ended, agreed, set, asked, ticket, report);
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
  boolean isSeated(String by) {
    return terms.black().holder().equals(by) || terms.white().holder().equals(by);
  }

  /** Whether somebody moves for both sides, and need not ask anybody. */
  boolean holdsBoth(String by) {
    return terms.black().holder().equals(by) && terms.white().holder().equals(by);
  }

  /** Whether nobody may move any more. */
  public boolean isOver() {
    return ended.isPresent() || position.outcome().isPresent();
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
    Side loser = ended.get().winner().orElseThrow().opponent();
    String key = isTimedOut() ? "over.time" : "over.resignation";
    String name = position.game().words().side(loser);
    return Optional.of(Words.beside(Session.class).text(key, name));
  }

  /** Who may move: nobody once it is over, one side, or both. */
  public Set<Side> movers() {
    return isOver() ? Movers.NOBODY : position.movers();
  }

  /** Whether there is something to take back. A loss on time stands. */
  public boolean canUndo() {
    if (ended.isPresent()) {
      return ended.get().reason() == Outcome.Reason.RESIGNATION;
    }
    return node != GameTree.ROOT;
  }

  /** Whether something taken back can be played again. */
  public boolean canRedo() {
    return ended.isEmpty() && !ahead.isEmpty();
  }

  /** Whether the players may agree on what is dead and what is nobody's. */
  public boolean isCounting() {
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
    return agreed.isNothing() ? position.score() : position.score(deadSites(), neutralSites());
  }

  /**
   * Whose each site is in that count, by index: a side's where its piece lives or its territory is,
   * else {@link Mark#EMPTY}. Empty where nothing is counted like that.
   */
  public List<Mark> owners() {
    return position.owners(deadSites(), neutralSites());
  }

  /** How it ended; empty while it goes on. */
  public Optional<Outcome> outcome() {
    if (ended.isPresent()) {
      return ended;
    }
    return agreed.isNothing() ? position.outcome() : Optional.of(Outcome.of(score()));
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
    for (Tried.Refusal refusal : tried.at(at)) {
      moves.add(refusal.move());
    }
  }
}
