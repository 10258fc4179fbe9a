package dev.banmen.games.go.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** How many liberties has a group? */
final class LibertiesKind extends StoneKind {
  LibertiesKind(GamePositions positions) {
    super("liberties", positions, AnswerForm.NUMBER, List.of(10, 15, 15, 15, 15, 12, 10, 8));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil(
            "counts-one-stone",
            it -> new DrillAnswer.HowMany(new StoneMap(it.position()).emptyBeside(asked(it)))),
        new Pupil("counts-shared-twice", LibertiesKind::sharedTwice),
        new Pupil("diagonals-are-liberties", it -> new DrillAnswer.HowMany(withDiagonals(it))),
        new Pupil("diagonals-touch", LibertiesKind::joinedDiagonally));
  }

  private static DrillAnswer sharedTwice(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet group = map.group(asked(exercise), false);
    return new DrillAnswer.HowMany(group.stream().map(map::emptyBeside).sum());
  }

  /** How many liberties the group would have if they were diagonal, too. */
  static int withDiagonals(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet group = map.group(asked(exercise), false);
    BitSet liberties = map.liberties(group);
    group.stream()
        .forEach(
            stone -> map.diagonal(stone).stream().filter(map::isEmpty).forEach(liberties::set));
    return liberties.cardinality();
  }

  private static DrillAnswer joinedDiagonally(Exercise exercise) {
    StoneMap map = new StoneMap(exercise.position());
    BitSet group = map.group(asked(exercise), true);
    return new DrillAnswer.HowMany(map.liberties(group).cardinality());
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    DrillAnswer answer = new DrillAnswer.HowMany(wanted + 1);
    List<Exercise> found = new ArrayList<>();
    for (List<Site> group : groups(position)) {
      if (referee(position).liberties(position, group.get(0)).size() == wanted + 1) {
        group.forEach(stone -> found.add(about(position, stone, answer)));
      }
    }
    return found;
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    return counted(exercise, "why.liberties");
  }
}
