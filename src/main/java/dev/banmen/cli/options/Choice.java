package dev.banmen.cli.options;

import dev.banmen.app.local.UsageFault;
import dev.banmen.game.Family;
import dev.banmen.game.Games;

/** Finds what the arguments name. */
public final class Choice {
  private Choice() {}

  /** The game with this id. */
  public static Family family(Games games, String id) {
    for (Family family : games.families()) {
      if (family.id().equals(id)) {
        return family;
      }
    }
    throw new UsageFault(CliText.of(games).of("choice.game", id, games.ids()));
  }
}
