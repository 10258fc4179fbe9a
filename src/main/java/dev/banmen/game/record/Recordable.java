package dev.banmen.game.record;

import dev.banmen.game.Game;
import dev.banmen.game.Notation;

/** A {@link Game} that is recorded in another way than it is played. */
public interface Recordable {
  /**
   * Returns how a game's sites and moves are written in records: in SGF, and wherever else this
   * fits.
   */
  static Notation notation(Game game) {
    return game instanceof Recordable recordable ? recordable.recordNotation() : game.notation();
  }

  /** Returns the game for records, see {@link #free()}; by default the game itself. */
  static Game free(Game game) {
    return game instanceof Recordable recordable ? recordable.free() : game;
  }

  /** How its sites and moves are written in records. */
  Notation recordNotation();

  /**
   * Returns this game for records: any side may move at any time, and no pass ends it. It still
   * says by its rules who is to move, and which moves that side has.
   */
  Game free();
}
