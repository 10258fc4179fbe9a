package dev.banmen.games.othello;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One side's moves on the edge of a board if it were its turn, to compare with later ones.
 * Immutable.
 *
 * @param position the position, with that side to move
 */
record EdgeMoves(Position position, Side side) {
  /** The least number of edge discs that is worth a warning. */
  private static final int WORTH = 2;

  /**
   * An edge square that a move opens to the opponent. Immutable.
   *
   * @param firm the edge discs that are stable after a move there and were not before
   */
  record EdgeGift(Site site, Set<Site> firm) {
    EdgeGift {
      firm = Set.copyOf(firm);
    }
  }

  /** Returns the current board with this side to move. */
  static EdgeMoves turned(Game game, Position position, Side side) {
    Setup setup = new Setup(position.setup().marks(), Optional.of(side));
    return new EdgeMoves(Position.of(game, setup), side);
  }

  /** The corners that the side can take after another move and could not take here. */
  Set<Site> newCorners(Position after) {
    Set<Site> corners = new TreeSet<>(position.lattice().corners());
    corners.removeIf(corner -> !canPlay(after, corner) || canPlay(position, corner));
    return corners;
  }

  /** The move along the edge by which the side makes more discs stable than by any here. */
  Optional<EdgeGift> newEdge(Position after) {
    Optional<EdgeGift> now = best(position);
    Optional<EdgeGift> then = best(after);
    int most = now.isPresent() ? now.get().firm().size() : 0;
    return then.filter(gift -> gift.firm().size() >= WORTH && gift.firm().size() > most);
  }

  private Optional<EdgeGift> best(Position from) {
    Set<Site> were = StableLayer.firm(from).keySet();
    EdgeGift best = null;
    for (Site site : edges(from.lattice())) {
      Set<Site> firm = canPlay(from, site) ? firm(from, site) : new TreeSet<>();
      firm.removeAll(were);
      if (!firm.isEmpty() && (best == null || firm.size() > best.firm().size())) {
        best = new EdgeGift(site, firm);
      }
    }
    return Optional.ofNullable(best);
  }

  /** The side's discs of the edge that are stable once it has played there. */
  private Set<Site> firm(Position from, Site site) {
    Position played = ((Played) from.play(new Place(side, site))).after();
    Set<Site> firm = new TreeSet<>(StableLayer.firm(played).keySet());
    firm.removeIf(disc -> played.at(disc) != side.mark() || !isEdge(played.lattice(), disc));
    return firm;
  }

  private boolean canPlay(Position there, Site site) {
    return there.at(site) == Mark.EMPTY && there.miss(new Place(side, site)).isEmpty();
  }

  private static boolean isEdge(Lattice lattice, Site site) {
    boolean isRow = site.row() == 0 || site.row() == lattice.rows() - 1;
    return isRow || site.col() == 0 || site.col() == lattice.cols() - 1;
  }

  /** The sites of the edge except corners, which have their own warning. */
  private static List<Site> edges(Lattice lattice) {
    List<Site> edges = new ArrayList<>();
    for (int i = 0; i < lattice.size(); i++) {
      Site site = lattice.site(i);
      if (isEdge(lattice, site) && !lattice.corners().contains(site)) {
        edges.add(site);
      }
    }
    return edges;
  }
}
