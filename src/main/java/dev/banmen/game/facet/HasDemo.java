package dev.banmen.game.facet;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A {@link Family} that can show what its game looks like while it is played. */
public interface HasDemo {
  /**
   * The first moves of a game. Immutable.
   *
   * @param chosen its options, where they differ from the standard ones
   * @param moves the sites of its moves, as players write them, with a blank after each but the
   *     last
   */
  record Demo(Map<String, String> chosen, String moves) {}

  /** Returns the game to show, then others on boards of other sizes. */
  List<Demo> demos();

  /** Returns a position from the middle of a game; its start if the family shows no game. */
  static Position of(Family family) {
    return family instanceof HasDemo shown
        ? on(family, family.game(shown.demos().get(0).chosen()))
        : Position.start(family.game(Map.of()));
  }

  /**
   * Returns a position from the middle of a game with these options: of one on a board of that size
   * or else of one played in its middle, without the moves that aren't possible there. With a
   * handicap, and if the family shows no game, the start.
   */
  static Position on(Family family, Game game) {
    Position position = Position.start(game);
    if (!(family instanceof HasDemo shown)) {
      return position;
    }
    Lattice board = game.lattice();
    Demo demo = shown.demos().get(0);
    Game played = family.game(demo.chosen());
    for (Demo other : shown.demos()) {
      Game one = family.game(other.chosen());
      if (one.lattice().rows() == board.rows() && one.lattice().cols() == board.cols()) {
        demo = other;
        played = one;
      }
    }
    if (!Position.start(played).toMove().equals(position.toMove())) {
      return position;
    }
    int down = middle(game, board.rows() - played.lattice().rows());
    int right = middle(game, board.cols() - played.lattice().cols());
    for (String name : demo.moves().split(" ")) {
      Optional<Side> side = position.toMove();
      Optional<Site> site = played.notation().parse(name);
      if (side.isEmpty() || site.isEmpty()) {
        return position;
      }
      Site moved = new Site(site.get().row() + down, site.get().col() + right);
      if (board.contains(moved)
          && position.play(new Place(side.get(), moved)) instanceof Played next) {
        position = next.after();
      }
    }
    return position;
  }

  private static int middle(Game game, int more) {
    int half = Math.floorDiv(more, 2);
    return game.lattice().ground() == Ground.LINES ? half - Math.floorMod(half, 2) : half;
  }
}
