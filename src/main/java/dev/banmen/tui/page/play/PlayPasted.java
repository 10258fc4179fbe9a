package dev.banmen.tui.page.play;

import dev.banmen.app.Person;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.record.PastedMoves;
import dev.banmen.say.GameSentences;
import dev.banmen.session.Event;
import dev.banmen.text.Words;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Pages;

/**
 * Plays pasted moves in a game one after another, each as if it had been typed; where an event
 * takes a while to be saved, it goes on after it. Immutable.
 *
 * @param played how many are played
 * @param tried the next one, which was tried; a forced pass where lists of moves leave it out; null
 *     before that
 * @param before the page before that
 */
record PlayPasted(PastedMoves pasted, int played, Move tried, GamePage before)
    implements PageAction {
  private PlayPasted(PastedMoves pasted) {
    this(pasted, 0, null, null);
  }

  /** Plays the moves in a text, or says on the page that there are none. */
  static PageAction read(String text, GamePage page) {
    return PageAction.playAll(text, page, PlayPasted::new);
  }

  @Override
  public void run(Pages pages, Person person) {
    PlayPasted now = this;
    while (now != null && !pages.isSending() && pages.shown() instanceof GamePage) {
      now = now.tried == null ? now.attempt(pages) : now.judge(pages);
    }
    if (now != null && pages.isSending()) {
      pages.afterSending(now);
    }
  }

  private PlayPasted attempt(Pages pages) {
    if (played == pasted.moves().size()) {
      pages.show(pages.shown().saying(pages.words().text("paste.played", played)));
      return null;
    }
    GamePage now = (GamePage) pages.shown();
    PastedMoves.Turn next = pasted.moves().get(played);
    boolean isForcedPass = next.site().isPresent() && now.snapshot().mustPass();
    Move move = isForcedPass ? new Pass(now.mover()) : next.of(now.mover());
    pages.submit(new Event.Try(move), now);
    return new PlayPasted(pasted, played, move, now);
  }

  /** Says that a move was refused, or goes on. */
  private PlayPasted judge(Pages pages) {
    GamePage now = (GamePage) pages.shown();
    boolean isPlayed = now.session().position() != before.session().position();
    boolean wasForcedPass = tried instanceof Pass && pasted.moves().get(played).site().isPresent();
    if (isPlayed) {
      return new PlayPasted(pasted, wasForcedPass ? played : played + 1, null, null);
    }
    Words words = pages.words();
    String name = new GameSentences(now.game(), words).name(tried);
    int count = pasted.moves().size();
    String sentence = words.text("paste.refused", played, count, played + 1, name);
    pages.show(stopped(now, tried).saying(sentence));
    return null;
  }

  private static GamePage stopped(GamePage page, Move move) {
    return move instanceof Place place ? page.at(place.site()) : page;
  }
}
