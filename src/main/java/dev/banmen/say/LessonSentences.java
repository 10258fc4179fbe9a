package dev.banmen.say;

import dev.banmen.game.Game;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.Practice;
import dev.banmen.text.Words;

/** The sentences about the task of a lesson and what its learner does. Immutable. */
public record LessonSentences(Words words) {
  /** What to reach in free practice of a game. */
  public String goal(Practice practice, Game game) {
    return practice
        .goal()
        .map(goal -> words.text("lesson.goal", goal.text(game)))
        .orElse(words.text("lesson.practice"));
  }

  /** What is said of an answer or a move, after a word on what that is. */
  public String of(Feedback feedback) {
    String sentence = feedback.sentence();
    return switch (feedback.kind()) {
      case RIGHT -> words.text("lesson.said.right", sentence);
      case WRONG -> words.text("lesson.said.wrong", sentence);
      case HINT -> words.text("lesson.said.hint", sentence);
      default -> sentence;
    };
  }
}
