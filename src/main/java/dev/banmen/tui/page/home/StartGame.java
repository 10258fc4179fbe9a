package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.session.Terms;
import dev.banmen.tui.page.BeginTeaching;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/** Starts the game of the form over the page, and saves its options for the next one. */
record StartGame(Terms terms, HomePage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    NewGame form = page.form();
    if (form.isTaught()) {
      new BeginTeaching(terms, form.table().isPrivate(), page).run(pages, person);
      return;
    }
    Optional<Page> over = // where others wait, one comes back to them
        person.lobby().isPresent() && pages.below(Page.class).isPresent()
            ? Optional.empty()
            : Optional.of(page);
    new PageResult.Begin(terms, form.table(), page, over, Optional.of(form.isCoached()))
        .run(pages, person);
    if (over.isEmpty()) {
      pages.dropBelow(HomePage.class);
    }
    pages.save(() -> person.preferences().use(form.family().id(), form.chosenHere()));
  }
}
