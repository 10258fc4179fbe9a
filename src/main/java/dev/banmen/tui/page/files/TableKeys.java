package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import java.util.Optional;

/** Handles the keys and commands of a table of games that other lists don't have. Stateless. */
final class TableKeys {
  private static final String FILTER = "/";

  private TableKeys() {}

  /** Shows a page scrolled so that its chosen row is in view. */
  static PageResult show(TablePage page, Extent screen) {
    return page.from(page.listed(screen).top()).show();
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
      case DIGIT ->
          typing(page, TableCommands.SIGN + Character.toString(key.getCharacter())).show();
      case SEARCH -> typing(page, FILTER + page.query().words()).show();
      case COMMAND, GOTO -> typing(page, TableCommands.SIGN).show();
      default -> page.unused(key);
    };
  }

  static PageResult help(TablePage page) {
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
    if (line.startsWith(TableCommands.SIGN)) {
      return new TableCommands(screen).on(page, input);
    } else if (input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.Enter) {
      return show(page.typing(Optional.empty()), screen);
    }
    Optional<String> words =
        new CommandLineEdit(line.substring(1)).on(input).map(CommandLineEdit::text);
    TablePage next = page.typing(words.map(text -> new CommandLineEdit(FILTER + text)));
    return show(next.submitting(page.query().with(words.orElse(""))), screen);
  }
}
