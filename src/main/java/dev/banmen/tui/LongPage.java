package dev.banmen.tui;

import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;

/** A page of lines to be read, more than the screen may show at once; anything else closes it. */
interface LongPage extends Page {
  /** How far the keys for whole pages go. */
  int PAGE = 10;

  /** The first line shown on such a screen, which may have become larger. */
  int top(Extent screen);

  /** This page from another line on, 0 or more. */
  LongPage from(int line);

  @Override
  default PageStep on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return switch (pointed.gesture()) {
        case PRESS -> new PageStep.Back();
        case WHEEL_UP -> scrolled(-1, screen);
        case WHEEL_DOWN -> scrolled(1, screen);
        default -> new PageStep.Show(this);
      };
    } else if (!(input instanceof Input.Key key)) {
      return new PageStep.Show(this);
    } else if (key.code() == Code.DOWN || key.is('j')) {
      return scrolled(1, screen);
    } else if (key.code() == Code.UP || key.is('k')) {
      return scrolled(-1, screen);
    } else if (key.code() == Code.PAGE_DOWN) {
      return scrolled(PAGE, screen);
    } else if (key.code() == Code.PAGE_UP) {
      return scrolled(-PAGE, screen);
    }
    return new PageStep.Back();
  }

  private PageStep scrolled(int by, Extent screen) {
    LongPage wanted = from(Math.max(0, top(screen) + by));
    return new PageStep.Show(from(wanted.top(screen)));
  }
}
