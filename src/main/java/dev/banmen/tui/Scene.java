package dev.banmen.tui;

import dev.banmen.game.Hint;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.session.Session;
import java.util.Optional;
import java.util.Set;

/**
 * What is to be seen on a board. Immutable.
 *
 * @param legal the sites to mark as legal; empty if none are to be marked
 * @param overlay what is hinted at; goes before the legal marks
 */
record Scene(Session session, Site cursor, Set<Site> legal, Overlay overlay) {
  /**
   * The hint on a site, or null: this is asked for each site whenever the screen is painted. Dead
   * pieces show as taken.
   */
  Hint hint(Site site) {
    Hint hint = overlay.hints().get(site);
    if (hint == null && session.dead().contains(site)) {
      return Hint.TAKEN;
    }
    return hint == null && legal.contains(site) ? Hint.LEGAL : hint;
  }

  /** Where the last move went, if it went anywhere. */
  Optional<Site> last() {
    Optional<Move> last = session.position().last();
    return last.isPresent() && last.get() instanceof Place place
        ? Optional.of(place.site())
        : Optional.empty();
  }
}
