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
import dev.banmen.game.solve.ReachSearch;
import dev.banmen.game.solve.ReachState;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The solver says of random small boards what an exhaustive search without any art says. */
@Tag("long")
class StoneSolverTest {
  private static final long MOST = 3_000_000;

  private final Random random = new Random(20);
  private final Map<Reached, Integer> seen = new HashMap<>();
  private final Map<PlainSearch, Boolean> searched = new HashMap<>();

  /** A search that takes long, whose answer serves several goals. */
  private record PlainSearch(NaiveFight fight, String stones, char toMove) {
    boolean reaches() {
      return fight.reaches(stones, toMove);
    }
  }

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
    for (int i = 0; i < 40; i++) {
      SmallFight one = random(3, 3, 9);
      for (KoThreats ko : KoThreats.values()) {
        check(one, allOf(9), GoalKind.CAPTURES, ko, "go");
        check(one, allOf(9), GoalKind.LIVES, ko, "go");
        check(one, allOf(9), GoalKind.KILLS, ko, "go");
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
    for (int i = 0; i < 80; i++) {
      SmallFight one = random(3, 3, 9);
      check(one, allOf(9), GoalKind.WINS, KoThreats.NONE, "capture");
      check(one, allOf(9), GoalKind.CAPTURES, KoThreats.NONE, "capture");
    }
    assertThat(seen).containsKeys(Reached.YES, Reached.NO);
  }

  /** Of two stones to capture one is enough, and of two that live both have to. */
  @Test
  void whichOfTwoIsCapturedOnThreeByThree() {
    for (int i = 0; i < 60; i++) {
      checkPair(random(3, 3, 9), List.of(GoalKind.CAPTURES, GoalKind.KILLS, GoalKind.LIVES));
    }
    assertThat(seen).containsOnlyKeys(Reached.YES, Reached.NO, Reached.BY_KO);
  }

  @Test
  void whatIsConnectedOnThreeByThree() {
    for (int i = 0; i < 200; i++) {
      checkPair(random(3, 3, 9), List.of(GoalKind.CONNECTS, GoalKind.CUTS));
    }
    assertThat(seen).containsOnlyKeys(Reached.YES, Reached.NO, Reached.BY_KO);
    assertThat(seen.get(Reached.YES)).isGreaterThan(50);
    assertThat(seen.get(Reached.NO)).isGreaterThan(50);
  }

  /** Asks for each stone of the target's side beside it. */
  private void checkPair(SmallFight one, List<GoalKind> kinds) {
    char own = one.stones().charAt(one.target());
    Side owner = own == 'X' ? Side.BLACK : Side.WHITE;
    Game game = game("go", 3);
    Position at = one.position(game);
    Set<Site> region = new TreeSet<>();
    allOf(9).forEach(index -> region.add(one.site(index)));
    for (int second = 0; second < 9; second++) {
      if (second == one.target() || one.stones().charAt(second) != own) {
        continue;
      }
      List<Site> targets = List.of(one.site(one.target()), one.site(second));
      for (GoalKind kind : kinds) {
        Side side = kind.isOfOwn() ? owner : owner.opponent();
        SolverGoal goal = new SolverGoal(side, kind, targets, region, KoThreats.NONE, 0);
        GoalSolver solver =
            ((GoalSolvers) Catalog.ALL.find("go").orElseThrow())
                .goalSolver(at, goal, MOST)
                .orElseThrow();
        Reached reached = solver.solve(at).reached();
        seen.merge(reached, 1, Integer::sum);
        boolean joins = kind.hasTwoTargets();
        boolean isPrevented = kind == GoalKind.LIVES || kind == GoalKind.CUTS;
        char goals = side == Side.BLACK ? 'X' : 'O';
        char others = goals == 'X' ? 'O' : 'X';
        char hunter = isPrevented ? others : goals;
        for (char always : new char[] {others, goals}) {
          NaiveFight fight =
              new NaiveFight(
                  3, 3, hunter, one.target(), second, joins, allOf(9), false, always, ' ');
          boolean isReached = fight.reaches(one.stones(), one.toMove()) != isPrevented;
          assertThat(reached == Reached.YES || always == goals && reached == Reached.BY_KO)
              .as("%s and %s, %s, %s wins kos", one, second, kind, always)
              .isEqualTo(isReached);
        }
      }
    }
  }

  /** Without a region it tries only moves nearby; what it calls captured then is captured. */
  @Test
  void whatItCapturesNearbyIsCaptured() {
    int captured = 0;
    for (int i = 0; i < 300; i++) {
      SmallFight one = random(3, 3, 9);
      GoalSolver solver = solver(one, List.of(), GoalKind.CAPTURES, KoThreats.NONE, game("go", 3));
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
    GoalSolver solver = solver(falseEye, List.of(), GoalKind.KILLS, KoThreats.NONE, game("go", 7));
    assertThat(solver.solve(falseEye.position(game("go", 7))).reached()).isEqualTo(Reached.BY_KO);
  }

  /** The searched moves of the defender are enough: with all moves, the answer is the same. */
  @Test
  void theDefenderLacksNoMoveThatMatters() {
    int captured = 0;
    for (int i = 0; i < 120; i++) {
      SmallFight one = random(5, 5, 25);
      byte hunter =
          one.stones().charAt(one.target()) == 'X' ? CaptureFight.WHITE : CaptureFight.BLACK;
      CaptureFight any = new CaptureFight(5, 5, hunter, 0, false, 0, CaptureFight.ALWAYS);
      CaptureFight fight =
          new CaptureFight(5, 5, hunter, any.point(one.target()), false, 0, CaptureFight.ALWAYS);
      fight.near(1);
      byte[] board = fight.emptyBoard();
      for (int site = 0; site < 25; site++) {
        char stone = one.stones().charAt(site);
        board[fight.point(site)] =
            stone == 'X'
                ? CaptureFight.BLACK
                : stone == 'O' ? CaptureFight.WHITE : CaptureFight.EMPTY;
      }
      byte toMove = one.toMove() == 'X' ? CaptureFight.BLACK : CaptureFight.WHITE;
      FightPosition stand = FightPosition.of(fight, board, toMove, 0, 0);
      Optional<Boolean> found = new ReachSearch<FightPosition>(MOST).reaches(stand);
      Optional<Boolean> all = new ReachSearch<Everywhere>(400_000).reaches(everywhere(stand));
      if (all.isPresent()) {
        assertThat(found).as("%s", one).isEqualTo(all);
        captured += found.get() ? 1 : 0;
      }
    }
    assertThat(captured).isBetween(20, 110);
  }

  private static Everywhere everywhere(FightPosition stand) {
    int[] all = new int[25];
    for (int site = 0; site < all.length; site++) {
      all[site] = (site / 5 + 1) * 6 + site % 5 + 1;
    }
    return new Everywhere(stand, all);
  }

  /** The same fight, in which the defender is asked for every move. */
  private record Everywhere(FightPosition stand, int[] all) implements ReachState<Everywhere> {
    @Override
    public long key() {
      return stand.key();
    }

    @Override
    public boolean isHunters() {
      return stand.isHunters();
    }

    @Override
    public boolean isReached() {
      return stand.isReached();
    }

    @Override
    public boolean isLost() {
      return stand.isLost();
    }

    @Override
    public int[] moves() {
      int[] moves = stand.moves();
      if (isHunters()) {
        return moves;
      }
      int[] more = Arrays.copyOf(moves, moves.length + all.length);
      System.arraycopy(all, 0, more, moves.length, all.length);
      return more;
    }

    @Override
    public Everywhere after(int move) {
      FightPosition after = stand.isFree(move) ? stand.after(move) : null;
      return after == null ? null : new Everywhere(after, all);
    }

    @Override
    public int room() {
      return 1;
    }
  }

  /** Where boards may not come up again, a life that needs it counts as a ko. */
  @Test
  void whatLivesByRepeatingCountsAsKo() {
    int repeating = 0;
    for (int i = 0; i < 80; i++) {
      SmallFight one = random(3, 3, 9);
      boolean lives = naive(one, allOf(9), GoalKind.LIVES, false, KoThreats.NONE);
      char own = one.stones().charAt(one.target());
      char hunter = own == 'X' ? 'O' : 'X';
      NaiveFight fight = new NaiveFight(3, 3, hunter, one.target(), allOf(9), false, hunter, ' ');
      boolean isSafe = lives && !fight.reachesOrRepeats(one.stones(), one.toMove());
      assertThat(reached(one, allOf(9), "chinese") == Reached.YES).as("%s", one).isEqualTo(isSafe);
      assertThat(reached(one, allOf(9), "japanese") == Reached.YES).as("%s", one).isEqualTo(lives);
      repeating += lives && !isSafe ? 1 : 0;
    }
    assertThat(repeating).isPositive();
  }

  private Reached reached(SmallFight one, List<Integer> region, String rules) {
    Game game =
        Catalog.ALL
            .find("go")
            .orElseThrow()
            .game(Map.of("size", Integer.toString(one.rows()), "rules", rules));
    return solver(one, region, GoalKind.LIVES, KoThreats.NONE, game)
        .solve(one.position(game))
        .reached();
  }

  /** Both sides capture by turns, after eight moves as before: C2 B2 B1 B4 A3 A1 A2 pass. */
  @Test
  void aLifeWithoutEndIsOneUnlessNothingMayComeUpAgain() {
    SmallFight one = new SmallFight(4, 4, "O.OO" + ".OXO" + "X..." + "O.OX", 'X', 5);
    assertThat(reached(one, allOf(16), "japanese")).isEqualTo(Reached.YES);
    assertThat(reached(one, allOf(16), "chinese")).isEqualTo(Reached.BY_KO);
  }

  /** With so many moves it is what a plain search of that depth finds. */
  @Test
  void aCaptureMayBeAskedForInSoManyMoves() {
    Map<Integer, Integer> captured = new HashMap<>();
    for (int i = 0; i < 150; i++) {
      SmallFight one = random(3, 3, 9);
      char own = one.stones().charAt(one.target());
      SmallFight first = new SmallFight(3, 3, one.stones(), own == 'X' ? 'O' : 'X', one.target());
      for (int moves = 1; moves <= 3; moves++) {
        Side side = own == 'X' ? Side.WHITE : Side.BLACK;
        Set<Site> sites = new TreeSet<>();
        allOf(9).forEach(index -> sites.add(one.site(index)));
        SolverGoal goal =
            new SolverGoal(
                side,
                GoalKind.CAPTURES,
                List.of(one.site(one.target())),
                sites,
                KoThreats.NONE,
                moves);
        Position at = first.position(game("go", 3));
        Family go = Catalog.ALL.find("go").orElseThrow();
        GoalSolver solver = ((GoalSolvers) go).goalSolver(at, goal, MOST).orElseThrow();
        NaiveFight fight =
            new NaiveFight(3, 3, first.toMove(), one.target(), allOf(9), false, own, ' ');
        boolean isReached = fight.reachesIn(moves, first.stones(), first.toMove());
        assertThat(solver.solve(at).isReached()).as("%s in %s", first, moves).isEqualTo(isReached);
        captured.merge(moves, isReached ? 1 : 0, Integer::sum);
      }
    }
    assertThat(captured.get(1)).isPositive();
    assertThat(captured.get(3)).isGreaterThan(captured.get(1));
  }

  /** One eye and one ko: the double ko of another group gives moves without end, but no life. */
  @Test
  void endlessMovesElsewhereSaveNoGroup() {
    String stones =
        ".X.X.OO.."
            + "OX.OXXO.."
            + "XX.OOXX.."
            + "......XX."
            + "........."
            + "XXX......"
            + "OOXX....."
            + ".OOXX...."
            + "OO.OX....";
    // the group at the left edge below has the eye A2 and the ko at C1
    SmallFight one = new SmallFight(9, 9, stones, 'X', 54);
    List<Integer> region = List.of(63, 74, 75, 0, 2, 4, 11, 20);
    for (String rules : List.of("japanese", "chinese")) {
      assertThat(reached(one, region, rules)).isEqualTo(Reached.BY_KO);
    }
  }

  /** Bent four in the corner is a ko on the board, whatever the rules make of it. */
  @Test
  void bentFourInTheCornerIsAKo() {
    String stones = ".......".repeat(2) + "XXX...." + "OOX...." + ".OXX..." + "XOOOX.." + "XX.OX..";
    SmallFight one = new SmallFight(7, 7, stones, 'X', 21);
    List<Integer> region = List.of(28, 35, 36, 37, 42, 43, 44);
    for (String rules : List.of("japanese", "chinese")) {
      assertThat(reached(one, region, rules)).isEqualTo(Reached.BY_KO);
    }
  }

  private void check(
      SmallFight one, List<Integer> region, GoalKind kind, KoThreats ko, String family) {
    Game game = game(family, one.rows());
    GoalSolver solver = solver(one, region, kind, ko, game);
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
      SmallFight one, List<Integer> region, GoalKind kind, KoThreats ko, Game game) {
    Side own = one.stones().charAt(one.target()) == 'X' ? Side.BLACK : Side.WHITE;
    Side side = kind == GoalKind.LIVES ? own : own.opponent();
    Set<Site> sites = new TreeSet<>();
    region.forEach(index -> sites.add(one.site(index)));
    Optional<Site> target =
        kind.hasTarget() ? Optional.of(one.site(one.target())) : Optional.empty();
    SolverGoal goal = new SolverGoal(side, kind, target, sites, ko);
    Family family = Catalog.ALL.find(game.id()).orElseThrow();
    return ((GoalSolvers) family).goalSolver(one.position(game), goal, MOST).orElseThrow();
  }

  /** What the plain search says; ko is null where the goal's side wins all kos. */
  private boolean naive(
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
    PlainSearch search = new PlainSearch(fight, one.stones(), one.toMove());
    return searched.computeIfAbsent(search, PlainSearch::reaches) != (kind == GoalKind.LIVES);
  }

  private static Game game(String family, int size) {
    Map<String, String> chosen = new HashMap<>(Map.of("size", Integer.toString(size)));
    if (family.equals("go")) {
      chosen.put("rules", "japanese");
    }
    return Catalog.ALL.find(family).orElseThrow().game(chosen);
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
