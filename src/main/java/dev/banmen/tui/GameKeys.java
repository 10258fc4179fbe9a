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
      return onBoard && pointed.button() == 0 ? place(page.at(site)) : show(page);
    }
    Input.Key key = (Input.Key) input;
    return key.code() == Code.CHARACTER ? typed(page, key) : pressed(page, key);
  }

  private static PageStep show(GamePage page) {
    return new PageStep.Show(page);
  }

  private static PageStep pressed(GamePage page, Input.Key key) {
    int far = key.shift() ? JUMP : 1;
    return switch (key.code()) {
      case UP -> show(moved(page, -far, 0));
      case DOWN -> show(moved(page, far, 0));
      case LEFT -> show(moved(page, 0, -far));
      case RIGHT -> show(moved(page, 0, far));
      case ENTER -> place(page);
      default -> show(page);
    };
  }

  private static PageStep typed(GamePage page, Input.Key key) {
    if (key.ctrl() || key.alt()) {
      return show(page);
    }
    return switch (key.character()) {
      case 'q' -> new PageStep.Back();
      case '?' -> new PageStep.Open(HelpPage.of(page), page);
      case 'h' -> show(moved(page, 0, -1));
      case 'j' -> show(moved(page, 1, 0));
      case 'k' -> show(moved(page, -1, 0));
      case 'l' -> show(moved(page, 0, 1));
      case ' ' -> place(page);
      case 'p' -> page.asking(new Event.Try(new Pass(page.hand())));
      case 'u' -> undo(page);
      case 'U' -> redo(page);
      case 'L' -> show(page.legalToggled());
      case 'x' -> show(page.explained());
      case 's' -> show(page.otherSide());
      case 'e' -> new PageStep.Open(EditorPage.of(page), page);
      case 'T' -> new PageStep.Dress("", page);
      case ':' -> show(page.typing(Optional.of(Entry.EMPTY)));
      default -> show(page);
    };
  }

  private static GamePage moved(GamePage page, int rows, int cols) {
    return page.at(page.cursor().plus(rows, cols));
  }

  private static PageStep place(GamePage page) {
    return page.session().canMark(page.cursor())
        ? page.asking(new Event.MarkDead(page.cursor()))
        : page.asking(new Event.Try(new Place(page.hand(), page.cursor())));
  }

  static PageStep undo(GamePage page) {
    return page.session().canUndo()
        ? page.asking(new Event.Undo())
        : show(page.saying(page.words().text("nothing.undo")));
  }

  static PageStep redo(GamePage page) {
    return page.session().canRedo()
        ? page.asking(new Event.Redo())
        : show(page.saying(page.words().text("nothing.redo")));
  }
}
