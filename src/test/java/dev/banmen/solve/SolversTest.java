package dev.banmen.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.SolverGoal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Wins and scores, of games with a player of exact values and of one that has only its rules. */
class SolversTest {
  private static Optional<GoalSolver> solver(
      String family, Position start, GoalKind kind, Side side, Set<Site> region) {
    Family game = Catalog.ALL.find(family).orElseThrow();
    SolverGoal goal = new SolverGoal(side, kind, Optional.empty(), region, KoThreats.NONE);
    return Solvers.of(game, start, goal, 100_000);
  }

  private static Position played(String family, Map<String, String> chosen, List<String> moves) {
    Position at = Position.start(Catalog.ALL.find(family).orElseThrow().game(chosen));
    for (String move : moves) {
      Site site = at.game().notation().parse(move).orElseThrow();
      at = ((Played) at.play(new Place(at.toMove().orElseThrow(), site))).after();
    }
    return at;
  }

  /** The best margin for black, by trying all games. */
  private static double margin(Board board, int size) {
    if (board.movers().isEmpty()) {
      return board.score().margin();
    }
    Side side = board.movers().iterator().next();
    double best = side == Side.BLACK ? -1000 : 1000;
    for (int site = 0; site < size; site++) {
      if (board.play(side, site) == 0) {
        double value = margin(board, size);
        board.undo();
        best = side == Side.BLACK ? Math.max(best, value) : Math.min(best, value);
      }
    }
    return best;
  }

  @Test
  void scoresOfDotsAreThoseOfAllGames() {
    scoresOfDotsAreThoseOfAllGames(10);
  }

  @Test
  @Tag("long")
  void scoresOfDotsAreThoseOfAllGamesInManyPositions() {
    scoresOfDotsAreThoseOfAllGames(40);
  }

  private static void scoresOfDotsAreThoseOfAllGames(int positions) {
    Random random = new Random(4);
    int reached = 0;
    for (int i = 0; i < positions; i++) {
      Position at = played("dots", Map.of("size", "3"), List.of());
      while (at.ply() < 6) {
        List<Move> legal = at.legalMoves();
        at = ((Played) at.play(legal.get(random.nextInt(legal.size())))).after();
      }
      Side side = at.toMove().orElseThrow();
      int size = at.lattice().size();
      double best = margin(at.board(), size);
      GoalSolver score = solver("dots", at, GoalKind.BEST_SCORE, side, Set.of()).orElseThrow();
      GoalSolver win = solver("dots", at, GoalKind.WINS, side, Set.of()).orElseThrow();
      for (Move move : at.legalMoves()) {
        Position after = ((Played) at.play(move)).after();
        double value = margin(after.board(), size);
        assertThat(score.solve(after).isReached()).isEqualTo(value == best);
        assertThat(win.solve(after).isReached())
            .isEqualTo(side == Side.BLACK ? value > 0 : value < 0);
        reached += value == best ? 1 : 0;
      }
    }
    assertThat(reached).isGreaterThan(positions);
  }

