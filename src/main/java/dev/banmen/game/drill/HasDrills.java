package dev.banmen.game.drill;

import dev.banmen.game.Family;

/** A {@link Family} that has drills of its own. */
public interface HasDrills {
  OwnDrills drills();
}
