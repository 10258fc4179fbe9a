package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.Person;
import dev.banmen.game.Ground;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Input;
import java.util.List;

/**
 * A page that fills the screen. Immutable: input gives an action, most often the next page, and
 * painting is the same for the same page and size, so a test feeds keys and reads the screen. What
 * only some pages do is in the interfaces that extend this one.
 */
public interface Page extends PageAction {
  /**
   * Handles an input.
   *
   * @param screen the screen this page is shown on, to find what the mouse points at
   */
  PageAction on(Input input, Extent screen);

  void paint(Canvas canvas);

  /** Returns this page with one sentence to show: why something could not be done. */
  Page saying(String sentence);

  /**
   * Returns the keys on the last line of a screen, one cell from the left: a click there presses
   * one. Empty if something else is shown there.
   */
  default List<KeyHint> keyHints(Extent screen) {
    return List.of();
  }

  /** Whether text is being typed here, which suspends what keys do otherwise. */
  default boolean isTyping() {
    return false;
  }

  /** Returns what the window is called while this page is shown; empty for the program's name. */
  default String title() {
    return "";
  }

  /** Returns the ground of the boards on this page, which decides their colours. */
  default Ground ground() {
    return Ground.SQUARES;
  }

  /** Returns what this page does when it is shown again after another one closed. */
  default PageAction returned() {
    return this;
  }

  /** Shows this page, or this one in its new state. */
  @Override
  default void run(Pages pages, Person person) {
    pages.show(this);
  }

  /** Returns the action that shows this page, and then does something that may be refused. */
  default PageAction then(PageAction next) {
    return (pages, person) -> {
      pages.show(this);
      next.run(pages, person);
    };
  }

  /** Returns the action of a key that does nothing here: the page stays, and says so. */
  default PageAction unused(KeyStroke key) {
    return PageAction.unusedKey(key, this);
  }
}
