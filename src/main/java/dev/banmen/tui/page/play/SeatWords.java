package dev.banmen.tui.page.play;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.session.Clock;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import java.util.Optional;

/** Describes the players: their names, what they have, their time. Immutable. */
final class SeatWords {
  private final Session session;
  private final Words words;
  private final long now;

  SeatWords(GamePage page) {
    session = page.session();
    words = page.words();
    now = Math.max(page.snapshot().now(), session.clock().since());
  }

  /** Returns a player's name, or else the side's. */
  String name(Side side) {
    return session.position().game().words().side(side);
  }

  char piece(Side side, Glyphs glyphs) {
    return glyphs.sign(side, session.position().lattice().ground());
  }

  /** Whether this side is to move, the one in hand if both may. */
  boolean isActive(GamePage page, Side side) {
    return session.movers().size() > 1 ? page.hand() == side : session.movers().contains(side);
  }

  /** Returns a side's points in the count. */
  String counted(Side side) {
    return session.position().game().counted(session.score(), side);
  }

  boolean accepts(Side side) {
    return session.agreed().accepted().contains(side);
  }

  /** Returns what a side has so far: prisoners, discs, boxes; may be empty. */
  String tally(Side side) {
    Game game = session.position().game();
    return game.words().tally(session.position(), side);
  }

  boolean isTimed() {
    return session.clock().isTimed();
  }

  /** Returns a side's time, and its periods; empty without a clock. */
  String clock(Side side) {
    return isTimed() ? ClockText.of(left(side)) : "";
  }

  /** Returns the time in use, without periods. */
  String briefClock(Side side) {
    return isTimed() ? ClockText.running(left(side)) : "";
  }

  private Clock.TimeLeft left(Side side) {
    return session.clock().left(side, now);
  }

  boolean isUrgent(Side side) {
    return session.clock().running().equals(Optional.of(side)) && left(side).isShort();
  }

  String toMove() {
    return words.text(turnKey());
  }

  private String turnKey() {
    if (session.isComputersTurn()) {
      return "card.thinks";
    }
    return session.movers().size() > 1 ? "card.hand" : "card.turn";
  }
}
