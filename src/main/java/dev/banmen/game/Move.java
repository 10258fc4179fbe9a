package dev.banmen.game;

/** What a player does in one turn. The mover is always named. */
public sealed interface Move permits Place, Pass {
  /** Who moves. */
  Side side();
}
