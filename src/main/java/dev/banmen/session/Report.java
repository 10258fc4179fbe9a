package dev.banmen.session;

import dev.banmen.game.Change;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The result of the last event. Immutable. */
public sealed interface Report {
  Report NONE = new None();

  /** Hands this report to the method for its kind. */
  <R> R to(Handler<R> handler);

  /** Has a method for each kind of report that says something. */
  interface Handler<R> {
    /** Says nothing by itself: the board or the state of the game does. */
    R silent();

    R seated(Seated seated);

    R agreed();

    R declined(Request request);

    R resumed(Side side);

    R countChange(CountChange change);

    R countProposed();

    R countJudged();

    R failed(Side side, SeatFault fault);

    R notDone(Hindrance why);
  }

  /** A report that only the sender sees: it is in no state of the game that others see, too. */
  sealed interface ForSender extends Report {}

  /** A report that says nothing by itself. */
  sealed interface Silent extends Report {
    @Override
    default <R> R to(Handler<R> handler) {
      return handler.silent();
    }
  }

  /** A report that {@link Session#countSaid} says. */
  sealed interface CountJudged extends Report {
    @Override
    default <R> R to(Handler<R> handler) {
      return handler.countJudged();
    }
  }

  /** Nothing to report. */
  record None() implements Silent {}

  /** The move was played. */
  record Moved(Move move, List<Change> changes) implements Silent {
    public Moved {
      changes = List.copyOf(changes);
    }
  }

  /** The move was refused, and nothing else has changed; {@link Session#explanation} says why. */
  record Refused(Move move, String written, Miss miss) implements Silent {}

  /** The sender does not play that side, and nothing has changed: only they see this. */
  record Seated(Side side, Seat seat) implements ForSender {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.seated(this);
    }
  }

  /** A side asks something of the other. */
  record Asked(Request request) implements Silent {}

  /** The other side says yes, and that changes neither the board nor the end. */
  record Agreed(Request request) implements Report {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.agreed();
    }
  }

  /** The other side says no. */
  record Declined(Request request) implements Report {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.declined(request);
    }
  }

  /** A side continues the game instead of agreeing to the count. */
  record Resumed(Side side) implements Report {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.resumed(side);
    }
  }

  /**
   * A player has marked what is dead or neutral, or has accepted the count.
   *
   * @param sides the player's: one, or both
   * @param before the marks before this player's, which may be several in a row
   */
  record CountChange(Set<Side> sides, CountAgreement before) implements Report {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.countChange(this);
    }
  }

  /** The program has marked what it takes for dead, and the players may change that. */
  record CountProposed() implements Report {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.countProposed();
    }
  }

  /**
   * The program has counted, as a side was away that had not seen the marks.
   *
   * @param away empty if neither side had accepted the count
   */
  record CountedAway(Optional<Side> away) implements CountJudged {}

  /** A side says that the count is marked wrongly here, and has not accepted it. */
  record Disputed(Side side, Site site) implements CountJudged {}

  /** The program at a side's seat cannot continue, and nothing else has changed. */
  record Failed(Side side, SeatFault fault) implements Report {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.failed(side, fault);
    }
  }

  /** An event that did not happen, and nothing has changed. */
  record NotDone(Hindrance why) implements ForSender {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.notDone(why);
    }
  }

  /** Why an event did not happen. */
  enum Hindrance {
    /** An earlier request has not been answered. */
    PENDING,
    /** The other side has declined that request at this position. */
    DECLINED,
    /** The table does not allow that. */
    BARRED,
    /** Play does not resume while the other player is away. */
    AWAY,
    /** The sender would have no time left there. */
    NO_TIME,
    /** The session changed before the event. */
    TOO_LATE
  }
}
