package dev.banmen.tui.page;

import java.util.Optional;

/** The page of a recorded game. Immutable. */
public interface RecordedPage extends FilePage {
  /** Returns this page at a node of the recording. */
  Page atNode(int node);

  /**
   * Returns this page as it is about to be shown: one that others follow tells them where it is,
   * and one that has left what it followed knows that.
   */
  Page beforeShown();

  /** Returns what is still to do when the program ends with this page shown; often empty. */
  Optional<PageAction> parting();
}
