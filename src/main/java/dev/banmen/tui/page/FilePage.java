package dev.banmen.tui.page;

import dev.banmen.record.OpenedFile;

/** A page about a file of recordings. Immutable. */
public interface FilePage extends Page {
  OpenedFile about();

  /** Returns this page after a file that it may be about was saved. */
  Page rewritten(Saving saving, OpenedFile now);
}
