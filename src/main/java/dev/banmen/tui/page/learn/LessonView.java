package dev.banmen.tui.page.learn;

import dev.banmen.tui.page.BoardViewState;

/**
 * A learner's view of a lesson's step. Immutable.
 *
 * @param picked the current answer of a question, from 0
 * @param scrolled how many lines of the text are scrolled off the top
 * @param isReading whether the text has the whole screen
 */
public record LessonView(BoardViewState board, int picked, int scrolled, boolean isReading) {
  LessonView with(BoardViewState next) {
    return new LessonView(next, picked, scrolled, isReading);
  }

  LessonView picking(int answer) {
    return new LessonView(board, answer, scrolled, isReading);
  }

  LessonView scrolled(int lines) {
    return new LessonView(board, picked, lines, isReading);
  }

  LessonView reading(boolean whole) {
    return new LessonView(board, picked, 0, whole);
  }
}
