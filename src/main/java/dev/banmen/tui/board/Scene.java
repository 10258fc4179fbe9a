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

/** What is to be seen on a board. Immutable. */
public final class Scene {
  private final Position position;
  private final Site cursor;
  private final Set<Site> legal;
  private final Overlay overlay;
  private final Overlay layer; // below all else
  private final List<Mark> owners; // by index; empty where nothing is counted
  private final Set<Site> dead;

  private Scene(
      Position position,
      Site cursor,
      Set<Site> legal,
      Overlay overlay,
      Overlay layer,
      List<Mark> owners,
      Set<Site> dead) {
    this.position = position;
    this.cursor = cursor;
    this.legal = legal;
    this.overlay = overlay;
    this.layer = layer;
    this.owners = owners;
    this.dead = dead;
  }

  /**
   * What is to be seen of a session.
   *
   * @param cursor off the board if there is none
   * @param legal the sites to mark as legal; empty if none are to be marked
   * @param overlay what is hinted at; goes before the legal marks
   */
  public static Scene of(Session session, Site cursor, Set<Site> legal, Overlay overlay) {
    List<Mark> owners = session.isCounted() ? session.owners() : List.of();
    Set<Site> dead = session.dead().isEmpty() ? Set.of() : session.dead(); // see origin
    return new Scene(session.position(), cursor, legal, overlay, Overlay.NONE, owners, dead);
  }

  /** What is to be seen of a position that nobody counts, likewise. */
  public static Scene of(Position position, Site cursor, Set<Site> legal, Overlay overlay) {
    return new Scene(position, cursor, legal, overlay, Overlay.NONE, List.of(), Set.of());
  }

  /**
   * The same, looked at in one of the game's ways: what is hinted at otherwise goes before that.
   */
  public Scene through(Overlay layer) {
    return new Scene(position, cursor, legal, overlay, layer, owners, dead);
  }

  Position position() {
    return position;
  }

  Site cursor() {
    return cursor;
  }

  /**
   * The hint on a site, or null: this is asked for each site whenever the screen is painted. Dead
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
   * All that a picture of this board without a cursor depends on, seen so: the same objects where
   * there is nothing of a kind.
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
      view.favoured(),
      view.scale()
    };
  }

  /** Whether any site has a hint. */
  boolean hasHints() {
    return !overlay.hints().isEmpty()
        || !dead.isEmpty()
        || !legal.isEmpty()
        || !layer.hints().isEmpty();
  }

  /** The numbers to be read on the board, each at its site. */
  Map<Site, Integer> counts() {
    return layer.counts();
  }

  /** Whether a site is marked as legal, and not because an overlay says so. */
  boolean isMarked(Site site) {
    return legal.contains(site) && !overlay.hints().containsKey(site);
  }

  /** Whether sites are counted, for a side or for nobody. */
  boolean isCounted() {
    return !owners.isEmpty();
  }

  /** Whose a site is in the count. */
  Mark owner(Site site) {
    return owners.get(position.lattice().index(site));
  }

  /** Where the last move went, if it went anywhere. */
  Optional<Site> last() {
    Optional<Move> last = position.last();
    return last.isPresent() && last.get() instanceof Place place
        ? Optional.of(place.site())
        : Optional.empty();
  }
}
