package dev.banmen.tui.board;

import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.session.Session;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The things to show on a board. Immutable.
 *
 * @param cursor off the board for none, as {@link #NO_CURSOR} is
 * @param legal the sites to mark as legal; empty for none
 * @param overlay the hints; they override the legal marks
 * @param layer hints and numbers below all else
 * @param owners by index; empty if nothing is counted
 */
public record Scene(
    Position position,
    Site cursor,
    Set<Site> legal,
    Overlay overlay,
    Overlay layer,
    List<Mark> owners,
    Set<Site> dead) {
  /** A cursor off the board. */
  public static final Site NO_CURSOR = new Site(-9, -9);

  public static Scene of(Session session, Site cursor, Set<Site> legal, Overlay overlay) {
    List<Mark> owners = session.isCounted() ? session.owners() : List.of();
    Set<Site> dead = session.dead().isEmpty() ? Set.of() : session.dead(); // see origin
    return new Scene(session.position(), cursor, legal, overlay, Overlay.NONE, owners, dead);
  }

  /** Returns the scene of a position that isn't being counted. */
  public static Scene of(Position position, Site cursor, Set<Site> legal, Overlay overlay) {
    return new Scene(position, cursor, legal, overlay, Overlay.NONE, List.of(), Set.of());
  }

  /** Returns the scene of a position to look at: nothing is pointed at, or marked as legal. */
  public static Scene still(Position position, Overlay overlay) {
    return of(position, NO_CURSOR, Set.of(), overlay);
  }

  /** Returns this scene seen through an overlay; hints it already has override the overlay's. */
  public Scene withLayer(Overlay layer) {
    return new Scene(position, cursor, legal, overlay, layer, owners, dead);
  }

  /**
   * Returns the hint on a site, or null; called for each site whenever the screen is painted. Dead
   * pieces show as taken.
   */
  Hint hint(Site site) {
    Hint hint = overlay.hints().get(site);
    if (hint == null && dead.contains(site)) {
      return Hint.TAKEN;
    }
    if (hint == null && legal.contains(site)) {
      return Hint.LEGAL;
    }
    return hint == null ? layer.hints().get(site) : hint;
  }

  /**
   * Returns all that a picture of this board without a cursor depends on in this view: the same
   * objects if there is nothing of a kind.
   */
  Object[] origin(BoardView view) {
    return new Object[] {
      position,
      legal,
      overlay,
      layer,
      owners,
      dead,
      view.left(),
      view.top(),
      view.overridingColumn(),
      view.scale(),
      view.look()
    };
  }

  /** Whether the piece on a site is marked as dead, and its site counts for a side. */
  boolean isTerritory(Site site) {
    return dead.contains(site) && isCounted() && owner(site) != Mark.EMPTY;
  }

  boolean hasHints() {
    boolean isPlain = overlay.hints().isEmpty() && layer.hints().isEmpty();
    return !isPlain || !dead.isEmpty() || !legal.isEmpty();
  }

  /** Returns the numbers shown on the board, by site. */
  Map<Site, Integer> counts() {
    return layer.counts();
  }

  /** Whether a site is marked as legal, other than by an overlay. */
  boolean isMarked(Site site) {
    return legal.contains(site) && !overlay.hints().containsKey(site);
  }

  /** Whether sites are counted, for a side or as neutral. */
  boolean isCounted() {
    return !owners.isEmpty();
  }

  Mark owner(Site site) {
    return owners.get(position.lattice().index(site));
  }

  /** Returns the site of the last move, if it has one. */
  Optional<Site> last() {
    Optional<Move> last = position.last();
    return last.isPresent() && last.get() instanceof Place place
        ? Optional.of(place.site())
        : Optional.empty();
  }
}
