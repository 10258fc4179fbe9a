package dev.banmen.laws;

import dev.banmen.game.Fact;
import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds rows by looking along every line, and threats by trying every stone. */
record GomokuWitness(Past past, ReferenceGomoku now) implements Witness {
  @Override
  public List<Integer> misses(Side side, int site) {
    return now.misses(side, site);
  }

  @Override
  public List<Fact> facts(Side side, int site, List<Fact> told) {
    return switch (now.miss(side, site)) {
      case 0 -> legal(side, site);
      case 1 ->
          List.of(
              Fact.since(
                  past.since(site),
                  "occupied",
                  now.at(site).side().orElseThrow(),
                  past.sites(List.of(site))));
      case 5 -> List.of(Fact.of("turn", side.opponent(), List.of()));
      case 6 -> won();
      default -> List.of();
    };
  }

  private List<Fact> won() {
    Outcome outcome = now.outcome().orElseThrow();
    return outcome
        .winner()
        .map(side -> List.of(Fact.of("won", side, past.sites(now.five(now.stones(), side)))))
        .orElse(List.of());
  }

  private List<Fact> legal(Side side, int site) {
    ModelStones after = now.stones().with(site, ModelStones.letter(side));
    Side other = side.opponent();
    Set<Integer> five = now.five(after, side);
    if (!five.isEmpty()) {
      return List.of(Fact.of("wins", side, past.sites(five)));
    }
    List<Fact> facts = new ArrayList<>();
    Set<Integer> longest = longest(after, side, site);
    if (longest.size() > 1) {
      facts.add(
          Fact.of(length(after, side, site) > 5 ? "overline" : "row", side, past.sites(longest)));
    }
    if (fives(now.stones(), other).contains(site)) {
      facts.add(Fact.of("blocks", other, past.sites(List.of(site))));
    }
    Set<Integer> own = fives(after, side);
    Set<Integer> theirs = fives(after, other);
    addIfAny("fives", side, own, facts);
    addIfAny("leaves", other, theirs, facts);
    if (own.isEmpty() && theirs.isEmpty()) {
      addIfAny("doubles", side, doubles(after, side), facts);
    }
    return facts;
  }

  private void addIfAny(String name, Side side, Set<Integer> points, List<Fact> facts) {
    if (!points.isEmpty()) {
      facts.add(Fact.of(name, side, past.sites(points)));
    }
  }

  private static int length(ModelStones after, Side side, int site) {
    return ReferenceGomoku.rows(after, side).stream()
        .filter(row -> row.contains(site))
        .mapToInt(List::size)
        .max()
        .orElseThrow();
  }

  /** The stones of the longest rows that a stone is in. */
  private static Set<Integer> longest(ModelStones after, Side side, int site) {
    int length = length(after, side, site);
    Set<Integer> longest = new TreeSet<>();
    for (List<Integer> row : ReferenceGomoku.rows(after, side)) {
      if (row.contains(site) && row.size() == length) {
        longest.addAll(row);
      }
    }
    return longest;
  }

  private Set<Integer> fives(ModelStones stones, Side side) {
    Set<Integer> fives = new TreeSet<>();
    for (int site = 0; site < stones.marks().length(); site++) {
      if (stones.at(site) == '.'
          && now.five(stones.with(site, ModelStones.letter(side)), side).contains(site)) {
        fives.add(site);
      }
    }
    return fives;
  }

  /** The points where one more stone gives a side two points to win at. */
  private Set<Integer> doubles(ModelStones stones, Side side) {
    Set<Integer> doubles = new TreeSet<>();
    for (int site = 0; site < stones.marks().length(); site++) {
      if (stones.at(site) == '.'
          && fives(stones.with(site, ModelStones.letter(side)), side).size() >= 2) {
        doubles.add(site);
      }
    }
    return doubles;
  }
}
