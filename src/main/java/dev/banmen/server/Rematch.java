package dev.banmen.server;

import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.text.Words;
import java.util.Optional;

/** Whether the players of a table want another game, and where that is. For any thread. */
final class Rematch {
  private Player asking; // null for nobody; under this, as what follows
  private LiveSession next; // null as long as there is none

  /**
   * Notes that a player wants another game.
   *
   * @return whether the other one has asked for it: then it can begin
   */
  synchronized boolean isAgreed(Player player) {
    if (asking == null) {
      asking = player;
    }
    return next == null && !asking.equals(player);
  }

  synchronized void begun(LiveSession game) {
    next = game;
  }

  /** Where the next game is; empty as long as there is none. */
  synchronized Optional<LiveSession> next() {
    return Optional.ofNullable(next);
  }

  /** What to say to a player of the game that is over; often nothing. */
  synchronized String said(Player player, Words words) {
    if (next != null) {
      return words.text("rematch.begun");
    } else if (asking == null) {
      return "";
    }
    return words.text(asking.equals(player) ? "rematch.asked" : "rematch.wanted");
  }
}
