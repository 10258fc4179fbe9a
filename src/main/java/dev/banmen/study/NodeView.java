package dev.banmen.study;

import dev.banmen.game.Change;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import java.util.List;
import java.util.Optional;

/**
 * A node of a recording on the board. Immutable.
 *
 * @param position after the node
 * @param move empty if it has none that can be read
 * @param miss why the rules refuse the move
 * @param changes what the node did to the board
 */
public record NodeView(
    int node,
    Position position,
    Optional<Move> move,
    Optional<Miss> miss,
    List<Change> changes,
    Markup markup) {
  /** The node's move if it changed the board: by the rules, or because the record plays it. */
  public Optional<Move> played() {
    return miss.isPresent() && changes.isEmpty() ? Optional.empty() : move;
  }

  /** Where the node's move went, if it went anywhere on the board. */
  public Optional<Site> site() {
    return move.isPresent()
            && move.get() instanceof Place place
            && position.lattice().contains(place.site())
        ? Optional.of(place.site())
        : Optional.empty();
  }
}
