package dev.banmen.tui.page.learn;

import dev.banmen.game.Site;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.page.BoardViewState;

/**
 * A learner's view of a lesson's step. Immutable.
 *
 * @param part what the step is about
 * @param isWhole whether the whole board is shown nevertheless
 * @param picked the current answer of a question, from 0; below 0 before one is chosen
 * @param scrolled how many lines of the text are scrolled off the top
 * @param isReading whether the text has the whole screen
 */
public record LessonViewState(
    BoardViewState board,
    ShownPart part,
    boolean isWhole,
    int picked,
    int scrolled,
    boolean isReading) {
  LessonViewState with(BoardViewState next) {
    return new LessonViewState(next, part, isWhole, picked, scrolled, isReading);
  }

  LessonViewState whole(boolean isAll) {
    return new LessonViewState(board, part, isAll, picked, scrolled, isReading);
  }

  LessonViewState picking(int answer) {
    return new LessonViewState(board, part, isWhole, answer, scrolled, isReading);
  }

  LessonViewState scrolled(int lines) {
    return new LessonViewState(board, part, isWhole, picked, lines, isReading);
  }

  LessonViewState reading(boolean whole) {
    return new LessonViewState(board, part, isWhole, picked, 0, whole);
  }

  /** Returns the part of the board that is shown: all of it if something else is there. */
  ShownPart shown(Site cursor) {
    return isWhole || !part.contains(cursor) ? ShownPart.whole(part.lattice()) : part;
  }
}
