package dev.banmen.games.dots.drill;

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
import java.util.Random;

/** The common part of all kinds of exercises of Dots and Boxes. Immutable. */
abstract class BoxKind extends DrillKind {
  static final int FIRST = 35; // percent of a game: before, there are no chains
  static final int LAST = 80;

  BoxKind(String id, GamePositions positions, AnswerForm form, List<Integer> weights) {
    super(id, positions, form, weights, BoxKind.class);
  }

  @Override
  public Position position(int wanted, Random random) {
    return positions.next(random, FIRST, LAST);
  }

  static BoxReferee referee(Position position) {
    return (BoxReferee) position.game();
  }

  final Exercise exercise(Position position, Optional<Site> site, DrillAnswer answer) {
    return new Exercise(this, position, position.toMove().orElse(Side.BLACK), site, answer);
  }
}
