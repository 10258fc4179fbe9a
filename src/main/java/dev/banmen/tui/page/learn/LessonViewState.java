package dev.banmen.tui.page.learn;

import dev.banmen.tui.page.BoardViewState;

/**
 * A learner's view of a lesson's step. Immutable.
 *
 * @param picked the current answer of a question, from 0; below 0 before one is chosen
 * @param scrolled how many lines of the text are scrolled off the top
 * @param isReading whether the text has the whole screen
 */
public record LessonViewState(BoardViewState board, int picked, int scrolled, boolean isReading) {
  LessonViewState with(BoardViewState next) {
    return new LessonViewState(next, picked, scrolled, isReading);
  }

  LessonViewState picking(int answer) {
    return new LessonViewState(board, answer, scrolled, isReading);
  }

  LessonViewState scrolled(int lines) {
    return new LessonViewState(board, picked, lines, isReading);
  }

  LessonViewState reading(boolean whole) {
    return new LessonViewState(board, picked, 0, whole);
  }
}
