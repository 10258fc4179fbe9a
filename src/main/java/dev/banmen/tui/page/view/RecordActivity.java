package dev.banmen.tui.page.view;

import dev.banmen.game.record.RecordTree;
import dev.banmen.study.Guesses;
import dev.banmen.tui.page.review.AwaitedValues;
import dev.banmen.tui.page.view.Teaching.TeachingView;
import dev.banmen.tui.text.EditedText;
import java.util.Optional;

/**
 * The activities in a recording other than stepping through it. Immutable.
 *
 * @param search the text last searched for, or empty
 * @param found the node where that was found
 * @param values what the computer thinks of the moves, once it was asked
 * @param teaching the teaching table that the page is at
 * @param growing the game in play that the recording grows with
 * @param exploring what was played in many games, once that was asked
 */
record RecordActivity(
    Autoplay autoplay,
    Guesses guesses,
    String search,
    int found,
    Optional<EditedText> writing,
    Optional<AwaitedValues> values,
    Optional<TeachingView> teaching,
    Optional<GrowingRecord> growing,
    Optional<Exploring> exploring) {
  static final RecordActivity NONE =
      new RecordActivity(
          Autoplay.STILL,
          Guesses.NONE,
          "",
          RecordTree.NONE,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  RecordActivity with(Autoplay next) {
    return new RecordActivity(
        next, guesses, search, found, writing, values, teaching, growing, exploring);
  }

  RecordActivity with(Guesses next) {
    return new RecordActivity(
        autoplay, next, search, found, writing, values, teaching, growing, exploring);
  }

  RecordActivity searching(String text, int node) {
    return new RecordActivity(
        autoplay, guesses, text, node, writing, values, teaching, growing, exploring);
  }

  RecordActivity with(Optional<EditedText> next) {
    return new RecordActivity(
        autoplay, guesses, search, found, next, values, teaching, growing, exploring);
  }

  RecordActivity with(AwaitedValues next) {
    return new RecordActivity(
        autoplay, guesses, search, found, writing, Optional.of(next), teaching, growing, exploring);
  }

  RecordActivity taught(Optional<TeachingView> next) {
    return new RecordActivity(
        autoplay, guesses, search, found, writing, values, next, growing, exploring);
  }

  RecordActivity with(GrowingRecord next) {
    return new RecordActivity(
        autoplay, guesses, search, found, writing, values, teaching, Optional.of(next), exploring);
  }

  RecordActivity exploring(Optional<Exploring> next) {
    return new RecordActivity(
        autoplay, guesses, search, found, writing, values, teaching, growing, next);
  }
}
