package dev.banmen.session;

import dev.banmen.game.Side;

/** A side's unanswered request to the other. Immutable. */
public record Request(Side side, RequestKind kind) {
  /** The kinds of requests. */
  public enum RequestKind {
    /** To take back the asker's last move, or a resignation, a draw, an accepted count. */
    TAKEBACK,
    /** To end the game as a draw. */
    DRAW
  }
}
