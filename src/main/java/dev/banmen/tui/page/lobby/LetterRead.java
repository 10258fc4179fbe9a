package dev.banmen.tui.page.lobby;

import dev.banmen.app.Lobby;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** What a key does that is pressed below a letter, which is gone then. */
record LetterRead(Lobby place, String letter, PageResult then) implements PageResult {
  @Override
  public boolean follow(Pages pages) {
    place.dismiss(letter);
    return then.follow(pages);
  }
}
