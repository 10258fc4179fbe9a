package dev.banmen.session;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * Something that happens in a session. Immutable. Moves and resignations are for the holder of the
 * side's seat, the rest for the holder of any; moving through the tree takes both seats. Only the
 * program resumes a game.
 */
public sealed interface Event {
  /**
   * Tries a move; the game may refuse it.
   *
   * @param written its site as somebody typed it, which a refusal may quote; else empty
   */
  record Try(Move move, String written) implements Event {
    public Try(Move move) {
      this(move, "");
    }
  }

  /**
   * An answer to the session state with a ticket: a move, a resignation, a reply, an acceptance. If
   * the session has changed since, nothing happens.
   */
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

  /**
   * Offers a draw. The holder of both seats agrees at once, and so does a side whose opponent has
   * already offered one.
   */
  record OfferDraw() implements Event {}

  /** Replays what was last undone. */
  record Redo() implements Event {}

  /** Goes to another node of the tree. */
  record GoTo(int node) implements Event {}

  /** Resigns for a side. */
  record Resign(Side side) implements Event {}

  /**
   * At the end of a game, marks the pieces that live or die with the one on this site dead, or
   * alive again.
   */
  record MarkDead(Site site) implements Event {}

  /** The same for only the pieces connected to that one. */
  record MarkGroup(Site site) implements Event {}

  /**
   * At the end of a game, marks the sites without living pieces around this one neutral, or not any
   * more.
   */
  record MarkNeutral(Site site) implements Event {}

  /** At the count, accepts it for the holder's seats; once both sides accept, the game is over. */
  record Accept() implements Event {}

  /** At the count, resumes play: the passes stay, and so does the turn order. */
  record Continue() implements Event {}

  /** Checks the clock; a side without time left loses. */
  record Tick() implements Event {}

  /**
   * Resumes the game after an interruption, which costs nobody any time. Only from {@link
   * Player#SYSTEM}.
   */
  record Resume() implements Event {}
}
