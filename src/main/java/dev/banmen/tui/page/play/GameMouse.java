package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.ViewState.Pane;
import dev.banmen.tui.term.Mouse;

/** Handles the mouse on a game's page. */
final class GameMouse {
  private static final int WHEEL = 3;

  private GameMouse() {}

  static PageResult on(GamePage page, MouseAction mouse, Extent screen) {
    boolean isTyping = page.entry().isPresent();
    if (isTyping || SmallScreen.is(screen)) {
      return page.show();
    }
    return switch (mouse.getActionType()) {
      case MOVE, DRAG -> hovered(page, mouse, page.frame(screen)).show();
      case CLICK_DOWN ->
          switch (mouse.getButton()) {
            case Mouse.LEFT -> pressed(page, mouse, screen);
            case Mouse.RIGHT -> right(page, mouse, screen);
            default -> page.show();
          };
      case SCROLL_UP -> wheeled(page, mouse, page.frame(screen), -1);
      case SCROLL_DOWN -> wheeled(page, mouse, page.frame(screen), 1);
      case CLICK_RELEASE -> page.show();
    };
  }

  /** Returns the site pointed at; off the board if none is visible there. */
  private static Site site(MouseAction mouse, GameFrame frame) {
    return frame.board().siteAt(mouse);
  }

  /** Moves the cursor to the mouse; a board that doesn't fit isn't scrolled. */
  private static GamePage hovered(GamePage page, MouseAction mouse, GameFrame frame) {
    if (LegalPane.isAt(page, frame, mouse)) {
      return LegalPane.hovered(page, frame, mouse);
    }
    return page.hovered(mouse, frame.board());
  }

  private static PageResult pressed(GamePage shown, MouseAction mouse, Extent screen) {
    GamePage page = shown.quiet();
    GameFrame frame = shown.frame(screen); // as clicked on, with all that this closes
    if (frame.keys().contains(mouse)) {
      return page.show();
    }
    if (LegalPane.isAt(shown, frame, mouse)) {
      return LegalPane.clicked(page, shown, frame, mouse);
    }
    Extent list = GameScreen.list(shown, frame);
    if (list.contains(mouse)) {
      return MovesPane.clicked(page, list, mouse);
    }
    Site site = site(mouse, frame);
    return page.session().position().lattice().contains(site)
        ? GameActions.place(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  /** Does nothing, but closes an explanation. */
  private static PageResult nothing(GamePage shown) {
    return shown.messages().explanation().isPresent()
        ? shown.quiet().show()
        : new PageResult.UnusedClick(shown.quiet());
  }

  private static PageResult right(GamePage shown, MouseAction mouse, Extent screen) {
    GamePage page = shown.quiet();
    Site site = site(mouse, shown.frame(screen));
    return page.session().canMark(site)
        ? GameActions.group(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  private static PageResult wheeled(GamePage page, MouseAction mouse, GameFrame frame, int by) {
    if (LegalPane.isAt(page, frame, mouse)) {
      return LegalPane.moved(page, by);
    }
    boolean isOver = GameScreen.list(page, frame).contains(mouse);
    return isOver ? MovesPane.moved(page, by * WHEEL).show() : new PageResult.UnusedClick(page);
  }
}
