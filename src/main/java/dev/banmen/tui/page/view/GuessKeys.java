package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.study.Guesses;
import dev.banmen.text.Sentences;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.term.Keys;
import java.util.Optional;

/** Handles keys while guessing the next move of a recording. Stateless. */
final class GuessKeys {
  private GuessKeys() {}

  static PageResult toggled(RecordPage page) {
    if (page.is(Mode.GUESSING)) {
      return page.with(page.view().in(Mode.WALKING)).show();
    }
    if (page.recordCursor().nextMove() < 0) {
      return page.saying(page.words().text("record.guess.end")).show();
    }
    RecordPage begun = page.with(page.view().in(Mode.GUESSING)).guessing(Guesses.NONE);
    return ready(begun).show();
  }

  /** Goes to just before the next move, and shows what is set up on the way. */
  private static RecordPage ready(RecordPage page) {
    int next = page.recordCursor().nextMove();
    return next < 0 ? page.saying(page.words().text("record.guess.end")) : page.along(next - 1);
  }

  /** Handles a key; empty if it means the same as while walking. */
  static Optional<PageResult> on(RecordPage page, KeyStroke key) {
    Optional<RecordPage> next =
        switch (KeyAction.of(Keys.plain(key))) {
          case ENTER, SPACE -> Optional.of(guessed(page, Optional.of(page.board().cursor())));
          case PASS -> Optional.of(guessed(page, Optional.empty()));
          case EXPLAIN -> Optional.of(shown(page));
          default -> page.steered(key);
        };
    return next.map(RecordPage::show);
  }

  /** Handles a guess of a move on a site; of a pass, if there is none. */
  static RecordPage guessed(RecordPage page, Optional<Site> site) {
    int next = page.recordCursor().nextMove();
    if (next < 0) {
      return ready(page);
    }
    Move move = page.recordCursor().move(page.recordCursor().line().node(next)).orElseThrow();
    boolean isRight =
        move instanceof Pass
            ? site.isEmpty()
            : site.isPresent() && ((Place) move).site().equals(site.get());
    if (isRight) {
      String name = BoardWords.name(page.words(), page.game(), move);
      return on(
          page.guessing(page.activity().guesses().found()),
          next,
          page.words().text("record.right", name));
    }
    RecordPage wrong = page.guessing(page.activity().guesses().wrong());
    if (!(move instanceof Place place) || site.isEmpty()) {
      return wrong.saying(page.words().text("record.wrong"));
    }
    int far = Guesses.distance(place.site(), site.get());
    String sites = page.game().words().sites(far);
    return wrong.saying(page.words().text("record.wrong.far", sites));
  }

  private static RecordPage shown(RecordPage page) {
    int next = page.recordCursor().nextMove();
    if (next < 0) {
      return ready(page);
    }
    Move move = page.recordCursor().move(page.recordCursor().line().node(next)).orElseThrow();
    String name = BoardWords.name(page.words(), page.game(), move);
    return on(
        page.guessing(page.activity().guesses().shown()),
        next,
        page.words().text("record.it.was", name));
  }

  private static RecordPage on(RecordPage page, int next, String sentence) {
    RecordPage ready = ready(page.along(next));
    String more = ready.messages().notice();
    return ready.saying(Sentences.of(sentence, more));
  }
}
