package dev.banmen.session;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * Something that happens in a session. Immutable. Moves and resignations are for the holder of the
 * side's seat, the rest for the holder of any; to go about in the tree takes both seats.
 */
public sealed interface Event {
  /** A move is tried; the game may refuse it. */
  record Try(Move move) implements Event {}

  /**
   * A move that was asked for under a ticket. If the session has changed since, it is too late and
   * nothing happens.
   */
  record Answer(long ticket, Move move) implements Event {}

  /**
   * The last thing that counted, a move or a resignation, is taken back. Where another player sits
   * opposite, that is asked of them first.
   */
  record Undo() implements Event {}

  /** Whoever was asked to let a move be taken back lets it, or does not. */
  record Reply(boolean agreed) implements Event {}

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

  /** Time has passed; whoever has none left loses. */
  record Tick() implements Event {}

  /**
   * The game goes on after an interruption, which costs nobody any time. Only the program that
   * keeps the game knows of it, and says so as {@link Seat#HERE}.
   */
  record GoOn() implements Event {}
}
