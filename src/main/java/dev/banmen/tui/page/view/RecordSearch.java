package dev.banmen.tui.page.view;

import dev.banmen.game.record.RecordTree;
import dev.banmen.study.Finder;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Words;

/** Searches the texts of a recording. Stateless. */
final class RecordSearch {
  private RecordSearch() {}

  /** Goes to the next node with a text, and says which of all matches it is and where. */
  static RecordPage next(RecordPage page, String text) {
    Words words = page.words();
    RecordCursor here = page.recordCursor();
    Finder finder = new Finder(here.tree());
    int found = finder.saying(here.node(), text);
    if (found == RecordTree.NONE) {
      return page.searching(text, found).saying(words.text("record.none.text", text));
    }
    RecordPage there = page.searching(text, found).to(found);
    int number = there.recordCursor().number();
    Finder.Match match = finder.match(found, text);
    String where = words.text("record.match", match.number(), match.all(), number);
    String fact = here.tree().text(found, match.id());
    boolean isComment = match.id().equals("C") || match.id().equals("N");
    return there.saying(isComment ? where : words.text("record.match.fact", where, fact));
  }
}
