package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.game.Site;
import dev.banmen.say.GameSentences;
import dev.banmen.say.GuessedMove;
import dev.banmen.study.Guesses;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Sentences;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.term.Keys;
import java.util.Optional;
import java.util.function.Function;

/** Guessing the next move of a recording: its keys, and what they do. Stateless. */
final class GuessingKeys {
  private GuessingKeys() {}

  static PageAction toggled(RecordPage page) {
    if (page.is(Mode.GUESSING)) {
      return page.with(page.view().in(Mode.WALKING));
    }
    if (page.recordCursor().nextMove() < 0) {
      return page.says("record.guess.end");
    }
    RecordPage begun = page.with(page.view().in(Mode.GUESSING)).guessing(Guesses.NONE);
    return ready(begun);
  }

  /** Goes to just before the next move, and shows what is set up on the way. */
  private static RecordPage ready(RecordPage page) {
    int next = page.recordCursor().nextMove();
    return next < 0 ? page.says("record.guess.end") : page.along(next - 1);
  }

  /** Handles a key; empty if it means the same as while walking. */
  static Optional<PageAction> on(RecordPage page, KeyStroke key) {
    Optional<RecordPage> next =
        switch (KeyAction.of(Keys.plain(key))) {
          case ENTER, SPACE -> Optional.of(guessed(page, Optional.of(page.board().cursor())));
          case PASS -> Optional.of(guessed(page, Optional.empty()));
          case EXPLAIN -> Optional.of(shown(page));
          default -> page.steered(key);
        };
    return next.map(it -> it);
  }

  /** Handles a guess of a move on a site; of a pass, if there is none. */
  static RecordPage guessed(RecordPage page, Optional<Site> site) {
    return said(page, now -> GuessedMove.of(guesses(page), now, site, sentences(page)));
  }

  private static RecordPage shown(RecordPage page) {
    return said(page, now -> GuessedMove.shown(guesses(page), now, sentences(page)));
  }

  private static Guesses guesses(RecordPage page) {
    return page.activity().guesses();
  }

  private static GameSentences sentences(RecordPage page) {
    return new GameSentences(page.game(), page.words());
  }

  private static RecordPage said(RecordPage page, Function<RecordCursor, GuessedMove> guess) {
    int next = page.recordCursor().nextMove();
    if (next < 0) {
      return ready(page);
    }
    GuessedMove guessed = guess.apply(page.recordCursor());
    RecordPage now = page.guessing(guessed.guesses());
    if (!guessed.isOver()) {
      return now.saying(guessed.sentence());
    }
    RecordPage ready = ready(now.along(next));
    return ready.saying(Sentences.of(guessed.sentence(), ready.messages().notice()));
  }
}
