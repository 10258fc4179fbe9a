package dev.banmen.gtp;

import dev.banmen.game.Game;
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
 * and a number from the bottom, or from the top where the game's players count so, as in Othello.
 * They may differ from those that the players use. Immutable.
 */
public final class Vertices {
  /** The most rows or columns of a board that the protocol can name. */
  public static final int LARGEST_BOARD = 25;

  private final Lattice lattice;
  private final boolean isFromTop;
  private final LetterNotation notation;

  /** Creates the names of the sites of a game's board. */
  public Vertices(Game game) {
    this(game.lattice(), game.notation() instanceof LetterNotation own && own.isFromTop());
  }

  Vertices(Lattice lattice, boolean isFromTop) {
    this.lattice = lattice;
    this.isFromTop = isFromTop;
    notation = new LetterNotation("ABCDEFGHJKLMNOPQRSTUVWXYZ", 1, isFromTop ? 0 : lattice.rows());
  }

  /** The number of a row of the board, which counts from the top, from 0. */
  public String number(int row) {
    return notation.row(row);
  }

  /** The row of the board that is so many below the one with the highest number. */
  public int row(int below) {
    return isFromTop ? lattice.rows() - 1 - below : below;
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
