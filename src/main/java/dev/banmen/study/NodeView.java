package dev.banmen.study;

import dev.banmen.game.Change;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A node of a recording, played out on the board. Immutable.
 *
 * @param position the position after the node
 * @param move the node's move; empty if it has none, or an unreadable one
 * @param miss the reason why the rules refuse the move; empty if they allow it
 * @param changes the node's changes to the board
 */
public record NodeView(
    int node,
    Position position,
    Optional<Move> move,
    Optional<Miss> miss,
    List<Change> changes,
    Markup markup) {
  /** This view with other signs and labels on the board. */
  public NodeView marked(Map<Site, Sign> signs, Map<Site, String> labels) {
    Markup marked = new Markup(signs, labels, markup.strokes(), markup.isPart());
    return new NodeView(node, position, move, miss, changes, marked);
  }

  /** This view with more labels, in place of whatever stands on their sites. */
  public NodeView marked(Map<Site, String> letters) {
    Map<Site, Sign> signs = new HashMap<>(markup.signs());
    Map<Site, String> labels = new HashMap<>(markup.labels());
    letters.forEach(
        (site, letter) -> {
          signs.put(site, Sign.LABEL);
          labels.put(site, letter);
        });
    return marked(signs, labels);
  }

  /** The node's move if it was played: because it is legal, or because the record says so. */
  public Optional<Move> played() {
    return miss.isPresent() && changes.isEmpty() ? Optional.empty() : move;
  }

  /** The site of the node's move, if it is on the board. */
  public Optional<Site> site() {
    return move.isPresent()
            && move.get() instanceof Place place
            && position.lattice().contains(place.site())
        ? Optional.of(place.site())
        : Optional.empty();
  }
}
