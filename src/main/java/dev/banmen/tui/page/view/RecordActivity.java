package dev.banmen.tui.page.view;

import dev.banmen.study.Guesses;
import dev.banmen.tui.page.Autoplay;
import dev.banmen.tui.text.Writing;
import java.util.Optional;

/**
 * What goes on in a recording besides stepping through it. Immutable.
 *
 * @param autoplay whether it plays by itself, and how fast
 * @param guesses how many moves were guessed right
 * @param search what was searched for last, or nothing
 * @param writing the comment that is being written, if one is
 */
record RecordActivity(
    Autoplay autoplay, Guesses guesses, String search, Optional<Writing> writing) {
  static final RecordActivity NONE =
      new RecordActivity(Autoplay.STILL, Guesses.NONE, "", Optional.empty());

  RecordActivity with(Autoplay next) {
    return new RecordActivity(next, guesses, search, writing);
  }

  RecordActivity with(Guesses next) {
    return new RecordActivity(autoplay, next, search, writing);
  }

  RecordActivity searching(String text) {
    return new RecordActivity(autoplay, guesses, text, writing);
  }

  RecordActivity with(Optional<Writing> next) {
    return new RecordActivity(autoplay, guesses, search, next);
  }
}
