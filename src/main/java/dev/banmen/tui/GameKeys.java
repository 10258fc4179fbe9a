package dev.banmen.tui;

import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.Optional;

/** What keys and clicks do on a game's page. */
final class GameKeys {
  /** How many sites Shift with an arrow moves: a line of dots and boxes stays on its kind. */
  private static final int JUMP = 4;

  private GameKeys() {}

  static PageStep on(GamePage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      Site site = page.frame(screen).board().siteAt(pointed.col(), pointed.row());
      boolean onBoard = page.session().position().lattice().contains(site);
      return show(onBoard && pointed.button() == 0 ? place(page.at(site)) : page);
    }
    Input.Key key = (Input.Key) input;
    return key.code() == Code.CHARACTER ? typed(page, key) : show(pressed(page, key));
  }

  private static PageStep show(GamePage page) {
    return new PageStep.Show(page);
  }

  private static GamePage pressed(GamePage page, Input.Key key) {
    int far = key.shift() ? JUMP : 1;
    return switch (key.code()) {
      case UP -> moved(page, -far, 0);
      case DOWN -> moved(page, far, 0);
      case LEFT -> moved(page, 0, -far);
      case RIGHT -> moved(page, 0, far);
      case ENTER -> place(page);
      default -> page;
    };
  }

  private static PageStep typed(GamePage page, Input.Key key) {
    if (key.ctrl() || key.alt()) {
      return show(page);
    }
    return switch (key.character()) {
      case 'q' -> new PageStep.Leave();
      case '?' -> new PageStep.Open(HelpPage.of(page), page);
      case 'h' -> show(moved(page, 0, -1));
      case 'j' -> show(moved(page, 1, 0));
      case 'k' -> show(moved(page, -1, 0));
      case 'l' -> show(moved(page, 0, 1));
      case ' ' -> show(place(page));
      case 'p' -> show(page.after(new Event.Try(new Pass(page.hand()))));
      case 'u' -> show(undo(page));
      case 'U' -> show(redo(page));
      case 'L' -> show(page.legalToggled());
      case 'x' -> show(page.explained());
      case 's' -> show(page.otherSide());
      case ':' -> show(page.typing(Optional.of(Entry.EMPTY)));
      default -> show(page);
    };
  }

  private static GamePage moved(GamePage page, int rows, int cols) {
    return page.at(page.cursor().plus(rows, cols));
  }

  private static GamePage place(GamePage page) {
    return page.session().canMark(page.cursor())
        ? page.after(new Event.MarkDead(page.cursor()))
        : page.after(new Event.Try(new Place(page.hand(), page.cursor())));
  }

  static GamePage undo(GamePage page) {
    return page.session().canUndo()
        ? page.after(new Event.Undo())
        : page.saying(page.words().text("nothing.undo"));
  }

  static GamePage redo(GamePage page) {
    return page.session().canRedo()
        ? page.after(new Event.Redo())
        : page.saying(page.words().text("nothing.redo"));
  }
}
