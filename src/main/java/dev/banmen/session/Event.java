package dev.banmen.session;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;

/** Something that somebody does in a session. Immutable. */
public sealed interface Event {
  /** A move is tried; the game may refuse it. */
  record Try(Move move) implements Event {}

  /** The last thing that counted, a move or a resignation, is taken back. */
  record Undo() implements Event {}

  /** What was undone last is played again. */
  record Redo() implements Event {}

  /** A side gives up. */
  record Resign(Side side) implements Event {}

  /**
   * At the end of a game, the pieces that live or die with the one on this site are agreed to be
   * dead, or alive again.
   */
  record MarkDead(Site site) implements Event {}
}
