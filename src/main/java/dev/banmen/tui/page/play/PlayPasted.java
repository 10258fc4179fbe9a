package dev.banmen.tui.page.play;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Event;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Plays pasted moves in a game one after another, each as if it had been typed. Immutable. */
record PlayPasted(PastedMoves pasted) implements PageResult {
  @Override
  public boolean follow(Pages pages) {
    Words words = pages.words();
    int count = pasted.moves().size();
    for (int played = 0; played < count; played++) {
      if (pasted.moves().get(played).site().isPresent()) {
        pass(pages);
      }
      GamePage now = (GamePage) pages.shown();
      Move move = pasted.moves().get(played).of(now.hand());
      if (!isPlayed(move, pages)) {
        String name = BoardWords.name(words, now.game(), move);
        String sentence = words.text("paste.refused", played, count, played + 1, name);
        pages.show(stopped((GamePage) pages.shown(), move).saying(sentence));
        return true;
      }
    }
    pages.show(pages.shown().saying(words.text("paste.played", count)));
    return true;
  }

  private static GamePage stopped(GamePage page, Move move) {
    return move instanceof Place place ? page.at(place.site()) : page;
  }

  /** Plays a forced pass, which lists of moves leave out. */
  private static void pass(Pages pages) {
    GamePage now = (GamePage) pages.shown();
    if (now.legal().mustPass()) {
      isPlayed(new Pass(now.hand()), pages);
    }
  }

  private static boolean isPlayed(Move move, Pages pages) {
    GamePage before = (GamePage) pages.shown();
    pages.submit(new Event.Try(move), before);
    return ((GamePage) pages.shown()).session().position() != before.session().position();
  }
}
