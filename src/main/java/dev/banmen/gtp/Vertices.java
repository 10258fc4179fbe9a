package dev.banmen.gtp;

import dev.banmen.game.Lattice;
import dev.banmen.game.LetterNotation;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Locale;
import java.util.Optional;

/**
 * The protocol's names for the sites of a board, in every game: a letter without I from the left,
 * and a number from the bottom. They may differ from those that the game's players use. Immutable.
 */
public final class Vertices {
  /** The most rows or columns of a board that the protocol can name. */
  public static final int LARGEST_BOARD = 25;

  private final Lattice lattice;
  private final LetterNotation notation;

  /** Creates the names of a board's sites. */
  public Vertices(Lattice lattice) {
    this.lattice = lattice;
    notation = new LetterNotation("ABCDEFGHJKLMNOPQRSTUVWXYZ", 1, lattice.rows());
  }

  public String name(Site site) {
    return notation.name(site);
  }

  /** Returns a move's vertex; {@code pass} for a pass. */
  public String name(Move move) {
    return move instanceof Place place ? name(place.site()) : "pass";
  }

  /** Reads the vertex of a site on the board, in upper or lower case. */
  public Optional<Site> site(String vertex) {
    return notation.parse(vertex).filter(lattice::contains);
  }

  /** Reads a move of a side: a site on the board, or a pass. */
  public Optional<Move> move(Side side, String vertex) {
    return vertex.toLowerCase(Locale.ROOT).equals("pass")
        ? Optional.of(new Pass(side))
        : site(vertex).map(site -> new Place(side, site));
  }
}
