package dev.banmen.tui.page.edit;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Mark;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.List;
import java.util.Optional;

/** Handles keys and clicks while a position is set up. Stateless. */
final class EditorKeys {
  private static final int JUMP = 4;

  private EditorKeys() {}

  static PageResult on(EditorPage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return show(clicked(page, pointed.action(), screen));
    }
    KeyStroke key = ((Input.Key) input).stroke();
    if (key.getKeyType() == KeyType.Escape) {
      return page.left();
    }
    return key.getKeyType() == KeyType.Character
        ? typed(page, key)
        : pressedOrUnused(page, pressed(page, key), key);
  }

  private static PageResult show(EditorPage page) {
    return new PageResult.Show(page);
  }

  private static PageResult pressedOrUnused(
      EditorPage page, Optional<EditorPage> next, KeyStroke key) {
    return next.isEmpty() ? new PageResult.UnusedKey(key, page) : show(next.get());
  }

  /** Moves the cursor to the mouse; a board that doesn't fit isn't scrolled. */
  static EditorPage hovered(EditorPage page, MouseAction mouse, Extent screen) {
    BoardView board = page.frame(screen).board();
    Site site = board.siteAt(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    boolean isSite = page.draft().game().lattice().contains(site) && board.isWhole();
    return isSite && !site.equals(page.cursor()) ? page.at(site) : page;
  }

  private static EditorPage clicked(EditorPage page, MouseAction mouse, Extent screen) {
    Site site =
        page.frame(screen)
            .board()
            .siteAt(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    if (!page.draft().game().lattice().contains(site)) {
      return page;
    }
    EditorPage there = page.at(site);
    return switch (mouse.getButton()) {
      case Mouse.LEFT -> cycled(there);
      case Mouse.RIGHT -> there.marked(Mark.EMPTY);
      default -> there;
    };
  }

  private static Optional<EditorPage> pressed(EditorPage page, KeyStroke key) {
    int far = key.isShiftDown() ? JUMP : 1;
    return switch (key.getKeyType()) {
      case ArrowUp -> Optional.of(moved(page, -far, 0));
      case ArrowDown -> Optional.of(moved(page, far, 0));
      case ArrowLeft -> Optional.of(moved(page, 0, -far));
      case ArrowRight -> Optional.of(moved(page, 0, far));
      case Enter -> Optional.of(cycled(page));
      case Delete, Backspace -> Optional.of(page.marked(Mark.EMPTY));
      default -> Optional.empty();
    };
  }

  private static PageResult typed(EditorPage page, KeyStroke key) {
    if (key.isCtrlDown() || key.isAltDown()) {
      return new PageResult.UnusedKey(key, page);
    }
    return switch (KeyAction.of(key)) {
      case QUIT -> page.left();
      case HELP -> help(page);
      case TRY -> play(page);
      case THEME -> new PageResult.ChangeTheme("", page);
      case COMMAND -> show(page.typing(Optional.of(CommandLineEdit.EMPTY)));
      case SAVE ->
          show(
              page.draft().faults().isEmpty()
                  ? page.typing(Optional.of(new CommandLineEdit(EditorCommands.SAVE)))
                  : refused(page));
      default -> pressedOrUnused(page, edited(page, key), key);
    };
  }

  private static Optional<EditorPage> edited(EditorPage page, KeyStroke key) {
    return switch (KeyAction.of(key)) {
      case LEFT -> Optional.of(moved(page, 0, -1));
      case DOWN -> Optional.of(moved(page, 1, 0));
      case UP -> Optional.of(moved(page, -1, 0));
      case RIGHT -> Optional.of(moved(page, 0, 1));
      case SPACE -> Optional.of(cycled(page));
      case DIGIT -> numbered(page, key.getCharacter());
      case PASS -> Optional.of(page.drawn(page.draft().turned()));
      case UNDO -> Optional.of(page.undone());
      case REDO -> Optional.of(page.redone());
      case MISS ->
          page.draft().faults().isEmpty() ? Optional.empty() : Optional.of(nextFault(page));
      case MISS_BEFORE ->
          page.draft().faults().isEmpty() ? Optional.empty() : Optional.of(faultBefore(page));
      default -> Optional.empty();
    };
  }

  /** Puts the piece of the first or the second side, or nothing, by its number. */
  private static Optional<EditorPage> numbered(EditorPage page, int digit) {
    return switch (digit) {
      case '0' -> Optional.of(page.marked(Mark.EMPTY));
      case '1' -> Optional.of(page.marked(Mark.BLACK));
      case '2' -> Optional.of(page.marked(Mark.WHITE));
      default -> Optional.empty();
    };
  }

  private static EditorPage moved(EditorPage page, int rows, int cols) {
    return page.at(page.cursor().plus(rows, cols));
  }

  /** Puts the next mark under the cursor: nothing, one side, the other side, nothing. */
  private static EditorPage cycled(EditorPage page) {
    return switch (page.draft().at(page.cursor())) {
      case EMPTY, FIXTURE -> page.marked(Mark.BLACK);
      case BLACK -> page.marked(Mark.WHITE);
      case WHITE -> page.marked(Mark.EMPTY);
    };
  }

  /** Moves the cursor to the next fault; after the last, to the first. */
  private static EditorPage nextFault(EditorPage page) {
    List<SetupFault> faults = page.draft().faults();
    for (SetupFault fault : faults) {
      if (fault.site().compareTo(page.cursor()) > 0) {
        return page.at(fault.site());
      }
    }
    return faults.isEmpty() ? page : page.at(faults.get(0).site());
  }

  private static EditorPage faultBefore(EditorPage page) {
    List<SetupFault> faults = page.draft().faults();
    for (int i = faults.size() - 1; i >= 0; i--) {
      if (faults.get(i).site().compareTo(page.cursor()) < 0) {
        return page.at(faults.get(i).site());
      }
    }
    return page.at(faults.get(faults.size() - 1).site());
  }

  static PageResult help(EditorPage page) {
    return new PageResult.Open(
        TextPage.help(page.words(), page.words().text("edit.help.text")), page);
  }

  /** Starts a game from here, in place of this page; or goes to a fault. */
  static PageResult play(EditorPage page) {
    return page.draft().faults().isEmpty()
        ? new PageResult.Begin(
            page.terms().from(page.draft().setup()), page, Optional.empty(), Optional.empty())
        : show(refused(page));
  }

  static EditorPage refused(EditorPage page) {
    SetupFault fault = page.fault().orElseThrow();
    return page.at(fault.site()).saying(page.words().text("edit.refused"));
  }
}
