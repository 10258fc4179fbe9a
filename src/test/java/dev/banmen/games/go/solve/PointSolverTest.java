package dev.banmen.games.go.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
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
import dev.banmen.proof.Repeats;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the end of a game of Go is worth, against a search of all its ends. */
class PointSolverTest {
  private static final int SIZE = 4;

  private final Random random = new Random(5);

  private static Game game(String rules, int size) {
    Map<String, String> chosen =
        Map.of("size", Integer.toString(size), "rules", rules, "komi", "0");
    return Catalog.ALL.find("go").orElseThrow().game(chosen);
  }

  private static GoalSolver solver(Position start, GoalKind kind, Set<Site> region, long most) {
    Family go = Catalog.ALL.find("go").orElseThrow();
    SolverGoal goal =
        new SolverGoal(
            start.toMove().orElseThrow(), kind, Optional.empty(), region, KoThreats.NONE);
    return ((GoalSolvers) go).goalSolver(start, goal, most).orElseThrow();
  }

  private Optional<Position> random(Game game, Set<Site> region) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int i = 0; i < SIZE * SIZE; i++) {
      Site site = new Site(i / SIZE, i % SIZE);
      Mark mark = region.contains(site) ? Mark.EMPTY : Mark.values()[random.nextInt(3)];
      if (mark != Mark.EMPTY) {
        marks.put(site, mark);
      }
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < SIZE * SIZE; i++) {
      Mark mark = marks.getOrDefault(new Site(i / SIZE, i % SIZE), Mark.EMPTY);
      text.append(mark == Mark.BLACK ? 'X' : mark == Mark.WHITE ? 'O' : '.');
    }
    NaiveFight board = new NaiveFight(SIZE, SIZE, 'X', 0, List.of(), false, ' ', ' ');
    Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
    return board.isLegal(text.toString())
        ? Optional.of(Position.of(game, new Setup(marks, Optional.of(side))))
        : Optional.empty();
  }

  private interface Marks {
    Mark at(Site site);
  }

  private static Set<Site> connected(Marks marks, Site from) {
    Set<Site> all = new TreeSet<>(Set.of(from));
    List<Site> open = new ArrayList<>(all);
    while (!open.isEmpty()) {
      for (Site one : near(open.remove(0))) {
        if (marks.at(one) == marks.at(from) && all.add(one)) {
          open.add(one);
        }
      }
    }
    return all;
  }

  private static List<Site> near(Site site) {
    int row = site.row();
    int col = site.col();
    return List.of(
            new Site(row - 1, col),
            new Site(row + 1, col),
            new Site(row, col - 1),
            new Site(row, col + 1))
        .stream()
        .filter(one -> one.row() >= 0 && one.col() >= 0 && one.row() < SIZE && one.col() < SIZE)
        .toList();
  }

  /** Black's best margin, by playing all games to their ends. */
  private double value(Position start, Board board, Side side, Set<Site> region) {
    if (board.movers().isEmpty()) {
      return area(start, board);
    }
    double best = side == Side.BLACK ? -1000 : 1000;
    List<Integer> moves = new ArrayList<>(List.of(Board.PASS));
    region.forEach(site -> moves.add(start.lattice().index(site)));
    for (int move : moves) {
      if (board.play(side, move) == 0) {
        double value = value(start, board, side.opponent(), region);
        board.undo();
        best = side == Side.BLACK ? Math.max(best, value) : Math.min(best, value);
      }
    }
    return best;
  }

  /** Black's area less White's, without new stones that join no old one. */
  private static double area(Position start, Board board) {
    Map<Site, Mark> left = new HashMap<>();
    for (int i = 0; i < SIZE * SIZE; i++) {
      left.put(new Site(i / SIZE, i % SIZE), board.at(i));
    }
    for (Site site : List.copyOf(left.keySet())) {
      Mark mark = board.at(start.lattice().index(site));
      Set<Site> group = connected(one -> board.at(start.lattice().index(one)), site);
      if (mark != Mark.EMPTY && group.stream().noneMatch(one -> start.at(one) == mark)) {
        left.put(site, Mark.EMPTY);
      }
    }
    double margin = 0;
    for (Site site : left.keySet()) {
      Set<Mark> around = new HashSet<>(Set.of(left.get(site)));
      if (left.get(site) == Mark.EMPTY) {
        connected(left::get, site)
            .forEach(one -> near(one).forEach(it -> around.add(left.get(it))));
      }
      around.remove(Mark.EMPTY);
      margin += around.equals(Set.of(Mark.BLACK)) ? 1 : around.equals(Set.of(Mark.WHITE)) ? -1 : 0;
    }
    return margin;
  }

  @Test
  void theBestScoreIsThatOfAllGames() {
    theBestScoreIsThatOfAllGames(80);
  }

  @Test
  @Tag("long")
  void theBestScoreIsThatOfAllGamesInManyPositions() {
    theBestScoreIsThatOfAllGames(Repeats.ofLong(200, 1_000));
  }

  private void theBestScoreIsThatOfAllGames(int positions) {
    Game game = game("chinese", SIZE);
    int decided = 0;
    int failing = 0;
    for (int i = 0; i < positions; i++) {
      Set<Site> region = new TreeSet<>();
      while (region.size() < 3) {
        region.add(new Site(random.nextInt(SIZE), random.nextInt(SIZE)));
      }
      Optional<Position> start = random(game, region);
      if (start.isEmpty()) {
        continue;
      }
      Position at = start.get();
      Side side = at.toMove().orElseThrow();
      int sign = side == Side.BLACK ? 1 : -1;
      double best = sign * value(at, at.board().copy(), side, region);
      GoalSolver score = solver(at, GoalKind.BEST_SCORE, region, 1_000_000);
      GoalSolver win = solver(at, GoalKind.WINS, region, 1_000_000);
      for (Site site : region) {
        if (at.play(new Place(side, site)) instanceof Played played) {
          Board after = played.after().board().copy();
          double value = sign * value(at, after, side.opponent(), region);
          Reached reached = value == best ? Reached.YES : Reached.NO;
          assertThat(score.solve(played.after()).reached()).isEqualTo(reached);
          assertThat(win.solve(played.after()).isReached()).isEqualTo(value > 0);
          failing += value == best ? 0 : 1;
          decided++;
        }
      }
    }
    assertThat(decided).isGreaterThan(positions / 8);
    assertThat(failing).isGreaterThan(positions / 40);
  }

  /** A move at home is no loss by area, and costs a point by territory. */
  @Test
  void aMoveAtHomeCostsAPointByTerritoryOnly() {
    for (String rules : List.of("chinese", "japanese")) {
      Map<Site, Mark> marks = new HashMap<>();
      for (int row = 0; row < 5; row++) {
        marks.put(new Site(row, 2), Mark.BLACK);
        marks.put(new Site(row, 3), Mark.WHITE);
      }
      Position at = Position.of(game(rules, 5), new Setup(marks, Optional.of(Side.BLACK)));
      GoalSolver solver = solver(at, GoalKind.BEST_SCORE, Set.of(new Site(0, 0)), 1_000);
      boolean isArea = rules.equals("chinese");
      for (Site home : List.of(new Site(0, 0), new Site(4, 0))) {
        Position after = ((Played) at.play(new Place(Side.BLACK, home))).after();
        assertThat(solver.solve(after).isReached()).isEqualTo(isArea);
      }
      Move pass = new Pass(Side.BLACK);
      assertThat(solver.solve(((Played) at.play(pass)).after()).isReached()).isTrue();
    }
  }

  @Test
  void whatIsTooLargeIsNotDecided() {
    Position at = Position.start(game("chinese", 5));
    Set<Site> all = new TreeSet<>();
    for (int i = 0; i < 25; i++) {
      all.add(new Site(i / 5, i % 5));
    }
    GoalSolver solver = solver(at, GoalKind.BEST_SCORE, all, 1_000);
    assertThat(solver.solve(at).reached()).isEqualTo(Reached.UNDECIDED);
  }
}
