package dev.banmen.session;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * Something that happens in a session. Immutable. Moves and resignations are for the holder of the
 * side's seat, the rest for the holder of any; to go about in the tree takes both seats. Only the
 * program resumes a game.
 */
public sealed interface Event {
  /** A move is tried; the game may refuse it. */
  record Try(Move move) implements Event {}

  /**
   * An event in answer to what a session showed under a ticket: a move, a resignation, a reply, an
   * acceptance. If the session has changed since, it is too late and nothing happens.
   */
  record IfCurrent(long ticket, Event event) implements Event {
    public IfCurrent {
      if (event instanceof IfCurrent) {
        throw new IllegalArgumentException("an answer to an answer");
      }
    }
  }

  /**
   * The last thing that counted, a move or a resignation, is taken back. Where another player sits
   * opposite, that is asked of them first.
   */
  record Undo() implements Event {}

  /** The other side says yes or no to the {@link Request} that is open. */
  record Reply(boolean agreed) implements Event {}

  /**
   * A draw is offered. Whoever holds both seats agrees with that, and so does a side whose opponent
   * has offered one already.
   */
  record OfferDraw() implements Event {}

  /** What was undone last is played again. */
  record Redo() implements Event {}

  /** Another node of the tree is gone to. */
  record GoTo(int node) implements Event {}

  /** A side gives up. */
  record Resign(Side side) implements Event {}

  /**
   * At the end of a game, the pieces that live or die with the one on this site are agreed to be
   * dead, or alive again.
   */
  record MarkDead(Site site) implements Event {}

  /** The same of the pieces alone that are joined to that one. */
  record MarkGroup(Site site) implements Event {}

  /**
   * At the end of a game, the sites without living pieces around this one are agreed to count for
   * nobody, or as they lie again.
   */
  record MarkNeutral(Site site) implements Event {}

  /**
   * At the count, the holder of a seat accepts it as it is; with both accepted the game is over.
   */
  record Accept() implements Event {}

  /** At the count, play goes on: the passes stay, and so does the turn order. */
  record Continue() implements Event {}

  /** Time has passed; whoever has none left loses. */
  record Tick() implements Event {}

  /**
   * The game is resumed after an interruption, which costs nobody any time. Only {@link
   * Player#SYSTEM} knows of it.
   */
  record GoOn() implements Event {}
}
