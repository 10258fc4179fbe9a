package dev.banmen.tui.page;

/** A page that has work done in the background, or a place at a table. Immutable. */
public interface WorkingPage extends Page {
  /** Gives up what only this page needs: it is shown no more. */
  void abandon();
}
