package dev.banmen.lesson;

import dev.banmen.game.Game;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something to be learned about a game, step by step. Immutable.
 *
 * @param id its name, unique among the lessons at hand, such as {@code go/03-groups}
 * @param title one line
 * @param game with the options that hold where a step says no others
 * @param part what it belongs to among those of its game, such as "further"; may be empty
 * @param source where its facts are from; may be empty
 * @param minutes how long it takes, 1 to {@link #LONGEST}
 * @param steps one or more, their names unique
 */
public record Lesson(
    String id, String title, Game game, String part, String source, int minutes, List<Step> steps) {
  /** As many characters as the name of a part may have. */
  public static final int LONGEST_PART = 30;

  /** As many minutes as a lesson may take. */
  public static final int LONGEST = 20;

  public Lesson {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException(id + " has no step");
    }
  }

  /** What it is listed under: its game, and the part of that if it names one. */
  public String group() {
    String name = game.words().text("name");
    Words words = game.words().language().words(Lesson.class);
    return part.isEmpty() ? name : words.text("group", name, part);
  }

  /** The same with its steps called what those of another are; empty if that has more or fewer. */
  public Optional<Lesson> named(Lesson other) {
    if (other.steps.size() != steps.size()) {
      return Optional.empty();
    }
    List<Step> named = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      named.add(steps.get(i).named(other.steps.get(i).name()));
    }
    return Optional.of(new Lesson(id, title, game, part, source, minutes, named));
  }

  /** The number of the step with this name, from 0; -1 if there is none. */
  public int indexOf(String step) {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).name().equals(step)) {
        return i;
      }
    }
    return -1;
  }
}
