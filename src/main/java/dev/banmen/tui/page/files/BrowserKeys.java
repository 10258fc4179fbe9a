package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;

/** Handles keys and clicks in the list of a folder's files. Stateless. */
final class BrowserKeys {
  private static final int WHEEL = 3;

  private BrowserKeys() {}

  static PageResult on(BrowserPage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return pointed(page, pointed.action(), screen);
    } else if (page.foot().entry().isPresent()) {
      return typed(page, input);
    }
    return input instanceof Input.Key pressed
        ? pressed(page.saying(""), pressed.stroke(), screen)
        : new PageResult.Show(page);
  }

  private static PageResult show(BrowserPage page) {
    return new PageResult.Show(page);
  }

  private static PageResult pressed(BrowserPage page, KeyStroke key, Extent screen) {
    int rows = page.list(screen).rows();
    return switch (key.getKeyType()) {
      case ArrowUp -> show(page.at(page.at() - 1));
      case ArrowDown -> show(page.at(page.at() + 1));
      case PageUp -> show(page.at(page.at() - rows));
      case PageDown -> show(page.at(page.at() + rows));
      case Home -> show(page.at(0));
      case End -> show(page.at(page.shown().size() - 1));
      case ArrowLeft, Backspace -> up(page);
      case ArrowRight, Enter -> opened(page);
      case Escape ->
          page.rows().filter().isEmpty() ? new PageResult.Back() : show(page.filtered(""));
      case Character -> character(page, key);
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  private static PageResult character(BrowserPage page, KeyStroke key) {
    if (key.isCtrlDown() || key.isAltDown()) {
      return new PageResult.UnusedKey(key, page);
    }
    return switch (KeyAction.of(key)) {
      case QUIT -> new PageResult.Back();
      case HELP ->
          new PageResult.Open(
              TextPage.help(page.words(), page.words().text("browse.help.text")), page);
      case THEME -> new PageResult.ChangeTheme("", page);
      case UP -> show(page.at(page.at() - 1));
      case DOWN -> show(page.at(page.at() + 1));
      case LEFT -> up(page);
      case RIGHT, SPACE -> opened(page);
      case SEARCH ->
          show(page.typing(Optional.of(new CommandLineEdit("/" + page.rows().filter()))));
      case HIDDEN -> show(page.filtered(".").typing(Optional.of(new CommandLineEdit("/."))));
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  private static PageResult opened(BrowserPage page) {
    if (page.shown().isEmpty()) {
      return show(page);
    }
    String row = page.shown().get(page.at());
    if (row.equals(Folder.UP)) {
      return up(page);
    }
    String full = page.folder().full(row);
    return page.file().isPresent() ? new PageResult.OpenFile(full, page) : show(in(page, full));
  }

  private static BrowserPage in(BrowserPage page, String folder) {
    return BrowserPage.of(page.person(), page.words(), Folder.of(page.person().files(), folder));
  }

  /** Goes to the parent folder, on the row of this one; from recent files to those at hand. */
  private static PageResult up(BrowserPage page) {
    Folder folder = page.folder();
    if (folder.isRecent()) {
      return show(in(page, "")); // the folder that the program was started in
    } else if (folder.name().equals("/")) {
      return show(page);
    }
    BrowserPage above = in(page, folder.full(Folder.UP));
    String here = folder.name().substring(folder.name().lastIndexOf('/') + 1) + "/";
    int row = above.shown().indexOf(here);
    return show(row < 0 ? above : above.at(row));
  }

  private static PageResult pointed(BrowserPage page, MouseAction mouse, Extent screen) {
    Extent list = page.list(screen);
    int row = page.top(list) + mouse.getPosition().getRow() - list.y();
    if (mouse.getActionType() == MouseActionType.SCROLL_UP
        || mouse.getActionType() == MouseActionType.SCROLL_DOWN) {
      return show(
          page.at(
              page.at() + (mouse.getActionType() == MouseActionType.SCROLL_UP ? -WHEEL : WHEEL)));
    } else if (!list.contains(mouse.getPosition().getColumn(), mouse.getPosition().getRow())
        || row >= page.shown().size()) {
      return show(page);
    } else if (Mouse.isMove(mouse)) {
      boolean isWhole = page.shown().size() <= list.rows();
      return show(isWhole && row != page.at() ? page.at(row) : page);
    } else if (!Mouse.isClick(mouse)) {
      return show(page);
    }
    return row == page.at() ? opened(page) : show(page.at(row));
  }

  private static PageResult typed(BrowserPage page, Input input) {
    if (input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Enter) {
      return show(page.typing(Optional.empty()));
    } else if (input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.ArrowUp) {
      return show(page.at(page.at() - 1));
    } else if (input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.ArrowDown) {
      return show(page.at(page.at() + 1));
    }
    String line = page.foot().entry().orElseThrow().text();
    Optional<CommandLineEdit> rest = new CommandLineEdit(line.substring(1)).on(input);
    BrowserPage next = page.typing(rest.map(entry -> new CommandLineEdit("/" + entry.text())));
    return show(next.filtered(rest.map(CommandLineEdit::text).orElse("")));
  }
}
