package dev.banmen.tui.page;

import dev.banmen.game.Site;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;

/** Finds the clicks that play, where a move takes two on its point. Mutable, one thread. */
final class ClickConfirmation {
  private Optional<Site> clicked = Optional.empty(); // where the next click plays

  /**
   * Whether the page is not to have this input: the first click on a site, with no key or other
   * click between it and the second; and a move of the mouse to a site, or the cursor would be away
   * from there before the second click.
   *
   * @param site where a click plays; empty if it does something else there
   */
  boolean keeps(Input input, Optional<Site> site) {
    if (!(input instanceof Input.Pointed pointed)) {
      clicked = Optional.empty();
      return false;
    }
    return switch (pointed.action().getActionType()) {
      case MOVE, DRAG -> site.isPresent();
      case CLICK_DOWN -> isFirst(Mouse.isClick(pointed.action()) ? site : Optional.empty());
      default -> false;
    };
  }

  private boolean isFirst(Optional<Site> site) {
    boolean isFirst = site.isPresent() && !site.equals(clicked);
    clicked = isFirst ? site : Optional.empty();
    return isFirst;
  }
}
