package dev.banmen.tui;

import dev.banmen.game.Mark;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.List;
import java.util.Optional;

/** What keys and clicks do while a position is set up. Stateless. */
final class EditorKeys {
  /** How many sites Shift with an arrow moves. */
  private static final int JUMP = 4;

  private static final int RIGHT_BUTTON = 2;

  private EditorKeys() {}

  static PageStep on(EditorPage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return show(clicked(page, pointed, screen));
    }
    Input.Key key = (Input.Key) input;
    return key.code() == Code.CHARACTER ? typed(page, key) : show(pressed(page, key));
  }

  private static PageStep show(EditorPage page) {
    return new PageStep.Show(page);
  }

  private static EditorPage clicked(EditorPage page, Input.Pointed pointed, Extent screen) {
    Site site = page.frame(screen).board().siteAt(pointed.col(), pointed.row());
    if (!page.draft().game().lattice().contains(site)) {
      return page;
    }
    EditorPage there = page.at(site);
    return switch (pointed.button()) {
      case 0 -> cycled(there);
      case RIGHT_BUTTON -> there.marked(Mark.EMPTY);
      default -> there;
    };
  }

  private static EditorPage pressed(EditorPage page, Input.Key key) {
    int far = key.shift() ? JUMP : 1;
    return switch (key.code()) {
      case UP -> moved(page, -far, 0);
      case DOWN -> moved(page, far, 0);
      case LEFT -> moved(page, 0, -far);
      case RIGHT -> moved(page, 0, far);
      case ENTER -> cycled(page);
      case DELETE, BACKSPACE -> page.marked(Mark.EMPTY);
      default -> page;
    };
  }

  private static PageStep typed(EditorPage page, Input.Key key) {
    if (key.ctrl() || key.alt()) {
      return show(page);
    }
    return switch (key.character()) {
      case 'q' -> new PageStep.Back();
      case '?' -> help(page);
      case 'p' -> play(page);
      case 'T' -> new PageStep.Dress("", page);
      case ':' -> show(page.typing(Optional.of(Entry.EMPTY)));
      case 's' ->
          show(
              page.draft().faults().isEmpty()
                  ? page.typing(Optional.of(new Entry(EditorCommands.SAVE)))
                  : refused(page));
      default -> show(edited(page, key.character()));
    };
  }

  private static EditorPage edited(EditorPage page, int c) {
    return switch (c) {
      case 'h' -> moved(page, 0, -1);
      case 'j' -> moved(page, 1, 0);
      case 'k' -> moved(page, -1, 0);
      case 'l' -> moved(page, 0, 1);
      case ' ' -> cycled(page);
      case 'b' -> page.marked(Mark.BLACK);
      case 'w' -> page.marked(Mark.WHITE);
      case '.' -> page.marked(Mark.EMPTY);
      case 't' -> page.drawn(page.draft().turned());
      case 'c' -> page.drawn(page.draft().cleared());
      case '0' -> page.drawn(page.draft().restarted());
      case 'u' -> page.undone();
      case 'U' -> page.redone();
      case 'v' -> nextFault(page);
      default -> page;
    };
  }

  private static EditorPage moved(EditorPage page, int rows, int cols) {
    return page.at(page.cursor().plus(rows, cols));
  }

  /** Nothing, one side, the other side, nothing. */
  private static EditorPage cycled(EditorPage page) {
    return switch (page.draft().at(page.cursor())) {
      case EMPTY, FIXTURE -> page.marked(Mark.BLACK);
      case BLACK -> page.marked(Mark.WHITE);
      case WHITE -> page.marked(Mark.EMPTY);
    };
  }

  /** The cursor on the next thing that is wrong, the first one after the last. */
  private static EditorPage nextFault(EditorPage page) {
    List<SetupFault> faults = page.draft().faults();
    for (SetupFault fault : faults) {
      if (fault.site().compareTo(page.cursor()) > 0) {
        return page.at(fault.site());
      }
    }
    return faults.isEmpty() ? page : page.at(faults.get(0).site());
  }

  static PageStep help(EditorPage page) {
    return new PageStep.Open(TextPage.of(page.words(), page.words().text("edit.help.text")), page);
  }

  /** Begins a game from here, in place of this page; or goes to what is wrong. */
  static PageStep play(EditorPage page) {
    return page.draft().faults().isEmpty()
        ? new PageStep.Begin(page.terms().from(page.draft().setup()), page, Optional.empty())
        : show(refused(page));
  }

  static EditorPage refused(EditorPage page) {
    SetupFault fault = page.fault().orElseThrow();
    return page.at(fault.site()).saying(page.words().text("edit.refused"));
  }
}
