package dev.banmen.tui.page.files;

import dev.banmen.record.OpenedFile;
import dev.banmen.text.Words;
import dev.banmen.tui.TestHouse;

/** Makes the table of a file's games for tests, with all of them read. Stateless. */
public final class WholeTable {
  private WholeTable() {}

  public static TablePage page(Words words, OpenedFile file) {
    return TablePage.of(words, file, GameSummaries.whole(file.archive()), new TestHouse(0));
  }
}
