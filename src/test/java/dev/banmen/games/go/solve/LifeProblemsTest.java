package dev.banmen.games.go.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
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
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Captures, life and death found in games, by a search of all boards that can follow. */
class LifeProblemsTest {
  private static final Map<String, String> SMALL = Map.of("size", "8");

  /** How often each kind was found. */
  private final Map<GoalKind, Integer> kinds = new EnumMap<>(GoalKind.class);

  private void found(long first, int wanted, int leastEmpty, int mostPoints) {
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
            if (problem != null
                && empty(position, problem) >= leastEmpty
                && problem.goal().region().size() <= mostPoints
                && check(position, problem)) {
              kinds.merge(problem.goal().kind(), 1, Integer::sum);
              count++;
            }
          }
        }
      }
    }
  }

  private static long empty(Position position, FoundProblem problem) {
    return problem.goal().region().stream().filter(site -> position.at(site) == Mark.EMPTY).count();
  }

  /** Whether it is right; false if too many boards can follow to find out. */
  private static boolean check(Position position, FoundProblem problem) {
    Lattice lattice = position.lattice();
    Site target = problem.goal().targets().get(0);
    Side hunted = position.at(target).side().orElseThrow();
    boolean isHunter = problem.goal().side() != hunted;
    char hunter = hunted == Side.BLACK ? 'O' : 'X';
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
    Optional<Map<Integer, Boolean>> all =
        fight(lattice, target, region, false).captures(stones.toString(), hunter, isHunter);
    Optional<Map<Integer, Boolean>> other =
        all.isEmpty()
            ? all
            : fight(lattice, target, region, true).captures(stones.toString(), hunter, isHunter);
    if (other.isEmpty()) {
      return false;
    }
    Map<Integer, Boolean> hard = all.get();
    Map<Integer, Boolean> easy = other.get();
    assertThat(hard).as("no ko: %s", stones).isEqualTo(easy);
    List<Move> right = new ArrayList<>();
    hard.forEach(
        (point, isKilled) -> {
          if (isKilled == isHunter) {
            right.add(point < 0 ? null : new Place(problem.goal().side(), lattice.site(point)));
          }
        });
    assertThat(right).as(stones + " " + target).containsExactly(problem.right().get(0));
    for (Site wall : walls) {
      Set<Site> free = liberties(position, group(position, wall));
      free.removeAll(problem.goal().region());
      assertThat(free).as("%s holds", wall).hasSizeGreaterThan(problem.moves());
    }
    return true;
  }

  private static RoomFight fight(
      Lattice lattice, Site target, List<Integer> region, boolean takesBack) {
    return new RoomFight(lattice.rows(), lattice.cols(), lattice.index(target), region, takesBack);
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

  @Test
  void oneMoveDecidesAndNoKo() {
    found(18, 6, 0, 8);
    assertThat(kinds).containsOnlyKeys(GoalKind.KILLS, GoalKind.LIVES);
  }

  @Test
  @Tag("thorough")
  void thousandsOfProblemsAreRight() {
    found(1, 2_000, 0, 25);
    assertThat(kinds).containsOnlyKeys(GoalKind.KILLS, GoalKind.LIVES);
  }

  @Test
  @Tag("thorough")
  void problemsInTheLargestRoomsAreRight() {
    found(1, 200, 9, 25);
    assertThat(kinds).containsOnlyKeys(GoalKind.KILLS, GoalKind.LIVES);
  }

  /** What the check relies on, compared with the plainest search on boards of any stones. */
  @Test
  void bothIndependentSearchesAgree() {
    Random random = new Random(7);
    int captured = 0;
    int fights = 0;
    while (fights < 60) {
      int rows = 2 + random.nextInt(2);
      int cols = rows == 2 ? 5 : 3;
      StringBuilder stones = new StringBuilder();
      for (int i = 0; i < rows * cols; i++) {
        stones.append("XO..".charAt(random.nextInt(4)));
      }
      int target = random.nextInt(stones.length());
      char hunted = stones.charAt(target);
      char hunter = hunted == 'X' ? 'O' : 'X';
      List<Integer> room =
          IntStream.range(0, stones.length()).filter(at -> at != target).boxed().toList();
      boolean takesBack = random.nextBoolean();
      boolean isHunters = random.nextBoolean();
      NaiveFight naive =
          new NaiveFight(rows, cols, hunter, target, room, false, takesBack ? hunter : hunted, ' ');
      if (hunted != '.' && naive.isLegal(stones.toString())) {
        Collection<Boolean> after =
            new RoomFight(rows, cols, target, room, takesBack)
                .captures(stones.toString(), hunter, isHunters)
                .orElseThrow()
                .values();
        boolean isCaptured = isHunters ? after.contains(true) : !after.contains(false);
        assertThat(isCaptured)
            .as("%s %d %s", stones, target, isHunters)
            .isEqualTo(naive.reaches(stones.toString(), isHunters ? hunter : hunted));
        captured += isCaptured ? 1 : 0;
        fights++;
      }
    }
    assertThat(captured).isBetween(10, 50);
  }
}
