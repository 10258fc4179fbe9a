package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.ScrollBar;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;

/** A page of text that may be longer than the screen; a click or any other key closes it. */
public interface LongPage extends Page {
  /** Returns the first line shown on this screen, which may have become larger. */
  int top(Extent screen);

  /** Returns how far to scroll for a page of this many rows: the last row becomes the first. */
  static int page(int rows) {
    return Math.max(1, rows - 1);
  }

  private static int room(Extent screen) {
    return screen.rows() - 1;
  }

  /** Returns this page scrolled to another first line, 0 or more, with nothing said on it. */
  LongPage from(int line);

  /**
   * Paints the bar beside the text, the last line with how much is below, and over the text what is
   * said.
   *
   * @param from the first line shown
   * @param count of all lines
   */
  static void paintFoot(Canvas canvas, Words words, int from, int count, String said) {
    int room = room(canvas.extent());
    ScrollBar.paint(canvas.part(Extent.of(canvas.cols(), room)), from, room, count);
    String keys = words.text(count > room ? "key.scroll" : "key.close");
    canvas.text(1, room, keys, Role.KEYS);
    String below = count > from + room ? words.text("page.below", count - from - room) : "";
    int x = canvas.cols() - 1 - CellText.width(below);
    if (x > CellText.width(keys) + 2) {
      canvas.text(x, room, below, Role.ACCENT);
    }
    KeyLine.paintOver(canvas, said);
  }

  @Override
  default PageAction on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return switch (pointed.action().getActionType()) {
        case CLICK_DOWN -> PageAction.back();
        case SCROLL_UP -> scrolled(-1, screen);
        case SCROLL_DOWN -> scrolled(1, screen);
        default -> this;
      };
    }
    if (!(input instanceof Input.Key pressed)) {
      return this;
    }
    KeyStroke key = pressed.stroke();
    return switch (KeyAction.of(key)) {
      case DOWN -> scrolled(1, screen);
      case UP -> scrolled(-1, screen);
      case PAGE_DOWN -> scrolled(page(room(screen)), screen);
      case SPACE -> spaced(screen);
      case PAGE_UP -> scrolled(-page(room(screen)), screen);
      case THEME -> PageAction.changeTheme("", this);
      default -> PageAction.back();
    };
  }

  /** A page down; from the end it closes. */
  private PageAction spaced(Extent screen) {
    LongPage next = from(top(screen) + page(room(screen)));
    return next.top(screen) == top(screen)
        ? PageAction.back()
        : scrolled(page(room(screen)), screen);
  }

  private PageAction scrolled(int by, Extent screen) {
    LongPage wanted = from(Math.max(0, top(screen) + by));
    return from(wanted.top(screen));
  }
}
