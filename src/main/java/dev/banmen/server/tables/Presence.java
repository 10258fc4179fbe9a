package dev.banmen.server.tables;

import dev.banmen.game.Side;
import dev.banmen.session.Session;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Who of the two people of a game is away, and who has just come back. For any thread. */
public final class Presence {
  private final Supplier<Session> game;
  private final Predicate<Side> isHere;
  private final Set<Side> seen = EnumSet.noneOf(Side.class); // under this, as what follows
  private final Set<Side> away = EnumSet.noneOf(Side.class);
  private final Map<Side, Long> back = new EnumMap<>(Side.class); // in which state of the game

  /** The presence of players whom nobody has looked for yet. */
  Presence(Supplier<Session> game, Predicate<Side> isHere) {
    this.game = game;
    this.isHere = isHere;
  }

  /** Looks for both players; returns whether one has gone or come back since the last look. */
  synchronized boolean check() {
    Session now = game.get();
    Set<Side> before = EnumSet.copyOf(away);
    for (Side side : Side.values()) {
      boolean is = isHere.test(side);
      if (!WaitingRules.concerns(now)) {
        away.remove(side);
      } else if (!is) {
        away.add(side);
        back.remove(side);
      } else if (away.remove(side) && seen.contains(side)) {
        back.put(side, now.stateNumber());
      }
      if (is) {
        seen.add(side);
      }
    }
    return !away.equals(before);
  }

  public synchronized boolean isAway(Side side) {
    return away.contains(side);
  }

  /** Whether a player has come back, and nothing has happened in the game since. */
  public synchronized boolean isBack(Side side) {
    Session now = game.get();
    return WaitingRules.concerns(now) && back.getOrDefault(side, -1L) == now.stateNumber();
  }
}