  /** The value of the end of an Othello game for black, by trying all of them. */
  private static double discs(Position at) {
    if (at.toMove().isEmpty()) {
      return at.score().margin();
    }
    boolean isBlack = at.toMove().get() == Side.BLACK;
    double best = isBlack ? -1000 : 1000;
    for (Move move : at.legalMoves()) {
      double value = discs(((Played) at.play(move)).after());
      best = isBlack ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  @Test
  @Tag("long")
  void scoresOfOthelloAreThoseOfAllGames() {
    Random random = new Random(8);
    int judged = 0;
    int failing = 0;
    for (int i = 0; i < 15; i++) {
      Position at = played("othello", Map.of(), List.of());
      int empty = 60;
      while (at.toMove().isPresent() && empty > 6) {
        List<Move> legal = at.legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        empty -= move instanceof Place ? 1 : 0;
        at = ((Played) at.play(move)).after();
      }
      if (at.toMove().isEmpty()) {
        continue;
      }
      Side side = at.toMove().get();
      int sign = side == Side.BLACK ? 1 : -1;
      double best = sign * discs(at);
      GoalSolver score = solver("othello", at, GoalKind.BEST_SCORE, side, Set.of()).orElseThrow();
      GoalSolver win = solver("othello", at, GoalKind.WINS, side, Set.of()).orElseThrow();
      for (Move move : at.legalMoves()) {
        Position after = ((Played) at.play(move)).after();
        double value = sign * discs(after);
        assertThat(score.solve(after).isReached()).isEqualTo(value == best);
        assertThat(win.solve(after).isReached()).isEqualTo(value > 0);
        failing += value == best ? 0 : 1;
        judged++;
      }
    }
    assertThat(judged).isGreaterThan(20);
    assertThat(failing).isGreaterThan(5);
  }

  /** Whether a side forces five in a row on these points, by trying all moves there. */
  private static boolean wins(Position at, Side side, Set<Site> open) {
    if (at.toMove().isEmpty()) {
      return at.outcome().flatMap(over -> over.winner()).equals(Optional.of(side));
    }
    boolean isOwn = at.toMove().get() == side;
    boolean isAny = false;
    boolean isAll = true;
    for (Move move : at.legalMoves()) {
      if (move instanceof Place place && open.contains(place.site())) {
        boolean wins = wins(((Played) at.play(move)).after(), side, open);
        isAny |= wins;
        isAll &= wins;
      }
    }
    boolean isFull = open.stream().noneMatch(site -> at.at(site) == Mark.EMPTY);
    return !isFull && (isOwn ? isAny : isAll);
  }

  @Test
  void theRulesAloneWinAtGomokuWhereAllMovesDo() {
    Random random = new Random(6);
    int winning = 0;
    int judged = 0;
    for (int i = 0; i < 60; i++) {
      Position at = played("gomoku", Map.of("size", "5"), List.of());
      while (at.toMove().isPresent() && at.ply() < 20) {
        List<Move> legal = at.legalMoves().stream().filter(Place.class::isInstance).toList();
        at = ((Played) at.play(legal.get(random.nextInt(legal.size())))).after();
      }
      if (at.toMove().isEmpty()) {
        continue;
      }
      Position now = at;
      Set<Site> open =
          at.legalMoves().stream()
              .filter(Place.class::isInstance)
              .map(SolversTest::site)
              .collect(Collectors.toSet());
      for (Side side : Side.values()) {
        GoalSolver solver = solver("gomoku", now, GoalKind.WINS, side, open).orElseThrow();
        boolean isWon = wins(now, side, open);
        assertThat(solver.solve(now).isReached()).isEqualTo(isWon);
        winning += isWon ? 1 : 0;
        judged++;
      }
    }
    assertThat(judged).isGreaterThan(40);
    assertThat(winning).isPositive();
  }

  /** Gomoku has no solver of its own. */
  @Test
  void theRulesAloneProveAnOpenThree() {
    List<String> moves = List.of("D5", "D7", "E5", "E7", "F5", "A1");
    Position at = played("gomoku", Map.of("size", "9"), moves);
    Set<Site> row =
        List.of("B5", "C5", "G5", "H5").stream()
            .map(name -> at.game().notation().parse(name).orElseThrow())
            .collect(Collectors.toSet());
    GoalSolver solver = solver("gomoku", at, GoalKind.WINS, Side.BLACK, row).orElseThrow();
    assertThat(solver.solve(at).reached()).isEqualTo(Reached.YES);
    assertThat(solver.solve(at).line()).isNotEmpty();
    Position blocked =
        played("gomoku", Map.of("size", "9"), List.of("D5", "C5", "E5", "E7", "F5", "G5"));
    GoalSolver other = solver("gomoku", blocked, GoalKind.WINS, Side.BLACK, row).orElseThrow();
    assertThat(other.solve(blocked).reached()).isEqualTo(Reached.NO);
  }

  /** The rules alone would take a board for the same after a pass, a ko or other captures. */
  @Test
  void noSolverKnowsOnlyTheBoardOfAGameOfStones() {
    Position go = played("go", Map.of("size", "5"), List.of());
    assertThat(solver("go", go, GoalKind.WINS, Side.BLACK, Set.of())).isEmpty();
    Position capture = played("capture", Map.of("size", "5", "captures", "3"), List.of());
    assertThat(solver("capture", capture, GoalKind.WINS, Side.BLACK, Set.of())).isEmpty();
    Position suicide = played("go", Map.of("size", "5", "suicide", "allowed"), List.of("C3"));
    SolverGoal taken =
        new SolverGoal(
            Side.WHITE,
            GoalKind.CAPTURES,
            suicide.last().map(SolversTest::site),
            Set.of(),
            KoThreats.NONE);
    assertThat(Solvers.of(Catalog.ALL.find("go").orElseThrow(), suicide, taken, 1_000)).isEmpty();
  }

  private static Site site(Move move) {
    return ((Place) move).site();
  }

  @Test
  @Tag("long")
  void whatIsTooLargeIsNotDecided() {
    Position gomoku = played("gomoku", Map.of("size", "9"), List.of());
    GoalSolver solver = solver("gomoku", gomoku, GoalKind.WINS, Side.BLACK, Set.of()).orElseThrow();
    assertThat(solver.solve(gomoku).reached()).isEqualTo(Reached.UNDECIDED);
    Position othello = played("othello", Map.of(), List.of());
    GoalSolver score =
        solver("othello", othello, GoalKind.BEST_SCORE, Side.BLACK, Set.of()).orElseThrow();
    assertThat(score.solve(othello).reached()).isEqualTo(Reached.UNDECIDED);
  }
}
