package dev.banmen.tui.page.view;

import dev.banmen.app.NewsSource;
import dev.banmen.say.GameSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.study.GrowingGame;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.page.view.RecordViewState.Mode;

/**
 * The game in play that the recording on a page grows with. Immutable.
 *
 * @param news tells of its moves
 * @param me who reads the page
 */
record GrowingRecord(GrowingGame game, NewsSource news, Player me) {
  /** Returns the page with what has happened in its game. */
  RecordPage refreshed(RecordPage page) {
    if (!game.hasNews()) {
      return page;
    }
    GrowingGame next = game.now();
    boolean isLed = page.is(Mode.WALKING) && page.writing().isEmpty();
    RecordCursor there = next.since(game, page.recordCursor(), isLed);
    boolean isMoved = there.node() != page.recordCursor().node();
    RecordPage grown =
        (isMoved ? page.quiet() : page).with(there).growing(new GrowingRecord(next, news, me));
    Session now = next.shown();
    if (!now.isOver() || game.shown().isOver()) {
      return grown;
    }
    GameSentences words = new GameSentences(page.game(), page.words());
    return grown.saying(new SessionSentences(now, me, words).howItEnded());
  }
}
