package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Fact;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/** Finds what discs bracket by walking from the square in all eight directions. */
public record OthelloWitness(Past past, ReferenceOthello now) implements Witness {
  @Override
  public List<Integer> misses(Side side, int site) {
    return now.misses(side, site);
  }

  @Override
  public List<Fact> facts(Side side, int site, List<Fact> told) {
    return switch (now.miss(side, site)) {
      case 0 -> site == Board.PASS ? List.of() : legal(side, site);
      case 1 ->
          List.of(
              Fact.of("occupied", now.at(site).side().orElseThrow(), past.sites(List.of(site))));
      case 2 -> open(side, past.lattice().site(site));
      case 3 -> List.of(Fact.of("legal", side, past.sites(moves(now, side))));
      case 5 -> List.of(Fact.of("turn", side.opponent(), List.of()));
      default -> List.of();
    };
  }

  private List<Fact> legal(Side side, int site) {
    Side other = side.opponent();
    ReferenceOthello after = now.after(side, site);
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of("flips", other, past.sites(now.flips(side, site))));
    if (isCorner(site)) {
      facts.add(Fact.of("takes-corner", side, past.sites(List.of(site))));
    }
    List<Integer> given = new ArrayList<>(moves(after, other));
    given.removeIf(square -> !isCorner(square) || moves(now, other).contains(square));
    if (!given.isEmpty()) {
      facts.add(Fact.of("gives-corner", other, past.sites(given)));
    }
    facts.add(Fact.of("answers", other, past.sites(moves(after, other))));
    return facts;
  }

  private boolean isCorner(int site) {
    Site square = past.lattice().site(site);
    int last = past.lattice().rows() - 1;
    return square.row() % last == 0 && square.col() % last == 0;
  }

  private static List<Integer> moves(ReferenceOthello on, Side side) {
    List<Integer> moves = new ArrayList<>();
    for (int site = 0; site < on.discs().marks().length(); site++) {
      if (on.discs().at(site) == '.' && !on.flips(side, site).isEmpty()) {
        moves.add(site);
      }
    }
    return moves;
  }

  /** The lines of the other side's discs from a square, none of which ends at an own one. */
  private List<Fact> open(Side side, Site from) {
    List<Fact> facts = new ArrayList<>();
    for (int direction = 0; direction < 9; direction++) {
      int down = direction / 3 - 1;
      int right = direction % 3 - 1;
      List<Site> line = new ArrayList<>();
      Site next = from.plus(down, right);
      while (direction != 4 && isOf(next, side.opponent())) {
        line.add(next);
        next = next.plus(down, right);
      }
      if (!line.isEmpty()) {
        assertThat(isOf(next, side)).as("%s brackets from %s to %s", side, from, next).isFalse();
        line.sort(null);
        facts.add(Fact.of("open", side.opponent(), line));
      }
    }
    return facts;
  }

  private boolean isOf(Site square, Side side) {
    return past.lattice().contains(square) && now.at(past.lattice().index(square)) == side.mark();
  }
}
