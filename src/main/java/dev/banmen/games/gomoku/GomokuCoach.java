package dev.banmen.games.gomoku;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.Warning;
import dev.banmen.text.Words;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;

/**
 * Warns of a five not made, an opponent's four left open at its one end, and a three left to become
 * an open four though a stone at one of its points would stop it.
 */
final class GomokuCoach implements Coach {
  private final GomokuGame game;
  private final Words words;

  GomokuCoach(GomokuGame game) {
    this.game = game;
    words = game.words();
  }

  @Override
  public Set<String> merits() {
    return Set.of("wins", "blocks", "fives", "doubles");
  }

  @Override
  public Optional<Warning> warning(Position before, Move move) {
    if (!(move instanceof Place place) || before.miss(move).isPresent()) {
      return Optional.empty();
    }
    Side side = place.side();
    int point = game.lattice().index(place.site());
    GomokuRows rows = GomokuGame.rows(before);
    if (rows.makesFive(side, point)) {
      return Optional.empty();
    }
    BitSet own = Threats.fives(rows, side);
    if (!own.isEmpty()) {
      return warning("missed-five", place, side, own);
    }
    BitSet theirs = Threats.fives(rows, side.opponent());
    if (!theirs.isEmpty()) {
      boolean isLeft = theirs.cardinality() == 1 && !theirs.get(point); // nothing stops two
      return isLeft ? warning("four", place, side.opponent(), theirs) : Optional.empty();
    }
    return three(place, rows, rows.with(side, point));
  }

  /** Warns of an opponent's three, unless the move makes a four that has to be answered first. */
  private Optional<Warning> three(Place place, GomokuRows rows, GomokuRows after) {
    Side side = place.side();
    BitSet doubles = Threats.doubles(after, side.opponent());
    if (doubles.isEmpty() || !Threats.fives(after, side).isEmpty()) {
      return Optional.empty();
    }
    for (int i = doubles.nextSetBit(0); i >= 0; i = doubles.nextSetBit(i + 1)) {
      if (Threats.doubles(rows.with(side, i), side.opponent()).isEmpty()) {
        return warning("three", place, side.opponent(), doubles);
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<Move> opening(Position before, Side side) {
    Lattice lattice = game.lattice();
    Site centre = new Site((lattice.rows() - 1) / 2, lattice.cols() / 2);
    return isEmpty(before) ? Optional.of(new Place(side, centre)) : Optional.empty();
  }

  private static boolean isEmpty(Position position) {
    return position.setup().marks().isEmpty();
  }

  /** Whether five in a row, with a stone there, have room in all eight directions. */
  private boolean hasRoom(Site site) {
    Lattice lattice = game.lattice();
    int rows = Math.min(site.row(), lattice.rows() - 1 - site.row());
    int cols = Math.min(site.col(), lattice.cols() - 1 - site.col());
    return Math.min(rows, cols) >= GomokuRules.FIVE - 1;
  }

  /**
   * Says that a move stops what would become an open four or a double four, or that the first stone
   * has room.
   */
  @Override
  public Optional<String> reason(Position before, Move move) {
    if (!(move instanceof Place place) || before.miss(move).isPresent()) {
      return Optional.empty();
    } else if (isEmpty(before)) {
      return hasRoom(place.site()) ? Optional.of(words.text("reason.room")) : Optional.empty();
    }
    Side other = place.side().opponent();
    GomokuRows rows = GomokuGame.rows(before);
    BitSet doubles =
        Threats.fives(rows, other).isEmpty() ? Threats.doubles(rows, other) : new BitSet();
    GomokuRows after = rows.with(place.side(), game.lattice().index(place.site()));
    boolean stops = !doubles.isEmpty() && Threats.doubles(after, other).isEmpty();
    return stops
        ? Optional.of(words.text("reason.stops", game.side(other), game.either(doubles)))
        : Optional.empty();
  }

  private Optional<Warning> warning(String id, Place place, Side side, BitSet points) {
    String name = game.notation().name(place.site());
    String sentence = words.text("coach." + id, name, game.side(side), game.either(points));
    Explanation why =
        new Explanation.Builder(words.language())
            .say(sentence)
            .claim(Fact.of(id, side, game.sites(points)))
            .hint(game.sites(points), Hint.LEGAL)
            .done();
    return Optional.of(new Warning(id, why));
  }

  /** Always empty: stones stay on the board, and nothing is counted before the end. */
  @Override
  public Optional<Gain> gain(Position before, Position after) {
    return Optional.empty();
  }
}
