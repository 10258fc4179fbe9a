package dev.banmen.game.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A kind of exercise: liberties, ladders. It looks in positions of games for what it asks about;
 * {@code drill} chooses among what it finds. Its texts are {@code kind.ID} and {@code ask.ID} in
 * the words of its folder. Immutable, for any thread.
 */
public abstract class DrillKind {
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
  protected DrillKind(
      String id, GamePositions positions, AnswerForm form, List<Integer> weights, Class<?> anchor) {
    this(id, positions, any -> form, weights, anchor);
  }

  /** The same, in a form that depends on the positions; it is found when it is needed. */
  protected DrillKind(
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

  /** One lower-case word, unique in its game; it never changes once published. */
  public final String id() {
    return id;
  }

  /** The misconceptions that it catches, each as a pupil who has it; never empty. */
  public abstract List<Pupil> pupils();

  /** How it is answered. */
  public final AnswerForm form() {
    AnswerForm known = form;
    if (known == null) {
      known = former.apply(positions);
      form = known;
    }
    return known;
  }

  /**
   * How often each class of answers is wanted, by weight. The class is drawn before the position,
   * so that no answer is the best guess.
   */
  public final List<Integer> weights() {
    return weights;
  }

  /**
   * Returns the pupils whom an exercise of this class must catch; by default, each of them in five
   * of six exercises, so that there are easy ones too.
   */
  public List<Pupil> failing(int wanted, Random random) {
    List<Pupil> failing = new ArrayList<>(pupils());
    failing.removeIf(pupil -> random.nextInt(6) == 0);
    return failing;
  }

  /** Returns a position to look in for an exercise of a class. */
  public Position position(int wanted, Random random) {
    return positions.next(random);
  }

  /** Finds exercises of a class in a position; often none. */
  public abstract List<Exercise> found(Position position, int wanted, Random random);

  /** The words of its folder, in the language of an exercise. */
  protected final Words words(Exercise exercise) {
    return exercise.game().words().language().words(anchor);
  }

  /** Starts an explanation with a text of its folder. */
  protected final Explanation.Builder why(Exercise exercise, String key, Object... values) {
    return new Explanation.Builder(exercise.game().words().language())
        .say(words(exercise).text(key, values));
  }

  /** The kind's name, such as {@code Liberties}. */
  public final String name(Language language) {
    return language.words(anchor).text("kind." + id);
  }

  /** Returns the question of an exercise of this kind in one sentence. */
  public String question(Exercise exercise) {
    Game game = exercise.game();
    String site = exercise.site().map(game.notation()::name).orElse("");
    Side turn = exercise.position().toMove().orElse(exercise.side());
    return words(exercise)
        .text("ask." + id, game.words().colour(exercise.side()), site, game.words().colour(turn));
  }

  /** Returns why the answer is right. */
  public abstract Explanation explanation(Exercise exercise);

  /** Returns what a choice is called; by default as in every game. */
  public String choice(String id, Game game) {
    Words words = game.words().language().words(DrillKind.class);
    if (id.startsWith(Refusals.MISS)) {
      int number = Integer.parseInt(id.substring(Refusals.MISS.length()));
      return number == Miss.NOT_YOUR_TURN
          ? words.text("choice.turn") // the pupil is neither side
          : game.words().name(game.miss(number));
    }
    return switch (id) {
      case "black" -> game.words().colour(Side.BLACK);
      case "white" -> game.words().colour(Side.WHITE);
      default -> words.text("choice." + id);
    };
  }
}
