package dev.banmen.games.dots.drill;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.Optional;
import java.util.Random;

/** What the kinds of exercises of Dots and Boxes share. Immutable. */
abstract class BoxKind implements DrillKind {
  static final int FIRST = 35; // percent of a game: before, there are no chains
  static final int LAST = 80;

  private final String id;
  final GamePositions positions;

  BoxKind(String id, GamePositions positions) {
    this.id = id;
    this.positions = positions;
  }

  @Override
  public final String id() {
    return id;
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

  static Words words(Exercise exercise) {
    return exercise.game().words().language().words(BoxKind.class);
  }

  @Override
  public String name(Language language) {
    return language.words(BoxKind.class).text("kind." + id);
  }

  @Override
  public String question(Exercise exercise) {
    Game game = exercise.game();
    String site = exercise.site().map(game.notation()::name).orElse("");
    return words(exercise).text("ask." + id, game.words().colour(exercise.side()), site);
  }
}
