package dev.banmen.games.dots.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** How long is a chain? */
final class ChainKind extends BoxKind {
  ChainKind(GamePositions positions) {
    super("chain", positions, AnswerForm.NUMBER, List.of(4, 12, 20, 20, 16, 14, 10));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("follows-straight-lines", ChainKind::straight),
        new Pupil("goes-through-drawn-lines", ChainKind::throughLines));
  }

  /** Counts until the chain turns. */
  private static DrillAnswer straight(Exercise exercise) {
    BoxMap map = new BoxMap(exercise.position());
    Site box = exercise.site().orElseThrow();
    int longest = 1;
    for (Site step : List.of(new Site(0, 1), new Site(1, 0))) {
      int count = 1 + run(map, box, step) + run(map, box, new Site(-step.row(), -step.col()));
      longest = Math.max(longest, count);
    }
    return new DrillAnswer.HowMany(longest);
  }

  private static int run(BoxMap map, Site from, Site step) {
    int count = 0;
    Site at = from;
    while (!map.isDrawn(at.plus(step.row(), step.col()))) {
      Site next = at.plus(2 * step.row(), 2 * step.col());
      if (!map.position().lattice().contains(next) || map.open(next).size() > 2) {
        break;
      }
      count++;
      at = next;
    }
    return count;
  }

  /** Counts all boxes side by side that lack one line or two. */
  private static DrillAnswer throughLines(Exercise exercise) {
    BoxMap map = new BoxMap(exercise.position());
    Set<Site> seen = new HashSet<>(Set.of(exercise.site().orElseThrow()));
    List<Site> left = new ArrayList<>(seen);
    while (!left.isEmpty()) {
      for (Site beside : map.beside(left.remove(left.size() - 1))) {
        int open = map.open(beside).size();
        if ((open == 1 || open == 2) && seen.add(beside)) {
          left.add(beside);
        }
      }
    }
    return new DrillAnswer.HowMany(seen.size());
  }

  /** Groups exercises by the number of boxes, from 1. */
  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    List<Exercise> found = new ArrayList<>();
    for (List<Site> chain : referee(position).chains(position)) {
      if (chain.size() == wanted + 1) {
        DrillAnswer answer = new DrillAnswer.HowMany(chain.size());
        chain.forEach(box -> found.add(exercise(position, Optional.of(box), answer)));
      }
    }
    return found;
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    Site box = exercise.site().orElseThrow();
    for (List<Site> chain : referee(exercise.position()).chains(exercise.position())) {
      if (chain.contains(box)) {
        String key = chain.size() == 1 ? "why.chain.one" : "why.chain";
        return why(exercise, key, chain.size()).hint(chain, Hint.CHAIN).done();
      }
    }
    throw new IllegalStateException("no chain at " + box);
  }
}
