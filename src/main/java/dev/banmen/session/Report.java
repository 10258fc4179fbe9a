package dev.banmen.session;

import dev.banmen.game.Change;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;

/** The result of the last event. Immutable. */
public sealed interface Report {
  Report NONE = new None();

  /** A report that only the sender sees: it is in no state of the game that others see, too. */
  sealed interface ForSender extends Report {}

  /** Nothing to report. */
  record None() implements Report {}

  /** The move was played. */
  record Moved(Move move, List<Change> changes) implements Report {
    public Moved {
      changes = List.copyOf(changes);
    }
  }

  /** The move was refused, and nothing else has changed; {@link Session#why} says why. */
  record Refused(Move move, String written, Miss miss) implements Report {}

  /** The sender does not play that side, and nothing has changed: only they see this. */
  record Seated(Side side, Seat seat) implements ForSender {}

  /** A side asks something of the other. */
  record Asked(Request request) implements Report {}

  /** The other side says yes, and that changes neither the board nor the end. */
  record Agreed(Request request) implements Report {}

  /** The other side says no. */
  record Declined(Request request) implements Report {}

  /** There is already an unanswered request, and nothing has changed: only the sender sees this. */
  record AlreadyPending(Request request) implements ForSender {}

  /**
   * The other side has declined that request at this position, and nothing has changed: only the
   * sender sees this.
   */
  record AlreadyDeclined(Request request) implements ForSender {}

  /** A side continues the game instead of agreeing to the count. */
  record Resumed(Side side) implements Report {}

  /**
   * A side that is not both players' has marked what is dead or neutral, or has accepted the count.
   *
   * @param before the marks before this side's, which may be several in a row
   */
  record CountChange(Side side, CountAgreement before) implements Report {}

  /**
   * The program has counted, as a side was away that had not seen the marks.
   *
   * @param away empty if neither side had accepted the count
   */
  record CountedAway(Optional<Side> away) implements Report {}

  /** A side says that the count is marked wrongly here, and has not accepted it. */
  record Disputed(Side side, Site site) implements Report {}

  /** The program at a side's seat cannot continue, and nothing else has changed. */
  record Failed(Side side, SeatFault fault) implements Report {}

  /** That is not possible at this table, and nothing has changed: only the sender sees this. */
  record Barred(Event event) implements ForSender {
    /** Says it; play does not resume while the other player is away. */
    public String sentence(Language language) {
      Event asked = event instanceof Event.IfCurrent answer ? answer.event() : event;
      Words words = language.words(Report.class);
      return words.text(asked instanceof Event.Continue ? "barred.away" : "barred");
    }
  }

  /** The sender would have no time left there, and nothing has changed: only they see this. */
  record NoTime() implements ForSender {}

  /** The session changed before the event, which has not happened: only the sender sees this. */
  record TooLate() implements ForSender {}
}
