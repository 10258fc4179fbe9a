package dev.banmen.game.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A kind of exercise: liberties, ladders. It looks in positions for what it asks about; {@code
 * drill} chooses among what it finds. Immutable, for any thread.
 */
public interface DrillKind {
  /** One lower-case word, unique in its game; it never changes once published. */
  String id();

  /** The misconceptions that it catches, each as a pupil who has it; never empty. */
  List<Pupil> pupils();

  /** How it is answered in a game. */
  AnswerForm form(Game game);

  /**
   * How often each class of answers is wanted, by weight. The class is drawn before the position,
   * so that no answer is the best guess.
   */
  List<Integer> weights();

  /**
   * Returns the pupils whom an exercise of this class must catch; by default, each of them in five
   * of six exercises, so that there are easy ones too.
   */
  default List<Pupil> failing(int wanted, Random random) {
    List<Pupil> failing = new ArrayList<>(pupils());
    failing.removeIf(pupil -> random.nextInt(6) == 0);
    return failing;
  }

  /** Returns a position to look in for an exercise of a class. */
  Position position(int wanted, Random random);

  /** Finds exercises of a class in a position; often none. */
  List<Exercise> found(Position position, int wanted, Random random);

  /** The kind's name, such as {@code Liberties}. */
  String name(Language language);

  /** Returns the question of an exercise of this kind in one sentence. */
  String question(Exercise exercise);

  /** Returns why the answer is right. */
  Explanation explanation(Exercise exercise);

  /** Returns what a choice is called; by default as in every game. */
  default String choice(String id, Game game) {
    return ChoiceNames.of(id, game);
  }
}
