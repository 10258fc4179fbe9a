package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;

/** Handles keys, clicks and commands in a table of games. Stateless. */
final class TableKeys {
  private static final int WHEEL = 3;
  private static final int LONGEST_NUMBER = 9;

  private TableKeys() {}

  static PageResult on(TablePage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return pointed(page, pointed.action(), screen);
    } else if (page.foot().entry().isPresent()) {
      return typed(page, input, screen);
    }
    return input instanceof Input.Key pressed
        ? pressed(page.saying(""), pressed.stroke(), screen)
        : new PageResult.Show(page);
  }

  private static PageResult show(TablePage page, Extent screen) {
    return new PageResult.Show(page.from(page.frame(screen).top()));
  }

  private static PageResult pressed(TablePage page, KeyStroke key, Extent screen) {
    int rows = Math.max(1, page.frame(screen).rows().rows());
    return switch (key.getKeyType()) {
      case ArrowUp -> show(page.at(page.at() - 1), screen);
      case ArrowDown -> show(page.at(page.at() + 1), screen);
      case PageUp -> show(page.at(page.at() - rows), screen);
      case PageDown -> show(page.at(page.at() + rows), screen);
      case Home -> show(page.at(0), screen);
      case End -> show(page.at(page.count() - 1), screen);
      case ArrowLeft -> show(stepped(page, -1, screen), screen);
      case ArrowRight -> show(stepped(page, 1, screen), screen);
      case Enter -> opened(page);
      case Escape ->
          page.query().words().isEmpty()
              ? new PageResult.Back()
              : show(page.submitting(page.query().with("")), screen);
      case Character -> character(page, key, screen);
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  private static PageResult character(TablePage page, KeyStroke key, Extent screen) {
    if (key.isCtrlDown() || key.isAltDown()) {
      return new PageResult.UnusedKey(key, page);
    }
    return switch (KeyAction.of(key)) {
      case DIGIT -> new PageResult.Show(typing(page, ":" + Character.toString(key.getCharacter())));
      case QUIT -> new PageResult.Back();
      case HELP -> help(page);
      case THEME -> new PageResult.ChangeTheme("", page);
      case UP -> show(page.at(page.at() - 1), screen);
      case DOWN -> show(page.at(page.at() + 1), screen);
      case LEFT -> show(stepped(page, -1, screen), screen);
      case RIGHT -> show(stepped(page, 1, screen), screen);
      case SPACE -> opened(page);
      case SEARCH -> new PageResult.Show(typing(page, "/" + page.query().words()));
      case COMMAND, GOTO -> new PageResult.Show(typing(page, ":"));
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  private static TablePage typing(TablePage page, String line) {
    return page.typing(Optional.of(new CommandLineEdit(line)));
  }

  private static PageResult help(TablePage page) {
    String text = page.words().text("table.help.text");
    return new PageResult.Open(TextPage.help(page.words(), text), page);
  }

  /** Opens the row's game; does nothing if there is none. */
  private static PageResult opened(TablePage page) {
    return page.count() == 0
        ? new PageResult.Show(page)
        : new PageResult.ViewFile(page.opened(), page.game(page.at()), page);
  }

  private static TablePage stepped(TablePage page, int by, Extent screen) {
    var columns = page.frame(screen).columns();
    int at = 0;
    while (at < columns.size() && columns.get(at).column() != page.query().column()) {
      at++;
    }
    int next = Math.floorMod(at == columns.size() ? 0 : at + by, columns.size());
    return page.submitting(page.query().by(columns.get(next).column()));
  }

  private static PageResult pointed(TablePage page, MouseAction mouse, Extent screen) {
    TableFrame frame = page.frame(screen);
    if (mouse.getActionType() == MouseActionType.SCROLL_UP
        || mouse.getActionType() == MouseActionType.SCROLL_DOWN) {
      int by = mouse.getActionType() == MouseActionType.SCROLL_UP ? -WHEEL : WHEEL;
      return show(page.at(page.at() + by), screen);
    } else if (Mouse.isMove(mouse)) {
      int row = frame.top() + mouse.getPosition().getRow() - frame.rows().y();
      boolean isRow =
          frame.rows().contains(mouse.getPosition().getColumn(), mouse.getPosition().getRow())
              && row < page.count();
      return isRow && row != page.at() ? show(page.at(row), screen) : new PageResult.Show(page);
    } else if (!Mouse.isClick(mouse)) {
      return new PageResult.Show(page);
    } else if (mouse.getPosition().getRow() == frame.rows().y() - 1) {
      Column column = frame.at(mouse.getPosition().getColumn());
      GameSummaries.Query query = page.query();
      boolean isSame = query.column() == column;
      return show(page.submitting(isSame ? query.turned() : query.by(column)), screen);
    }
    int row = frame.top() + mouse.getPosition().getRow() - frame.rows().y();
    if (!frame.rows().contains(mouse.getPosition().getColumn(), mouse.getPosition().getRow())
        || row >= page.count()) {
      return new PageResult.Show(page);
    }
    return row == page.at() ? opened(page) : show(page.at(row), screen);
  }

  private static PageResult typed(TablePage page, Input input, Extent screen) {
    String line = page.foot().entry().orElseThrow().text();
    boolean isFilter = line.charAt(0) == '/';
    if (input instanceof Input.Key pressed
        && Keys.isTab(pressed.stroke())
        && Completion.isFile(line)) {
      return Completion.tab(
          page.foot().entry().get(), Completion.OF_FILES, then -> page.typing(Optional.of(then)));
    }
    if (input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Enter) {
      TablePage quiet = page.typing(Optional.empty());
      return isFilter ? show(quiet, screen) : run(quiet, line.substring(1).strip(), screen);
    }
    Optional<CommandLineEdit> rest = new CommandLineEdit(line.substring(1)).on(input);
    TablePage next =
        page.typing(rest.map(entry -> new CommandLineEdit(line.substring(0, 1) + entry.text())));
    if (isFilter) {
      next = next.submitting(page.query().with(rest.map(CommandLineEdit::text).orElse("")));
    }
    return show(next, screen);
  }

  private static PageResult run(TablePage page, String command, Extent screen) {
    if (CommandLineEdit.isNumber(command)) {
      return goTo(page, command, screen);
    }
    int blank = command.indexOf(' ');
    String name = blank < 0 ? command : command.substring(0, blank);
    String rest = blank < 0 ? "" : command.substring(blank + 1).strip();
    return switch (name) {
      case "" -> new PageResult.Show(page);
      case "q", "quit" -> new PageResult.Back();
      case "help" -> help(page);
      case "settings" -> new PageResult.OpenSettings(page);
      case "theme" -> new PageResult.ChangeTheme(rest, page);
      case "open" -> new PageResult.OpenFile(rest, page);
      case "recent" -> new PageResult.OpenRecent(page);
      case "sort" -> show(page.submitting(page.query().turned()), screen);
      case "game" ->
          CommandLineEdit.isNumber(rest) ? goTo(page, rest, screen) : unknown(page, command);
      default -> unknown(page, command);
    };
  }

  private static PageResult unknown(TablePage page, String command) {
    return new PageResult.Show(page.saying(page.words().text("table.unknown", command)));
  }

  private static PageResult goTo(TablePage page, String digits, Extent screen) {
    int all = page.summaries().size();
    int number = digits.length() > LONGEST_NUMBER ? 0 : Integer.parseInt(digits);
    if (number < 1 || number > all) {
      String none = page.words().text("record.no.game", digits, all);
      return new PageResult.Show(page.saying(none));
    }
    TablePage there = page.onGame(number - 1);
    boolean isShown = there.count() > 0 && there.game(there.at()) == number - 1;
    return isShown
        ? show(there, screen)
        : new PageResult.Show(page.saying(page.words().text("table.hidden", digits)));
  }
}
