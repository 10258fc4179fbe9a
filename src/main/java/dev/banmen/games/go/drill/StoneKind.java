package dev.banmen.games.go.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Lattice;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.OwnKind;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;

/** The common part of all kinds of exercises about stones. Immutable. */
abstract class StoneKind extends OwnKind {
  StoneKind(String id, GamePositions positions, AnswerForm form, List<Integer> weights) {
    super(id, positions, form, weights, StoneKind.class);
  }

  static StoneReferee referee(Position position) {
    return (StoneReferee) position.game();
  }

  final Exercise exercise(Position position, Side side, Site site, DrillAnswer answer) {
    return new Exercise(this, position, side, Optional.of(site), answer);
  }

  /** The index of the site that is asked about. */
  static int asked(Exercise exercise) {
    Lattice lattice = exercise.position().lattice();
    return lattice.index(exercise.site().orElseThrow());
  }

  static Words words(Language language) {
    return language.words(StoneKind.class);
  }

  /** The effect of the move, or the reason why it is refused. */
  @Override
  public Explanation explanation(Exercise exercise) {
    return exercise.position().explain(new Place(exercise.side(), exercise.site().orElseThrow()));
  }
}
