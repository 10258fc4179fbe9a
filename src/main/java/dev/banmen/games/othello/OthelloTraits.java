package dev.banmen.games.othello;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Trait;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a teacher of Othello compares two moves by. Source: Rose, Othello: A Minute to Learn... A
 * Lifetime to Master (2005), on mobility, X-squares, frontier discs and parity.
 */
record OthelloTraits(Game game) {
  /** The number of empty squares from which on the parity of regions counts, and discs do. */
  private static final int LATE = 20;

  /** The rows of the board whose openings are known. */
  private static final int PLAYED = 8;

  List<Trait> all() {
    return List.of(
        new Trait("corners", false, 1, this::corners),
        new Trait("again", true, 1, this::again),
        new Trait("x-square", false, 1, (before, move, after) -> beside(before, move, 2)),
        new Trait("parallel", false, 1, this::parallel),
        new Trait("frontier", false, 2, OthelloTraits::isEarly, this::frontier),
        new Trait("flips", false, 2, OthelloTraits::isEarly, this::flips),
        new Trait("answers", false, 2, OthelloTraits::isLate, this::answers),
        new Trait("moves", true, 2, (before, move, after) -> legal(after, move.side())),
        new Trait("c-square", false, 1, (before, move, after) -> beside(before, move, 1)),
        new Trait("frontier", false, 1, OthelloTraits::isEarly, this::frontier),
        new Trait("flips", false, 1, OthelloTraits::isEarly, this::flips),
        new Trait("answers", false, 1, OthelloTraits::isLate, this::answers),
        new Trait("parity", true, 1, this::parity));
  }

  /** Whether so many squares are empty that few discs are better. */
  private static boolean isEarly(Position before, Move move) {
    return before.count(Mark.EMPTY) > LATE;
  }

  private static boolean isLate(Position before, Move move) {
    return !isEarly(before, move);
  }

  private List<Site> legal(Position position, Side side) {
    return new OthelloReasons(game, position).legal(side);
  }

  private List<Site> answers(Position before, Move move, Position after) {
    return legal(after, move.side().opponent());
  }

  /** The corners that the other side can take. */
  private List<Site> corners(Position before, Move move, Position after) {
    List<Site> corners = new ArrayList<>(answers(before, move, after));
    corners.retainAll(game.lattice().corners());
    return corners;
  }

  /** The square itself, if the other side has to pass. */
  private List<Site> again(Position before, Move move, Position after) {
    boolean isAgain =
        answers(before, move, after).isEmpty() && !legal(after, move.side()).isEmpty();
    return isAgain && move instanceof Place place ? List.of(place.site()) : List.of();
  }

  /** The empty corners beside the move: in so many of the two directions. */
  private List<Site> beside(Position before, Move move, int directions) {
    return game.lattice().corners().stream()
        .filter(corner -> before.at(corner) == Mark.EMPTY && move instanceof Place)
        .filter(corner -> isBeside(corner, ((Place) move).site(), directions))
        .toList();
  }

  private static boolean isBeside(Site corner, Site site, int directions) {
    int rows = Math.abs(corner.row() - site.row());
    int cols = Math.abs(corner.col() - site.col());
    return rows + cols == directions && Math.max(rows, cols) == 1;
  }

  /** The discs that are turned. */
  private List<Site> flips(Position before, Move move, Position after) {
    return Trait.all(after)
        .filter(site -> before.at(site) == move.side().opponent().mark())
        .filter(site -> after.at(site) == move.side().mark())
        .toList();
  }

  /**
   * The second move of a game, if it is beside the first and flips a disc in the same direction.
   */
  private List<Site> parallel(Position before, Move move, Position after) {
    if (before.ply() != 1
        || game.lattice().rows() != PLAYED
        || !(move instanceof Place place)
        || !(before.last().orElseThrow() instanceof Place first)
        || distance(first.site(), place.site()) != 1) {
      return List.of();
    }
    Site flipped = flips(before, move, after).get(0);
    return distance(flipped, place.site()) == 1 ? List.of(place.site()) : List.of();
  }

  /** The rows and columns between two squares. */
  private static int distance(Site one, Site other) {
    return Math.abs(one.row() - other.row()) + Math.abs(one.col() - other.col());
  }

  private List<Site> frontier(Position before, Move move, Position after) {
    return Trait.all(after)
        .filter(site -> after.at(site) == move.side().mark())
        .filter(site -> around(after, site).anyMatch(next -> after.at(next) == Mark.EMPTY))
        .toList();
  }

  /** The squares around one that are on the board. */
  private static Stream<Site> around(Position position, Site site) {
    List<Site> around = new ArrayList<>();
    for (int direction = 0; direction < 9; direction++) {
      around.add(site.plus(direction / 3 - 1, direction % 3 - 1));
    }
    around.remove(site);
    return around.stream().filter(position.lattice()::contains);
  }

  /** The square itself, if it is among an odd number of empty ones and few are left. */
  private List<Site> parity(Position before, Move move, Position after) {
    if (!(move instanceof Place place) || isEarly(before, move)) {
      return List.of();
    }
    Set<Site> region = new HashSet<>(Set.of(place.site()));
    Deque<Site> open = new ArrayDeque<>(region);
    while (!open.isEmpty()) {
      around(before, open.remove())
          .filter(next -> before.at(next) == Mark.EMPTY && region.add(next))
          .forEach(open::add);
    }
    return region.size() % 2 == 1 ? List.of(place.site()) : List.of();
  }
}
