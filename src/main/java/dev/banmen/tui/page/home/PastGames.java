package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.term.Input;

/** Opens the list of recorded games, with those that have all words of a filter. */
record PastGames(String filter, HomePage page) implements PageResult.PortAction {
  private static final int MOST = 100;

  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    pages.pushOther(pages.factory().folder(pages, ""), page);
    if (!filter.isEmpty()) {
      pages.take(Input.Key.of('/'));
      filter.chars().limit(MOST).forEach(c -> pages.take(Input.Key.of((char) c)));
      pages.take(Input.Key.of(KeyType.Enter));
    }
  }
}
