package dev.banmen.record;

import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Recording;

/** Compares the rules' verdicts on a record's moves under different refusal policies. */
public final class RefusalComparison {
  private RefusalComparison() {}

  /**
   * Whether the game's own rules, turns and end included, play this record's moves, and leave the
   * same board.
   *
   * @throws OptionFault if there is no such game
   */
  public static boolean areAsTried(Recording game, Games games) {
    if (game.refusalPolicy().isTried()) {
      return true;
    }
    Recording tried =
        new Recording(
            game.family(), game.chosen(), game.start(), Recording.RefusalPolicy.TRIED, game.tree());
    Replay here = Replay.of(game, games);
    Replay there = Replay.of(tried, games);
    do {
      int miss = here.missNumber();
      boolean leaves = miss == 0 || game.refusalPolicy() == Recording.RefusalPolicy.NOTED;
      if (miss != there.missNumber() || !leaves) {
        return false;
      }
      there.next();
    } while (here.next());
    return true;
  }
}
