package dev.banmen.tui;

import dev.banmen.tui.term.Input;
import java.util.ArrayDeque;
import java.util.Deque;

/** The page that is shown, and those under it. Mutable, one thread. */
final class Pages {
  private final Deque<Page> under = new ArrayDeque<>();
  private Page shown;

  Pages(Page first) {
    shown = first;
  }

  Page shown() {
    return shown;
  }

  /** Gives an input to the page that is shown; false if that was to leave. */
  boolean take(Input input, Extent screen) {
    PageStep step = shown.on(input, screen);
    if (step instanceof PageStep.Show show) {
      shown = show.page();
    } else if (step instanceof PageStep.Open open) {
      under.push(open.over());
      shown = open.page();
    } else if (step instanceof PageStep.Back && !under.isEmpty()) {
      shown = under.pop();
    } else if (step instanceof PageStep.Hand hand && !under.isEmpty()) {
      shown = under.pop();
      return take(hand.input(), screen);
    } else {
      return false;
    }
    return true;
  }
}
