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
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** How many boxes can be taken this turn? */
final class TakingKind extends BoxKind {
  TakingKind(GamePositions positions) {
    super("boxes", positions, AnswerForm.NUMBER, List.of(6, 8, 20, 22, 18, 14, 12));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("sees-only-third-sides", it -> new DrillAnswer.HowMany(ready(it).size())),
        new Pupil("forgets-to-move-again", TakingKind::withOneLine),
        new Pupil("counts-every-second-side", TakingKind::withTwoSides));
  }

  private static List<Site> ready(Exercise exercise) {
    return new BoxMap(exercise.position()).lacking(1);
  }

  private static DrillAnswer withOneLine(Exercise exercise) {
    BoxMap map = new BoxMap(exercise.position());
    List<Site> lines = ready(exercise).stream().map(box -> map.open(box).get(0)).toList();
    int different = (int) lines.stream().distinct().count();
    return new DrillAnswer.HowMany(lines.isEmpty() ? 0 : different < lines.size() ? 2 : 1);
  }

  private static DrillAnswer withTwoSides(Exercise exercise) {
    BoxMap map = new BoxMap(exercise.position());
    return new DrillAnswer.HowMany(map.lacking(1).size() + map.lacking(2).size());
  }

  /** Groups exercises by the number of boxes, from 0. */
  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    int boxes = referee(position).takings(position).size();
    return boxes == wanted
        ? List.of(exercise(position, Optional.empty(), new DrillAnswer.HowMany(boxes)))
        : List.of();
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    List<Site> boxes = referee(exercise.position()).takings(exercise.position());
    String key = boxes.isEmpty() ? "why.boxes.none" : "why.boxes";
    return why(exercise, key, boxes.size()).hint(boxes, Hint.WEAK).done();
  }
}
