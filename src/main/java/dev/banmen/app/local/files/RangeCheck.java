package dev.banmen.app.local.files;

import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.UsageFault;

/** Refuses games and moves that a file doesn't have. Stateless. */
public final class RangeCheck {
  private RangeCheck() {}

  /**
   * Refuses a game that a file doesn't have.
   *
   * @param game from 1
   * @param games how many there are
   */
  public static void checkGame(String name, int game, int games, LocalText wording) {
    if (game > games) {
      throw new UsageFault(
          wording.of(games == 0 ? "absence.no-game" : "absence.game", name, game, games));
    }
  }

  /**
   * Refuses a move that a file's game doesn't have.
   *
   * @param moves how many there are
   */
  public static void checkMove(String name, int move, int moves, LocalText wording) {
    if (move > moves) {
      String key = moves == 0 ? "absence.no-move" : "absence.move";
      throw new UsageFault(wording.of(key, name, move, moves));
    }
  }
}
