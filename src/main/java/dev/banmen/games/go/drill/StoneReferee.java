package dev.banmen.games.go.drill;

import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.List;

/** A game of stones, which knows its groups. */
public interface StoneReferee {
  /** Returns the stones of the group that stands on a site, in reading order. */
  List<Site> group(Position position, Site site);

  /** Returns the liberties of the group that stands on a site, in reading order. */
  List<Site> liberties(Position position, Site site);
}
