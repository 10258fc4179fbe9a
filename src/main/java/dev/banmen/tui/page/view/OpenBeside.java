package dev.banmen.tui.page.view;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.study.EditableRecord;
import dev.banmen.tui.page.GameList;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/** Replaces this game by the one before (-1) or after it (1) in its list, else in its file. */
record OpenBeside(int by, RecordPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    EditableRecord record = page.recordCursor().record();
    Optional<GameList> list =
        pages.below(GameList.class).filter(below -> below.opened() == record.file());
    Optional<GameList> next = list.map(below -> below.moved(by));
    int game = next.map(GameList::game).orElse(record.game() + by);
    boolean isNone = game < 0 || game >= record.file().archive().size() || game == record.game();
    if (isNone) {
      String none = by < 0 ? "record.no.before" : "record.no.next";
      pages.show(page.saying(pages.words().text(none)));
      return;
    }
    Page beside = pages.factory().game(pages, record.file(), game);
    pages.partWithShown();
    page.abandon();
    next.ifPresent(pages::replaceBelow);
    pages.show(beside);
  }
}
