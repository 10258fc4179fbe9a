package dev.banmen.say;

import dev.banmen.lesson.review.Course;
import dev.banmen.lesson.review.Course.Filter;
import dev.banmen.lesson.review.Course.ProblemState;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;

/** What is said about the problems of a file. Immutable. */
public record CourseSentences(Words words) {
  /** How many problems are solved and due, how many are listed, and of which file. */
  public String title(Course course, Filter filter, int listed) {
    String sum = words.text("course.sum", course.solved(), course.problems(), course.due());
    String shown =
        filter == Filter.ALL ? "" : words.text("course.filter", filter(filter), listed) + "  ";
    return sum + "  " + shown + course.lesson().title();
  }

  private String filter(Filter filter) {
    return words.text("course.filter." + filter.name().toLowerCase(Locale.ROOT));
  }

  /** The state of a problem in a word or two. */
  public String shortly(Course course, int problem) {
    ProblemState state = course.state(problem);
    return word(state == ProblemState.SOLVED_LATER ? ProblemState.SOLVED : state);
  }

  private String word(ProblemState state) {
    return words.text("course.state." + state.name().toLowerCase(Locale.ROOT).replace('_', '.'));
  }

  /** The state of a problem, and when it is asked again if that is later. */
  public String state(Course course, int problem) {
    Optional<LocalDate> due =
        course.due(problem).filter(day -> course.state(problem) != ProblemState.DUE);
    String state = word(course.state(problem));
    return due.isPresent() ? words.text("course.state.later", state, due.get()) : state;
  }

  /** A problem's level and the pupil's; empty if the file says none. */
  public String levels(Course course, int problem) {
    String level = course.head(problem).level();
    return level.isEmpty() ? "" : words.text("course.level", level);
  }

  /** A problem in one line: its number, name, level and state. */
  public String row(Course course, int problem) {
    return Sentences.of(
        words.text(
            "course.row", problem + 1, course.head(problem).heading(), state(course, problem)));
  }
}
