package dev.banmen.games.othello.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import java.util.List;
import java.util.Optional;

/** The common part of all kinds of exercises of Othello. Immutable. */
abstract class DiscKind extends DrillKind {
  DiscKind(String id, GamePositions positions, AnswerForm form, List<Integer> weights) {
    super(id, positions, form, weights, DiscKind.class);
  }

  final Exercise exercise(Position position, Side side, Optional<Site> site, DrillAnswer answer) {
    return new Exercise(this, position, side, site, answer);
  }

  static DiscLines lines(Exercise exercise, boolean seesGaps) {
    return DiscLines.from(
        exercise.position(), exercise.site().orElseThrow(), exercise.side(), seesGaps);
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    Site site =
        exercise.answer() instanceof DrillAnswer.OnSite at
            ? at.site()
            : exercise.site().orElseThrow();
    return exercise.position().explain(new Place(exercise.side(), site));
  }
}
