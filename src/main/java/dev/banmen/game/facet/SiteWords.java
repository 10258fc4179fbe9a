package dev.banmen.game.facet;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Site;

/** A {@link Game} that has more to say of a piece than whose it is: its group, its liberties. */
public interface SiteWords {
  /** What a game says of the piece on a site; empty if it says nothing. */
  static String of(Position position, Site site) {
    return position.game() instanceof SiteWords words ? words.about(position, site) : "";
  }

  /** What there is to say of the piece on a site of the board, in sentences. */
  String about(Position position, Site site);
}
