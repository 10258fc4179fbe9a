package dev.banmen.game.facet;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Site;

/** A {@link Game} that says more about a piece than its owner: its group, its liberties. */
public interface SiteWords {
  /** Describes the piece on a site; empty if the game says nothing. */
  static String of(Position position, Site site) {
    return position.game() instanceof SiteWords words ? words.about(position, site) : "";
  }

  /** Describes the piece on a site of the board, in sentences. */
  String about(Position position, Site site);
}
