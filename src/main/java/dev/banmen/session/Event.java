package dev.banmen.session;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Something that happens in a session. Immutable. Moves and resignations are for the holder of the
 * side's seat, the rest for the holder of any; moving through the tree takes both seats. Only the
 * program resumes a game.
 */
public sealed interface Event {
  /** Hands this event to the method for its kind. */
  <R> R to(Handler<R> handler);

  /** The event itself, without the condition of an {@link IfCurrent}. */
  default Event itself() {
    return this;
  }

  /** Has a method for each kind of event, so that the compiler finds one that is forgotten. */
  interface Handler<R> {
    R tried(Try attempt);

    R ifCurrent(IfCurrent answer);

    R act(Act act);

    R reply(boolean agreed);

    R goTo(int node);

    R resign(Side side);

    R mark(MarkKind kind, Site site);

    R dispute(Site site);

    R sit(Side side, Seat seat);

    R fail(Side side, SeatFault fault);

    R forfeit(Side side);

    R settle(Optional<CountAgreement> judged);

    R propose(Set<Site> dead);
  }

  /** An event of which there is no more to say. */
  enum Act implements Event {
    /** Takes back the last move or resignation. A different player opposite is asked first. */
    UNDO,
    /** Replays what was last undone. */
    REDO,
    /**
     * Offers a draw; it is agreed if the sender holds both seats, or the other side offered one.
     */
    OFFER_DRAW,
    /** Asks that both players may see estimates of the score until the end of the game. */
    ASK_ESTIMATE,
    /** Accepts the count for the holder's seats; once both sides accept, the game is over. */
    ACCEPT,
    /** Resumes play at the count: the passes stay, and so does the turn order. */
    CONTINUE,
    /** Checks the clock; a side without time left loses. */
    CLOCK_TICK,
    /** Ends the game without a result; only from {@link Player#SYSTEM}. */
    ANNUL,
    /** Resumes an interrupted game, at no cost of time; only from {@link Player#SYSTEM}. */
    RESUME;

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.act(this);
    }
  }

  /** What is marked at the count; a second time, the mark is taken off. */
  enum MarkKind {
    /** The pieces that live or die with the one on the site are dead. */
    DEAD,
    /** Only the pieces connected to the one on the site are dead. */
    GROUP,
    /** The sites without living pieces around this one are neutral. */
    NEUTRAL
  }

  /**
   * Tries a move, which the game may refuse.
   *
   * @param written as somebody typed its site, or empty
   * @param isCut whether a computer chose it because its time was over
   */
  record Try(Move move, String written, boolean isCut) implements Event {
    public Try(Move move, String written) {
      this(move, written, false);
    }

    public Try(Move move) {
      this(move, "");
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.tried(this);
    }
  }

  /** An event that happens only if the session has not changed since its state had this number. */
  record IfCurrent(long stateNumber, Event event) implements Event {
    public IfCurrent {
      if (event instanceof IfCurrent) {
        throw new IllegalArgumentException("an answer to an answer");
      }
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.ifCurrent(this);
    }

    @Override
    public Event itself() {
      return event;
    }
  }

  /** Accepts or declines the open {@link Request}. */
  record Reply(boolean agreed) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.reply(agreed);
    }
  }

  /** Goes to another node of the tree. */
  record GoTo(int node) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.goTo(node);
    }
  }

  record Resign(Side side) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.resign(side);
    }
  }

  /** Marks something at the count, or takes the mark off. */
  record Marking(MarkKind kind, Site site) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.mark(kind, site);
    }
  }

  /** Says that the count is marked wrongly here; nobody has accepted it then. */
  record Dispute(Site site) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.dispute(site);
    }
  }

  /**
   * Gives a side's seat to a program or to the sender. It must have been free, a program's, or the
   * sender's own; so it also changes the name there. A free one is for anybody who is not seated.
   */
  record Sit(Side side, Seat seat) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.sit(side, seat);
    }
  }

  /** Says that the program at a side's seat, the sender, cannot continue; it is not saved. */
  record Fail(Side side, SeatFault fault) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.fail(side, fault);
    }
  }

  /** A side has kept the other waiting for too long, and loses; only from {@link Player#SYSTEM}. */
  record Forfeit(Side side) implements Event {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.forfeit(side);
    }
  }

  /**
   * Ends the count; only from {@link Player#SYSTEM}.
   *
   * @param judged all marks, as the program judges; empty for those that there are
   */
  record Settle(Optional<CountAgreement> judged) implements Event {
    public Settle() {
      this(Optional.empty());
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.settle(judged);
    }
  }

  /**
   * Marks what the program takes for dead at a count that nobody has marked or accepted; only from
   * {@link Player#SYSTEM}.
   */
  record Propose(Set<Site> dead) implements Event {
    public Propose {
      dead = Collections.unmodifiableSet(new TreeSet<>(dead));
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.propose(dead);
    }
  }
}
