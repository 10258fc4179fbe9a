package dev.banmen.laws;

import dev.banmen.game.Fact;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds what a line does by drawing it, and what it gives away by taking everything offered. */
public record DotsWitness(Past past, ReferenceDots now) implements Witness {
  @Override
  public List<Integer> misses(Side side, int site) {
    return now.misses(side, site);
  }

  @Override
  public List<Fact> facts(Side side, int site, List<Fact> told) {
    return switch (now.miss(side, site)) {
      case 0 -> legal(side, site);
      case 2 ->
          List.of(
              Fact.since(
                  past.since(site),
                  "drawn",
                  now.at(site).side().orElseThrow(),
                  past.sites(List.of(site))));
      case 5 -> List.of(turn(side.opponent()));
      default -> List.of();
    };
  }

  private Fact turn(Side turn) {
    int plies = past.plies();
    return plies == 0
        ? Fact.of("turn", turn, List.of())
        : Fact.since(plies, "turn", turn, past.changedSince(plies - 1));
  }

  private List<Fact> legal(Side side, int line) {
    ReferenceDots after = now.after(side, line);
    Set<Integer> taken = boxes(now, after);
    if (!taken.isEmpty()) {
      return List.of(Fact.of("takes", side, past.sites(taken)));
    } else if (after.movers().isEmpty()) {
      return List.of();
    }
    Set<Integer> given = new LinkedHashSet<>();
    for (int box : after.cells().neighbours(line)) {
      if (isNearlyClosed(after, box)) {
        given.add(box);
      }
    }
    String what = given.isEmpty() ? "stands-open" : "gives";
    if (given.isEmpty()) {
      for (int box = 0; box < past.lattice().size(); box++) {
        if (isNearlyClosed(after, box)) {
          given.add(box);
        }
      }
    }
    return given.isEmpty()
        ? List.of()
        : List.of(Fact.of(what, side.opponent(), past.sites(run(after, given))));
  }

  private static Set<Integer> boxes(ReferenceDots before, ReferenceDots after) {
    Set<Integer> boxes = new TreeSet<>();
    for (int box = 0; box < before.cells().marks().length(); box++) {
      if (before.isBox(box) && before.at(box) == Mark.EMPTY && after.at(box) != Mark.EMPTY) {
        boxes.add(box);
      }
    }
    return boxes;
  }

  private static boolean isNearlyClosed(ReferenceDots on, int box) {
    return on.isBox(box) && open(on, box).size() == 1;
  }

  private static List<Integer> open(ReferenceDots on, int box) {
    return on.cells().neighbours(box).stream().filter(l -> on.at(l) == Mark.EMPTY).toList();
  }

  /** All boxes that are lost when these are taken, and those beside them that become takeable. */
  private static Set<Integer> run(ReferenceDots from, Set<Integer> ripe) {
    Set<Integer> fallen = new TreeSet<>();
    ReferenceDots on = from;
    List<Integer> waiting = new ArrayList<>(ripe);
    while (!waiting.isEmpty()) {
      int box = waiting.remove(waiting.size() - 1);
      if (!isNearlyClosed(on, box)) {
        continue;
      }
      int line = open(on, box).get(0);
      ReferenceDots next = on.after(on.toMove(), line);
      fallen.addAll(boxes(on, next));
      on = next;
      waiting.addAll(on.cells().neighbours(line));
    }
    return fallen;
  }
}
