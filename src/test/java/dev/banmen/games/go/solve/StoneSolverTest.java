package dev.banmen.games.go.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalSolvers;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The solver says of random small boards what an exhaustive search without any art says. */
class StoneSolverTest {
  private static final long MOST = 3_000_000;

  private final Random random = new Random(20);
  private final Map<Reached, Integer> seen = new HashMap<>();

  /** A random position, and a fight in it. */
  private record SmallFight(int rows, int cols, String stones, char toMove, int target) {
    Position position(Game game) {
      Map<Site, Mark> marks = new HashMap<>();
      for (int i = 0; i < stones.length(); i++) {
        if (stones.charAt(i) != '.') {
          marks.put(site(i), stones.charAt(i) == 'X' ? Mark.BLACK : Mark.WHITE);
        }
      }
      Side side = toMove == 'X' ? Side.BLACK : Side.WHITE;
      return Position.of(game, new Setup(marks, Optional.of(side)));
    }

    Site site(int index) {
      return new Site(index / cols, index % cols);
    }
  }

  @Test
  void whatIsCapturedOnThreeByThree() {
    for (int i = 0; i < 120; i++) {
      SmallFight one = random(3, 3, 9);
      for (KoThreats ko : KoThreats.values()) {
        check(one, allOf(9), GoalKind.CAPTURES, ko, "go");
        check(one, allOf(9), GoalKind.LIVES, ko, "go");
      }
    }
    assertThat(seen).containsOnlyKeys(Reached.YES, Reached.NO, Reached.BY_KO);
  }

  @Test
  void whatIsCapturedInARegionOfFourByFour() {
    for (int i = 0; i < 60; i++) {
      SmallFight one = random(4, 4, 16);
      List<Integer> region = new ArrayList<>(allOf(16));
      while (region.size() > 8) {
        region.remove(random.nextInt(region.size()));
      }
      check(one, region, GoalKind.CAPTURES, KoThreats.NONE, "go");
    }
    assertThat(seen).containsKeys(Reached.YES, Reached.NO);
  }

  @Test
  void whoCapturesFirstOnThreeByThree() {
    for (int i = 0; i < 120; i++) {
      SmallFight one = random(3, 3, 9);
      check(one, allOf(9), GoalKind.WINS, KoThreats.NONE, "capture");
      check(one, allOf(9), GoalKind.CAPTURES, KoThreats.NONE, "capture");
    }
    assertThat(seen).containsKeys(Reached.YES, Reached.NO);
  }

  /** Without a region it tries only moves nearby; what it calls captured then is captured. */
  @Test
  void whatItCapturesNearbyIsCaptured() {
    int captured = 0;
    for (int i = 0; i < 300; i++) {
      SmallFight one = random(3, 3, 9);
      GoalSolver solver = solver(one, List.of(), GoalKind.CAPTURES, KoThreats.NONE, "go");
      if (solver.solve(one.position(game("go", 3))).isReached()) {
        captured++;
        assertThat(naive(one, allOf(9), GoalKind.CAPTURES, false, KoThreats.NONE))
            .as("%s", one)
            .isTrue();
      }
    }
    assertThat(captured).isGreaterThan(20);
  }

  @Test
  void stonesCapturedInsideAGroupsSpaceLeaveRoomThere() {
    String stones = ".......".repeat(4) + "XXXXX.." + "OOOXXX." + ".O.OOX.";
    SmallFight falseEye = new SmallFight(7, 7, stones, 'X', 35);
    GoalSolver solver = solver(falseEye, List.of(), GoalKind.KILLS, KoThreats.NONE, "go");
    assertThat(solver.solve(falseEye.position(game("go", 7))).reached()).isEqualTo(Reached.BY_KO);
  }

  private void check(
      SmallFight one, List<Integer> region, GoalKind kind, KoThreats ko, String family) {
    Game game = game(family, one.rows());
    GoalSolver solver = solver(one, region, kind, ko, family);
    Reached reached = solver.solve(one.position(game)).reached();
    seen.merge(reached, 1, Integer::sum);
    boolean isCapture = family.equals("capture");
    boolean isReached = naive(one, region, kind, isCapture, ko);
    assertThat(reached == Reached.YES)
        .as("%s %s %s %s", one, region, kind, ko)
        .isEqualTo(isReached);
    if (!isReached) {
      boolean isByKo = naive(one, region, kind, isCapture, null);
      assertThat(reached == Reached.BY_KO).as("by ko: %s %s %s", one, kind, ko).isEqualTo(isByKo);
    }
  }

  private GoalSolver solver(
      SmallFight one, List<Integer> region, GoalKind kind, KoThreats ko, String family) {
    Side own = one.stones().charAt(one.target()) == 'X' ? Side.BLACK : Side.WHITE;
    Side side = kind == GoalKind.LIVES ? own : own.opponent();
    Set<Site> sites = new TreeSet<>();
    region.forEach(index -> sites.add(one.site(index)));
    Optional<Site> target =
        kind.hasTarget() ? Optional.of(one.site(one.target())) : Optional.empty();
    SolverGoal goal = new SolverGoal(side, kind, target, sites, ko);
    Family game = Catalog.ALL.find(family).orElseThrow();
    Position start = one.position(game(family, one.rows()));
    return ((GoalSolvers) game).goalSolver(start, goal, MOST).orElseThrow();
  }

  /** What the plain search says; ko is null where the goal's side wins all kos. */
  private static boolean naive(
      SmallFight one, List<Integer> region, GoalKind kind, boolean isCapture, KoThreats ko) {
    char own = one.stones().charAt(one.target());
    char other = own == 'X' ? 'O' : 'X';
    char goals = kind == GoalKind.LIVES ? own : other;
    char others = goals == own ? other : own;
    char always = ko == null ? goals : ko == KoThreats.NONE ? others : ' ';
    char once = ko == KoThreats.ONE ? goals : ' ';
    int target = kind == GoalKind.WINS ? -1 : one.target();
    NaiveFight fight =
        new NaiveFight(one.rows(), one.cols(), other, target, region, isCapture, always, once);
    return fight.reaches(one.stones(), one.toMove()) != (kind == GoalKind.LIVES);
  }

  private static Game game(String family, int size) {
    return Catalog.ALL.find(family).orElseThrow().game(Map.of("size", Integer.toString(size)));
  }

  private static List<Integer> allOf(int count) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(i);
    }
    return all;
  }

  private SmallFight random(int rows, int cols, int points) {
    NaiveFight board = new NaiveFight(rows, cols, 'X', 0, List.of(), false, ' ', ' ');
    while (true) {
      StringBuilder stones = new StringBuilder();
      List<Integer> targets = new ArrayList<>();
      for (int i = 0; i < points; i++) {
        char stone = "XO.".charAt(random.nextInt(3));
        stones.append(stone);
        if (stone != '.') {
          targets.add(i);
        }
      }
      if (!targets.isEmpty() && board.isLegal(stones.toString())) {
        int target = targets.get(random.nextInt(targets.size()));
        return new SmallFight(
            rows, cols, stones.toString(), random.nextBoolean() ? 'X' : 'O', target);
      }
    }
  }
}
