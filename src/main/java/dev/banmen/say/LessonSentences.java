package dev.banmen.say;

import dev.banmen.game.Game;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.review.StepSearch;
import dev.banmen.text.Words;

/** The sentences about the task of a lesson and what its learner does. Immutable. */
public record LessonSentences(Words words) {
  /** The goal of free practice of a game. */
  public String goal(Practice practice, Game game) {
    return practice
        .goal()
        .map(goal -> words.text("lesson.goal", goal.text(game)))
        .orElse(words.text("lesson.practice"));
  }

  /** Says that a step that somebody asks for, from 0, is the one that is shown. */
  public String here(int step) {
    return words.text("lesson.go.here", step + 1);
  }

  /** Why there is no step that somebody asks for. */
  public String noStep(StepSearch.NoStep why, Lesson lesson) {
    return switch (why) {
      case UNKNOWN -> words.text("lesson.go.unknown", lesson.steps().size());
      case ALL_SOLVED -> words.text("lesson.go.solved");
      case NONE_DUE -> words.text("lesson.go.due");
      case NONE_NEW -> words.text("lesson.go.new");
    };
  }

  /** The comment on an answer or a move, after "Right" or "Wrong" unless it begins so itself. */
  public String of(Feedback feedback) {
    String sentence = feedback.sentence();
    String key =
        switch (feedback.kind()) {
          case RIGHT -> "lesson.said.right";
          case WRONG -> "lesson.said.wrong";
          case HINT -> "lesson.said.hint";
          default -> "";
        };
    return key.isEmpty() || startsWith(sentence, words.text(key, "").strip())
        ? sentence
        : words.text(key, sentence);
  }

  /** Whether a text starts with this sentence, however it ends: "Right." or "Right!" */
  private static boolean startsWith(String text, String sentence) {
    int end = sentence.length() - 1;
    return text.length() > end
        && text.startsWith(sentence.substring(0, end))
        && !Character.isLetter(text.charAt(end));
  }
}
