package dev.banmen.tui.page;

import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;

/** A page of lines to be read, more than the screen may show at once; anything else closes it. */
public interface LongPage extends Page {
  /** The first line shown on such a screen, which may have become larger. */
  int top(Extent screen);

  /** How far a whole page of so many rows goes: the last of them stays, as the first. */
  static int page(int rows) {
    return Math.max(1, rows - 1);
  }

  /** How many lines are shown at once on such a screen, whose last is that of keys. */
  private static int room(Extent screen) {
    return screen.rows() - 1;
  }

  /** This page from another line on, 0 or more. */
  LongPage from(int line);

  @Override
  default PageResult on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return switch (pointed.gesture()) {
        case PRESS -> new PageResult.Back();
        case WHEEL_UP -> scrolled(-1, screen);
        case WHEEL_DOWN -> scrolled(1, screen);
        default -> new PageResult.Show(this);
      };
    } else if (!(input instanceof Input.Key key)) {
      return new PageResult.Show(this);
    } else if (key.code() == Code.DOWN || key.is('j')) {
      return scrolled(1, screen);
    } else if (key.code() == Code.UP || key.is('k')) {
      return scrolled(-1, screen);
    } else if (key.code() == Code.PAGE_DOWN) {
      return scrolled(page(room(screen)), screen);
    } else if (key.code() == Code.PAGE_UP) {
      return scrolled(-page(room(screen)), screen);
    }
    return new PageResult.Back();
  }

  private PageResult scrolled(int by, Extent screen) {
    LongPage wanted = from(Math.max(0, top(screen) + by));
    return new PageResult.Show(from(wanted.top(screen)));
  }
}
