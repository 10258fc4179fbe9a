package dev.banmen.session;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Optional;
import java.util.Set;

/**
 * Something that happens in a session. Immutable. Moves and resignations are for the holder of the
 * side's seat, the rest for the holder of any; moving through the tree takes both seats. Only the
 * program resumes a game.
 */
public sealed interface Event {
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
  }

  /** An event that happens only if the session has not changed since it had this ticket. */
  record IfCurrent(long ticket, Event event) implements Event {
    public IfCurrent {
      if (event instanceof IfCurrent) {
        throw new IllegalArgumentException("an answer to an answer");
      }
    }
  }

  /** Takes back the last move or resignation. A different player opposite is asked first. */
  record Undo() implements Event {}

  /** Accepts or declines the open {@link Request}. */
  record Reply(boolean agreed) implements Event {}

  /** Offers a draw; it is agreed if the sender holds both seats, or the other side offered one. */
  record OfferDraw() implements Event {}

  /** Asks that both players may see estimates of the score until the end of the game. */
  record AskEstimate() implements Event {}

  /** Replays what was last undone. */
  record Redo() implements Event {}

  /** Goes to another node of the tree. */
  record GoTo(int node) implements Event {}

  /** Resigns for a side. */
  record Resign(Side side) implements Event {}

  /** At the count, marks the pieces that live or die with the one here dead, or alive again. */
  record MarkDead(Site site) implements Event {}

  /** At the count, marks only the pieces connected to the one here dead, or alive again. */
  record MarkGroup(Site site) implements Event {}

  /** At the count, marks the sites without living pieces around this one neutral, or not. */
  record MarkNeutral(Site site) implements Event {}

  /** At the count, accepts it for the holder's seats; once both sides accept, the game is over. */
  record Accept() implements Event {}

  /** At the count, says that it is marked wrongly here; nobody has accepted it then. */
  record Dispute(Site site) implements Event {}

  /** At the count, resumes play: the passes stay, and so does the turn order. */
  record Continue() implements Event {}

  /**
   * Gives a side's seat to a program or to the sender. It must have been free, a program's, or the
   * sender's own; so it also changes the name there. A free one is for anybody who is not seated.
   */
  record Sit(Side side, Seat seat) implements Event {}

  /** Says that the program at a side's seat, the sender, cannot continue; it is not saved. */
  record Fail(Side side, SeatFault fault) implements Event {}

  /** Checks the clock; a side without time left loses. */
  record ClockTick() implements Event {}

  /** A side has kept the other waiting for too long, and loses; only from {@link Player#SYSTEM}. */
  record Forfeit(Side side) implements Event {}

  /**
   * At the count, ends it; only from {@link Player#SYSTEM}.
   *
   * @param dead the only dead pieces, as the program judges; empty for the marks as they are
   */
  record Settle(Optional<Set<Site>> dead) implements Event {
    public Settle() {
      this(Optional.empty());
    }
  }

  /** Ends the game without a result; only from {@link Player#SYSTEM}. */
  record Annul() implements Event {}

  /** Resumes an interrupted game, at no cost of time; only from {@link Player#SYSTEM}. */
  record Resume() implements Event {}
}
