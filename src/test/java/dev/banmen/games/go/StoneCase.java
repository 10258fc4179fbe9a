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
        "edge", StoneCase::edge);
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

  private static Set<Site> edge(Position before, Move move) {
    if (!(move instanceof Place place)) {
      return Set.of();
    }
    Site site = place.site();
    boolean isEdge =
        site.row() * site.col() == 0
            || site.row() == before.lattice().rows() - 1
            || site.col() == before.lattice().cols() - 1;
    return isEdge
            && StoneClaims.beside(before, site).stream()
                .noneMatch(next -> before.at(next) == move.side().opponent().mark())
        ? Set.of(site)
        : Set.of();
  }
}
