package dev.banmen.games.go.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Change;
import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.solve.FoundProblem;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.HasProblems;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.record.Replay;
import dev.banmen.study.MinedProblems;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Captures, life and death found in games, by an exhaustive search without any art. */
class LifeProblemsTest {
  private static final Map<String, String> SMALL = Map.of("size", "8");

  /** How often each kind was found. */
  private final Map<GoalKind, Integer> kinds = new EnumMap<>(GoalKind.class);

  private void found(long first, int wanted, int mostPoints) {
    Family family = Catalog.ALL.find("go").orElseThrow();
    int count = 0;
    for (long seed = first; count < wanted; seed++) {
      Recording recording = MinedProblems.stones("go", SMALL, seed);
      Replay replay = Replay.of(recording, Catalog.ALL);
      try (ProblemFinder finder =
          ((HasProblems) family).problems(family.game(SMALL), 2_000).orElseThrow()) {
        int node = recording.tree().firstChild(RecordTree.ROOT);
        for (; node != RecordTree.NONE; node = recording.tree().firstChild(node)) {
          replay.next();
          Position position = Position.of(family.game(SMALL), replay.position().setup());
          if (position.toMove().isPresent()) {
            FoundProblem problem = finder.find(position).orElse(null);
            if (problem != null && problem.goal().region().size() <= mostPoints) {
              check(position, problem);
              kinds.merge(problem.goal().kind(), 1, Integer::sum);
              count++;
            }
          }
        }
      }
    }
  }

  private static List<Site> empty(Position position, FoundProblem problem) {
    return problem.goal().region().stream()
        .filter(site -> position.at(site) == Mark.EMPTY)
        .toList();
  }

  private static void check(Position position, FoundProblem problem) {
    Lattice lattice = position.lattice();
    Site target = problem.goal().targets().get(0);
    Side hunted = position.at(target).side().orElseThrow();
    boolean isHunter = problem.goal().side() != hunted;
    Set<Site> group = group(position, target);
    Set<Site> walls = checkClosed(position, problem.goal().region(), group);
    assertThat(problem.goal().side()).isEqualTo(position.toMove().orElseThrow());
    assertThat(problem.goal().kind()).isEqualTo(isHunter ? GoalKind.KILLS : GoalKind.LIVES);
    StringBuilder stones = new StringBuilder();
    for (int i = 0; i < lattice.size(); i++) {
      Mark mark = position.at(i);
      stones.append(mark == Mark.EMPTY ? '.' : mark == Mark.BLACK ? 'X' : 'O');
    }
    List<Integer> region = problem.goal().region().stream().map(lattice::index).toList();
    List<Move> right = new ArrayList<>();
    List<Site> tried = new ArrayList<>(empty(position, problem));
    tried.add(null); // a move elsewhere
    for (Site site : tried) {
      String after = site == null ? stones.toString() : after(position, stones, site);
      if (after != null) {
        boolean isKilled = captures(lattice, after, hunted, target, region, true, isHunter);
        boolean mayBeKilled = captures(lattice, after, hunted, target, region, false, isHunter);
        assertThat(isKilled).as("no ko: %s", site).isEqualTo(mayBeKilled);
        if (isKilled == isHunter) {
          right.add(site == null ? null : new Place(problem.goal().side(), site));
        }
      }
    }
    assertThat(right).as(stones + " " + target).containsExactly(problem.right().get(0));
    for (Site wall : walls) {
      Set<Site> free = liberties(position, group(position, wall));
      free.removeAll(problem.goal().region());
      assertThat(free).as("%s holds", wall).hasSizeGreaterThan(problem.moves());
    }
  }

  /** Whether the hunted stones are captured, once the mover has made its move. */
  private static boolean captures(
      Lattice lattice,
      String stones,
      Side hunted,
      Site target,
      List<Integer> region,
      boolean isHard,
      boolean hasHunterMoved) {
    char hunter = hunted == Side.BLACK ? 'O' : 'X';
    char other = hunted == Side.BLACK ? 'X' : 'O';
    int at = lattice.index(target);
    if (stones.charAt(at) != other) {
      return true;
    }
    NaiveFight fight =
        new NaiveFight(
            lattice.rows(),
            lattice.cols(),
            hunter,
            at,
            region,
            false,
            isHard ? other : hunter,
            ' ');
    return fight.reaches(stones, hasHunterMoved ? other : hunter);
  }

  /** All that surrounds the room and the group is the edge, and stones of the hunter. */
  private static Set<Site> checkClosed(Position position, Set<Site> region, Set<Site> group) {
    Mark hunter = position.at(group.iterator().next()).side().orElseThrow().opponent().mark();
    Set<Site> all = new HashSet<>(region);
    all.addAll(group);
    Set<Site> walls = new HashSet<>();
    for (Site site : all) {
      for (Site beside : position.lattice().beside(site)) {
        if (!all.contains(beside)) {
          assertThat(position.at(beside)).isEqualTo(hunter);
          walls.add(beside);
        }
      }
    }
    return walls;
  }

  private static Set<Site> group(Position position, Site stone) {
    Set<Site> group = new HashSet<>();
    List<Site> open = new ArrayList<>(List.of(stone));
    while (!open.isEmpty()) {
      Site at = open.remove(open.size() - 1);
      if (group.add(at)) {
        for (Site beside : position.lattice().beside(at)) {
          if (position.at(beside) == position.at(stone)) {
            open.add(beside);
          }
        }
      }
    }
    return group;
  }

  private static Set<Site> liberties(Position position, Set<Site> group) {
    Set<Site> free = new HashSet<>();
    for (Site stone : group) {
      for (Site beside : position.lattice().beside(stone)) {
        if (position.at(beside) == Mark.EMPTY) {
          free.add(beside);
        }
      }
    }
    return free;
  }

  /** The stones after a move; null if it is illegal, or takes one stone in what may be a ko. */
  private static String after(Position position, CharSequence stones, Site site) {
    Side side = position.toMove().orElseThrow();
    if (!(position.play(new Place(side, site)) instanceof Played played)) {
      return null;
    }
    StringBuilder after = new StringBuilder(stones);
    for (Change change : played.after().changes()) {
      Mark mark = change.after();
      after.setCharAt(
          position.lattice().index(change.site()),
          mark == Mark.EMPTY ? '.' : mark == Mark.BLACK ? 'X' : 'O');
    }
    return after.toString();
  }

  @Test
  void oneMoveDecidesAndNoKo() {
    found(18, 6, 8);
    assertThat(kinds).containsOnlyKeys(GoalKind.KILLS, GoalKind.LIVES);
  }

  @Test
  @Tag("thorough")
  void thousandsOfProblemsAreRight() {
    found(1, 2_000, 8);
    assertThat(kinds).containsOnlyKeys(GoalKind.KILLS, GoalKind.LIVES);
  }
}
