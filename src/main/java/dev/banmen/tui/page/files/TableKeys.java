package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.Optional;

/** Handles the keys and commands of a table of games that other lists don't have. Stateless. */
final class TableKeys {
  private static final int LONGEST_NUMBER = 9;

  private TableKeys() {}

  /** Shows a page scrolled so that its chosen row is in view. */
  static PageResult show(TablePage page, Extent screen) {
    return new PageResult.Show(page.from(page.listed(screen).top()));
  }

  static PageResult other(TablePage page, KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case LEFT -> show(stepped(page, -1, screen), screen);
      case RIGHT -> show(stepped(page, 1, screen), screen);
      case HELP -> help(page);
      case ESCAPE ->
          page.query().words().isEmpty()
              ? new PageResult.Back()
              : show(page.submitting(page.query().with("")), screen);
      case DIGIT -> new PageResult.Show(typing(page, ":" + Character.toString(key.getCharacter())));
      case SEARCH -> new PageResult.Show(typing(page, "/" + page.query().words()));
      case COMMAND, GOTO -> new PageResult.Show(typing(page, ":"));
      default -> new PageResult.UnusedKey(key, page);
    };
  }

  private static PageResult help(TablePage page) {
    return page.help(page.words().text("table.help.text"));
  }

  private static TablePage typing(TablePage page, String line) {
    return page.typing(Optional.of(new CommandLineEdit(line)));
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

  /** Sorts by the column of the head that was clicked on, or the other way round. */
  static PageResult sorted(TablePage page, int col, Extent screen) {
    Column column = page.frame(screen).at(col);
    GameSummaries.Query query = page.query();
    boolean isSame = query.column() == column;
    return show(page.submitting(isSame ? query.turned() : query.by(column)), screen);
  }

  static PageResult typed(TablePage page, Input input, Extent screen) {
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
