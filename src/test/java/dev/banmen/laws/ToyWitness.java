package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Fact;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;

/** Sees in three in a row which squares are taken, but not who moves. */
record ToyWitness(Past past, Position position) implements Witness {
  @Override
  public List<Integer> misses(Side side, int site) {
    List<Integer> misses = new ArrayList<>();
    if (position.outcome().isPresent()) {
      misses.add(6);
    } else if (!position.movers().contains(side)) {
      misses.add(5);
    }
    if (site == Board.PASS) {
      misses.add(2);
    } else if (site == Board.OFF) {
      misses.add(4);
    } else if (past.now().get(site) != Mark.EMPTY) {
      misses.add(1);
    }
    return misses;
  }

  @Override
  public List<Fact> facts(Side side, int site, List<Fact> told) {
    List<Integer> misses = misses(side, site);
    if (misses.isEmpty() || misses.get(0) == 1) {
      return misses.isEmpty()
          ? List.of()
          : List.of(
              Fact.of(
                  "occupied",
                  past.now().get(site).side().orElseThrow(),
                  past.sites(List.of(site))));
    }
    return misses.get(0) == 5 ? List.of(Fact.of("turn", side.opponent(), List.of())) : List.of();
  }
}
