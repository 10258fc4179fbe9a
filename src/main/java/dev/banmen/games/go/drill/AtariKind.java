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
import java.util.List;
import java.util.Random;

/** Is a group in atari? */
final class AtariKind extends StoneKind {
  private static final DrillAnswer YES = new DrillAnswer.OneOf("yes");
  private static final DrillAnswer NO = new DrillAnswer.OneOf("no");
  private static final int ATARI = 0;

  AtariKind(GamePositions positions) {
    super("atari", positions, AnswerForm.YES_NO, List.of(57, 43));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil(
            "counts-one-stone", it -> of(new StoneMap(it.position()).emptyBeside(asked(it)) == 1)),
        new Pupil("diagonals-are-liberties", it -> of(LibertiesKind.withDiagonals(it) == 1)));
  }

  private static DrillAnswer of(boolean isAtari) {
    return isAtari ? YES : NO;
  }

  /** Diagonals only hide an atari; one stone alone misleads both ways. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    return wanted == ATARI ? pupils() : pupils().subList(0, 1);
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    List<Exercise> found = new ArrayList<>();
    for (List<Site> group : groups(position)) {
      boolean isAtari = referee(position).liberties(position, group.get(0)).size() == 1;
      if (isAtari == (wanted == ATARI)) {
        group.forEach(stone -> found.add(about(position, stone, of(isAtari))));
      }
    }
    return found;
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    String key = exercise.answer().equals(YES) ? "why.atari.yes" : "why.atari.no";
    return counted(exercise, key);
  }
}
