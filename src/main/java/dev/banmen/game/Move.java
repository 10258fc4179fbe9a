package dev.banmen.game;

/** A player's action in one turn. The mover is always named. */
public sealed interface Move permits Place, Pass {
  /** The side that moves. */
  Side side();
}
