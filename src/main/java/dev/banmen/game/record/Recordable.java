package dev.banmen.game.record;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import java.util.Optional;

/** A {@link Game} that is recorded in another way than it is played. */
public interface Recordable {
  /**
   * Returns how a game's sites and moves are written in records: in SGF, and wherever else this
   * fits.
   */
  static Notation notation(Game game) {
    return game instanceof Recordable recordable ? recordable.recordNotation() : game.notation();
  }

  /** Returns the game for records, see {@link #free()}; by default the game itself. */
  static Game free(Game game) {
    return game instanceof Recordable recordable ? recordable.free() : game;
  }

  /** Returns the property of a move; a pass has no place. */
  static Property property(Game game, Move move) {
    return Property.ofMove(
        move.side(), move instanceof Place place ? notation(game).name(place.site()) : "");
  }

  /** Returns the move that a property is; empty if it names neither a site nor a pass. */
  static Optional<Move> move(Notation notation, Property property) {
    Side side = property.side();
    return notation.isPass(property.value())
        ? Optional.of(new Pass(side))
        : SiteEscapes.site(notation, property.value()).map(site -> new Place(side, site));
  }

  /** How its sites and moves are written in records. */
  Notation recordNotation();

  /**
   * Returns this game for records: any side may move at any time, and no pass ends it. It still
   * says by its rules who is to move, and which moves that side has.
   */
  Game free();
}
