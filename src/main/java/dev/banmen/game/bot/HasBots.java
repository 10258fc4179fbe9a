package dev.banmen.game.bot;

import dev.banmen.game.Family;

/** A {@link Family} that has computer players of its own. */
public interface HasBots {
  Bots bots();
}
