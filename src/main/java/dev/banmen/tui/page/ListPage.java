package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A page that is a list, with one of its rows chosen. Keys choose rows, and so does the mouse; a
 * click on the chosen row opens it, as Enter does. Immutable.
 */
public interface ListPage extends Page {
  Words words();

  /** Returns the chosen row, from 0. */
  int at();

  /** Returns this page on another row, or the nearest one there is. */
  ListPage at(int row);

  /** Returns where the rows are on a screen. */
  ListRows listed(Extent screen);

  /** Opens the chosen row, or does what else Enter does there. */
  PageAction open();

  /** Handles a key that isn't one of all lists. */
  PageAction other(KeyAction action, KeyStroke key, Extent screen);

  /** Returns what a key does here. */
  default KeyAction action(KeyStroke key) {
    return KeyAction.of(key);
  }

  /** Returns how many rows a page is. */
  default int pageRows(Extent screen) {
    return 10;
  }

  /** Returns how many rows the wheel goes at once. */
  default int wheelRows() {
    return 1;
  }

  /**
   * Whether a row is chosen as soon as the mouse is over it: only where the list stays in place
   * then.
   */
  default boolean isHovered(Extent screen) {
    return false;
  }

  /** Shows another row chosen, or the nearest one there is. */
  default PageAction choose(int row, Extent screen) {
    return at(row);
  }

  /** Starts to type a command that every page has. */
  default PageAction command() {
    return new CommandedList(this, Optional.of(CommandLineEdit.EMPTY));
  }

  /** Opens a text about this page's keys. */
  default PageAction help(String text) {
    return TextPage.help(words(), text, this);
  }

  @Override
  default PageAction on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return pointed(pointed.action(), screen);
    }
    return input instanceof Input.Key pressed ? pressed(pressed.stroke(), screen) : this;
  }

  default PageAction pressed(KeyStroke key, Extent screen) {
    KeyAction action = action(key);
    return switch (action) {
      case UP -> choose(at() - 1, screen);
      case DOWN -> choose(at() + 1, screen);
      case PAGE_UP -> choose(at() - pageRows(screen), screen);
      case PAGE_DOWN -> choose(at() + pageRows(screen), screen);
      case HOME -> choose(0, screen);
      case END -> choose(Integer.MAX_VALUE, screen);
      case ENTER, SPACE -> open();
      case QUIT -> PageAction.back();
      case THEME -> PageAction.changeTheme("", this);
      default -> other(action, key, screen);
    };
  }

  /** Handles the mouse; on a screen too small for a list, it is over no row. */
  default PageAction pointed(MouseAction mouse, Extent screen) {
    return switch (mouse.getActionType()) {
      case SCROLL_UP -> choose(at() - wheelRows(), screen);
      case SCROLL_DOWN -> choose(at() + wheelRows(), screen);
      case MOVE, DRAG -> {
        OptionalInt row = isHovered(screen) ? rowAt(mouse, screen) : OptionalInt.empty();
        yield row.orElse(at()) == at() ? this : choose(row.getAsInt(), screen);
      }
      case CLICK_DOWN, CLICK_RELEASE -> {
        OptionalInt row = Mouse.isClick(mouse) ? rowAt(mouse, screen) : OptionalInt.empty();
        yield row.isPresent() ? clicked(row.getAsInt(), screen) : this;
      }
    };
  }

  private OptionalInt rowAt(MouseAction mouse, Extent screen) {
    return SmallScreen.is(screen) ? OptionalInt.empty() : listed(screen).at(mouse.getPosition());
  }

  /** Handles a click on a row. */
  default PageAction clicked(int row, Extent screen) {
    return row == at() ? open() : choose(row, screen);
  }

  /** Paints this page on a screen that is large enough. */
  void paintList(Canvas canvas);

  @Override
  default void paint(Canvas canvas) {
    if (!SmallScreen.says(canvas, words())) {
      paintList(canvas);
    }
  }
}
