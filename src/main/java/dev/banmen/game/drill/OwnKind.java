package dev.banmen.game.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A kind of exercise whose positions come from games, and whose texts are {@code kind.ID} and
 * {@code ask.ID} in the words of its folder. Immutable.
 */
public abstract class OwnKind implements DrillKind {
  protected final GamePositions positions;
  private final String id;
  private final Function<GamePositions, AnswerForm> former;
  private final List<Integer> weights;
  private final Class<?> anchor;
  private volatile AnswerForm form; // null until needed; another thread may find an equal one

  /**
   * A kind with this id, whose exercises are all answered in one form.
   *
   * @param weights how often each class of answers is wanted
   * @param anchor a class beside the words
   */
  protected OwnKind(
      String id, GamePositions positions, AnswerForm form, List<Integer> weights, Class<?> anchor) {
    this(id, positions, any -> form, weights, anchor);
  }

  /** The same, in a form that depends on the positions; it is found when it is needed. */
  protected OwnKind(
      String id,
      GamePositions positions,
      Function<GamePositions, AnswerForm> former,
      List<Integer> weights,
      Class<?> anchor) {
    this.id = id;
    this.positions = positions;
    this.former = former;
    this.weights = weights;
    this.anchor = anchor;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final AnswerForm form(Game game) {
    AnswerForm known = form;
    if (known == null) {
      known = former.apply(positions);
      form = known;
    }
    return known;
  }

  @Override
  public final List<Integer> weights() {
    return weights;
  }

  @Override
  public Position position(int wanted, Random random) {
    return positions.next(random);
  }

  /** The words of its folder, in the language of an exercise. */
  protected final Words words(Exercise exercise) {
    return exercise.game().words().language().words(anchor);
  }

  /** Starts an explanation with a text of its folder. */
  protected final Explanation.Builder why(Exercise exercise, String key, Object... values) {
    return new Explanation.Builder(exercise.game().words().language())
        .say(words(exercise).text(key, values));
  }

  @Override
  public final String name(Language language) {
    return language.words(anchor).text("kind." + id);
  }

  @Override
  public String question(Exercise exercise) {
    Game game = exercise.game();
    String site = exercise.site().map(game.notation()::name).orElse("");
    Side turn = exercise.position().toMove().orElse(exercise.side());
    return words(exercise)
        .text("ask." + id, game.words().colour(exercise.side()), site, game.words().colour(turn));
  }
}
