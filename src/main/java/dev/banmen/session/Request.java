package dev.banmen.session;

import dev.banmen.game.Side;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A side's unanswered request to the other. Immutable. */
public record Request(Side side, RequestKind kind) {
  public enum RequestKind {
    /** To take back the asker's last move, or a resignation, a draw, an accepted count. */
    TAKEBACK,
    /** To end the game as a draw. */
    DRAW,
    /** To see estimates of the score until the end of the game, both of them. */
    ESTIMATE
  }

  /**
   * One side's request to the other, and their agreements for the rest of the game. Immutable.
   *
   * @param open the request to be answered
   * @param isEstimateAgreed whether both players may see estimates of the score
   * @param declined the requests that were declined at this position, and are not made there again
   */
  public record Requests(Optional<Request> open, boolean isEstimateAgreed, Set<Request> declined) {
    static final Requests NONE = new Requests(Optional.empty(), false, Set.of());

    public Requests {
      declined = Set.copyOf(declined);
    }

    Requests with(Request request) {
      return new Requests(Optional.of(request), isEstimateAgreed, declined);
    }

    /** These requests with none open: it was answered, or play went on. */
    Requests closed() {
      return open.isEmpty() ? this : new Requests(Optional.empty(), isEstimateAgreed, declined);
    }

    /** These requests with the open one declined. */
    Requests refused() {
      Set<Request> all = new HashSet<>(declined);
      open.ifPresent(all::add);
      return new Requests(Optional.empty(), isEstimateAgreed, all);
    }

    /** These requests with none declined: the board or the end is another. */
    Requests anew() {
      return declined.isEmpty() ? this : new Requests(open, isEstimateAgreed, Set.of());
    }

    Requests estimateAgreed() {
      return new Requests(Optional.empty(), true, declined);
    }
  }
}
