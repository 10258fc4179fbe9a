package dev.banmen.tui.page.play;

import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.ViewState.Pane;
import dev.banmen.tui.term.Input;

/** Handles the mouse on a game's page. */
final class GameMouse {
  private static final int WHEEL = 3;
  private static final int LEFT_BUTTON = 0;
  private static final int RIGHT_BUTTON = 2;

  private GameMouse() {}

  static PageResult on(GamePage page, Input.Pointed pointed, Extent screen) {
    boolean isTyping = page.entry().isPresent();
    if (isTyping || SmallScreen.is(screen)) {
      return GameActions.show(page);
    }
    return switch (pointed.gesture()) {
      case MOVE -> GameActions.show(hovered(page, pointed, page.frame(screen)));
      case PRESS ->
          switch (pointed.button()) {
            case LEFT_BUTTON -> pressed(page, pointed, screen);
            case RIGHT_BUTTON -> right(page, pointed, screen);
            default -> GameActions.show(page);
          };
      case WHEEL_UP -> wheeled(page, pointed, page.frame(screen), -1);
      case WHEEL_DOWN -> wheeled(page, pointed, page.frame(screen), 1);
      case RELEASE -> GameActions.show(page);
    };
  }

  /** Returns the site pointed at; off the board if none is visible there. */
  private static Site site(Input.Pointed pointed, GameFrame frame) {
    return frame.board().siteAt(pointed.col(), pointed.row());
  }

  /** Moves the cursor to the mouse; a board that doesn't fit isn't scrolled. */
  private static GamePage hovered(GamePage page, Input.Pointed pointed, GameFrame frame) {
    if (LegalPane.isAt(page, frame, pointed)) {
      return LegalPane.hovered(page, frame, pointed);
    }
    Site site = site(pointed, frame);
    boolean onBoard = page.session().position().lattice().contains(site);
    return onBoard && frame.board().isWhole() && !site.equals(page.cursor()) ? page.at(site) : page;
  }

  private static PageResult pressed(GamePage shown, Input.Pointed pointed, Extent screen) {
    GamePage page = shown.quiet();
    GameFrame frame = shown.frame(screen); // as clicked on, with all that this closes
    if (frame.keys().contains(pointed.col(), pointed.row())) {
      return GameActions.show(page);
    }
    if (LegalPane.isAt(shown, frame, pointed)) {
      return LegalPane.clicked(page, shown, frame, pointed);
    }
    Extent list = GameScreen.list(shown, frame);
    if (list.contains(pointed.col(), pointed.row())) {
      return MovesPane.clicked(page, list, pointed);
    }
    Site site = site(pointed, frame);
    return page.session().position().lattice().contains(site)
        ? GameActions.place(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  /** Does nothing, but closes an explanation. */
  private static PageResult nothing(GamePage shown) {
    return shown.messages().explanation().isPresent()
        ? GameActions.show(shown.quiet())
        : new PageResult.UnusedClick(shown.quiet());
  }

  private static PageResult right(GamePage shown, Input.Pointed pointed, Extent screen) {
    GamePage page = shown.quiet();
    Site site = site(pointed, shown.frame(screen));
    return page.session().canMark(site)
        ? GameActions.group(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  private static PageResult wheeled(GamePage page, Input.Pointed pointed, GameFrame frame, int by) {
    if (LegalPane.isAt(page, frame, pointed)) {
      return LegalPane.moved(page, by);
    }
    boolean isOver = GameScreen.list(page, frame).contains(pointed.col(), pointed.row());
    return isOver
        ? GameActions.show(MovesPane.moved(page, by * WHEEL))
        : new PageResult.UnusedClick(page);
  }
}
