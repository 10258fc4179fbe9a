package dev.banmen.games.othello.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** What the kinds of exercises of Othello share. Immutable. */
abstract class DiscKind implements DrillKind {
  private final String id;
  final GamePositions positions;

  DiscKind(String id, GamePositions positions) {
    this.id = id;
    this.positions = positions;
  }

  /** Returns all kinds of Othello. */
  static List<DrillKind> all(GamePositions positions) {
    return List.of(new FlipsKind(positions), new BracketKind(positions), new CornerKind(positions));
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public Position position(int wanted, Random random) {
    return positions.next(random);
  }

  final Exercise exercise(Position position, Side side, Optional<Site> site, DrillAnswer answer) {
    return new Exercise(this, position, side, site, answer);
  }

  static DiscLines lines(Exercise exercise, boolean seesGaps) {
    return DiscLines.from(
        exercise.position(), exercise.site().orElseThrow(), exercise.side(), seesGaps);
  }

  private static Words words(Language language) {
    return language.words(DiscKind.class);
  }

  @Override
  public String name(Language language) {
    return words(language).text("kind." + id);
  }

  @Override
  public String question(Exercise exercise) {
    Game game = exercise.game();
    String site = exercise.site().map(game.notation()::name).orElse("");
    return words(game.words().language())
        .text("ask." + id, game.words().colour(exercise.side()), site);
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
