package dev.banmen.games.go;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.ModelStones;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.StoneWitness;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;

/** What the laws need to know of Go and Capture Go alike. */
public abstract class StoneCase implements GameCase {
  @Override
  public List<String> namesOffBoard() {
    return List.of("A99", "Z99", "A0", "ZZ1", "AA99");
  }

  @Override
  public ModelStones setUp(ModelStones scattered, RandomOptions random) {
    return scattered.lifted(Side.BLACK).lifted(Side.WHITE);
  }

  @Override
  public Set<String> namedClaims() {
    return StoneWitness.NAMED;
  }

  @Override
  public Set<String> countedClaims() {
    return StoneWitness.COUNTED;
  }

  @Override
  public Map<String, BiFunction<Position, Move, Set<Site>>> traits() {
    return Map.of(
        "own-area", (before, move) -> area(before, move, move.side().opponent()),
        "their-area", (before, move) -> area(before, move, move.side()),
        "line", StoneCase::line);
  }

  /** The empty points joined to a stone, if they meet stones, but none of this side's. */
  private static Set<Site> area(Position before, Move move, Side absent) {
    Set<Site> seen = new TreeSet<>();
    if (move instanceof Place place) {
      flood(before, place.site(), seen);
    }
    Set<Site> stones = new TreeSet<>(seen);
    stones.removeIf(site -> before.at(site) == Mark.EMPTY);
    return !stones.isEmpty() && stones.stream().noneMatch(s -> before.at(s) == absent.mark())
        ? Set.of(((Place) move).site())
        : Set.of();
  }

  private static void flood(Position position, Site site, Set<Site> seen) {
    if (seen.add(site) && position.at(site) == Mark.EMPTY) {
      StoneClaims.beside(position, site).forEach(next -> flood(position, next, seen));
    }
  }

  /**
   * As many points as the stone is lines from the nearest edge, three at most, on the way there.
   */
  private static Set<Site> line(Position before, Move move) {
    Site site = ((Place) move).site();
    int below = before.lattice().rows() - 1 - site.row();
    int right = before.lattice().cols() - 1 - site.col();
    int[] away = {Math.min(site.row(), 2), Math.min(site.col(), 2), right, below};
    int least = Math.min(Math.min(away[0], away[1]), Math.min(right, below));
    Set<Site> way = new TreeSet<>();
    for (int i = 0; i <= least; i++) {
      way.add(
          least == away[0]
              ? site.plus(-i, 0)
              : least == away[1]
                  ? site.plus(0, -i)
                  : least == right ? site.plus(0, i) : site.plus(i, 0));
    }
    return way;
  }
}
