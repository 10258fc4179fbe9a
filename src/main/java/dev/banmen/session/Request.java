package dev.banmen.session;

import dev.banmen.game.Side;
import java.util.Optional;

/** A side's unanswered request to the other. Immutable. */
public record Request(Side side, RequestKind kind) {
  /** The kinds of requests. */
  public enum RequestKind {
    /** To take back the asker's last move, or a resignation, a draw, an accepted count. */
    TAKEBACK,
    /** To end the game as a draw. */
    DRAW,
    /** To see estimates of the score until the end of the game, both of them. */
    ESTIMATE
  }

  /**
   * What one side asks of the other, and what they have agreed on for the rest of the game.
   * Immutable.
   *
   * @param open the request to be answered
   * @param isEstimateAgreed whether both players may see estimates of the score
   */
  public record Requests(Optional<Request> open, boolean isEstimateAgreed) {
    static final Requests NONE = new Requests(Optional.empty(), false);

    Requests with(Request request) {
      return new Requests(Optional.of(request), isEstimateAgreed);
    }

    /** With no open request: it was answered, or play went on. */
    Requests closed() {
      return open.isEmpty() ? this : new Requests(Optional.empty(), isEstimateAgreed);
    }

    static Requests estimateAgreed() {
      return new Requests(Optional.empty(), true);
    }
  }
}
