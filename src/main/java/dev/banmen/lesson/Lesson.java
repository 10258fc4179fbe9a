package dev.banmen.lesson;

import dev.banmen.game.Game;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A lesson about a game, step by step. Immutable.
 *
 * @param id its name, unique among the lessons at hand, such as {@code go/03-groups}
 * @param title one line
 * @param game with its default options for the steps
 * @param part the group within its game's lessons, such as "next steps"; may be empty
 * @param source the source of its facts; may be empty
 * @param concept what it teaches, which its reviews ask for
 * @param minutes how long it takes, 1 to {@link #LONGEST}
 * @param steps one or more; only the same problem has the same name
 */
public record Lesson(
    String id,
    String title,
    Game game,
    String part,
    String source,
    Concept concept,
    int minutes,
    List<Step> steps) {
  /** The maximum length of a part's name, in characters. */
  public static final int LONGEST_PART = 30;

  /** The maximum duration of a lesson, in minutes. */
  public static final int LONGEST = 20;

  public Lesson {
    steps = steps instanceof LazySteps ? steps : List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException(id + " has no step");
    }
  }

  /** The heading in lists: its game, and its part if it names one. */
  public String group() {
    String name = game.words().text("name");
    Words words = game.words().language().words(Lesson.class);
    return part.isEmpty() ? name : words.text("group", name, part);
  }

  /**
   * Returns this lesson with the step names and the concept of another; empty if the numbers of
   * steps differ.
   */
  public Optional<Lesson> named(Lesson other) {
    if (other.steps.size() != steps.size()) {
      return Optional.empty();
    }
    List<Step> named = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      named.add(steps.get(i).named(other.steps.get(i).name()));
    }
    Concept same = new Concept(other.concept.id(), concept.title());
    return Optional.of(new Lesson(id, title, game, part, source, same, minutes, named));
  }

  /** Returns this lesson with another step instead of one, which keeps that one's name. */
  public Lesson with(int index, Step other) {
    Step named = other.named(stepName(index));
    if (steps instanceof LazySteps lazy) {
      return with(lazy.with(i -> i == index ? named : lazy.get(i)));
    }
    List<Step> changed = new ArrayList<>(steps);
    changed.set(index, named);
    return with(changed);
  }

  /** Returns this lesson with other steps. */
  public Lesson with(List<Step> others) {
    return new Lesson(id, title, game, part, source, concept, minutes, others);
  }

  /**
   * The concept that a step teaches: the lesson's; a mistake of the learner's own is one by itself.
   */
  public Concept conceptOf(Step step) {
    return MistakeProblem.isLesson(id)
        ? new Concept(id + "#" + step.name(), step.heading())
        : concept;
  }

  /** Returns this lesson with all its steps made. */
  public Lesson made() {
    List<Step> all = List.copyOf(steps);
    return with(steps instanceof LazySteps lazy ? lazy.with(all::get) : all);
  }

  /** The name of a step, from 0. */
  public String stepName(int index) {
    return steps instanceof LazySteps lazy ? lazy.head(index).name() : steps.get(index).name();
  }

  /** What a list says of a step, from 0. */
  public ProblemHead head(int index) {
    return steps instanceof LazySteps lazy
        ? lazy.head(index)
        : new ProblemHead(steps.get(index).name(), steps.get(index).heading(), "");
  }

  /** Whether a step counts, from 0: a game of a file that is no problem doesn't. */
  boolean isCounted(int index) {
    return !(steps instanceof LazySteps lazy) || lazy.head(index).isProblem();
  }

  /** How many steps count. */
  public int counted() {
    return (int) IntStream.range(0, steps.size()).filter(this::isCounted).count();
  }

  /** The number of the step with this name, from 0; -1 if there is none. */
  public int indexOf(String step) {
    return IntStream.range(0, steps.size())
        .filter(i -> stepName(i).equals(step))
        .findFirst()
        .orElse(-1);
  }
}
