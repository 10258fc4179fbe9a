package dev.banmen.game;

import java.util.Locale;

/**
 * Why a move is refused. Each game has one enum of these; its numbers are never changed once
 * published, its sentence stands in the game's {@link Words} under {@code miss.} and the title, its
 * cause in {@code docs/misses.md}.
 */
public interface Miss {
  /** The code shown to the player, 1 or more, unique in its game. */
  int number();

  /** The enum constant's name. */
  String name();

  /** The name as people and scripts read it: lower case, words joined by a hyphen. */
  default String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
