package dev.banmen.tui.page.view;

import dev.banmen.study.Guesses;
import dev.banmen.tui.page.Autoplay;
import dev.banmen.tui.text.EditedText;
import java.util.Optional;

/** The activities in a recording besides stepping through it; the last search may be empty. */
record RecordActivity(
    Autoplay autoplay, Guesses guesses, String search, Optional<EditedText> writing) {
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

  RecordActivity with(Optional<EditedText> next) {
    return new RecordActivity(autoplay, guesses, search, next);
  }
}
