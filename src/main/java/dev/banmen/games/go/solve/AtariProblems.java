package dev.banmen.games.go.solve;

import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.solve.FoundProblem;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.game.solve.ReachSearch;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds positions of a game that the first capture wins, in which nothing can be captured at once
 * and exactly one move begins a win by one atari after another. Immutable.
 *
 * @param most positions to look at, at most
 */
public record AtariProblems(long most) implements ProblemFinder {
  @Override
  public Optional<FoundProblem> find(Position position) {
    Lattice lattice = position.lattice();
    Side mover = position.toMove().orElseThrow();
    byte hunter = CaptureFight.colour(mover);
    CaptureFight fight = new CaptureFight(lattice.rows(), lattice.cols(), hunter, 0, true, 0, 0);
    fight.within(IntStream.range(0, lattice.size()).map(fight::point).toArray());
    byte[] stones = fight.stones(position);
    AtariFight root = new AtariFight(fight, FightPosition.of(fight, stones, hunter, 0, 0));
    ReachSearch<AtariFight> search = new ReachSearch<>(most);
    if (root.ataris(fight.hunted).length > 0 || !search.reaches(root).orElse(false)) {
      return Optional.empty();
    }
    int right = 0;
    List<List<Move>> wrong = new ArrayList<>();
    for (int move : root.moves()) {
      AtariFight after = root.after(move);
      Optional<Boolean> wins = after == null ? Optional.of(false) : search.reaches(after);
      if (wins.isEmpty() || wins.get() && right != 0) {
        return Optional.empty();
      } else if (wins.get()) {
        right = move;
      } else if (after != null) {
        int[] taking = after.ataris(hunter);
        List<Integer> reply = taking.length > 0 ? List.of(taking[0]) : search.line(after);
        wrong.add(fight.moves(mover, move, reply, lattice));
      }
    }
    AtariFight after = root.after(right);
    SolverGoal goal =
        new SolverGoal(mover, GoalKind.WINS, Optional.empty(), Set.of(), KoThreats.NONE);
    return wrong.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new FoundProblem(
                goal,
                1 + search.rank(after) / 2,
                fight.moves(mover, right, search.line(after), lattice),
                wrong));
  }
}
