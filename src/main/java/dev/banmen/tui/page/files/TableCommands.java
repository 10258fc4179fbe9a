package dev.banmen.tui.page.files;

import dev.banmen.command.Command;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.PageCommands;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Carries out what is typed after a colon at the games of a file. Immutable. */
final class TableCommands extends PageCommands<TablePage> {
  private final Extent screen;

  /**
   * The commands of a table.
   *
   * @param screen the one it is shown on
   */
  TableCommands(Extent screen) {
    this.screen = screen;
  }

  @Override
  protected Set<Where> where(TablePage page) {
    return EnumSet.of(Where.IN_FILE);
  }

  @Override
  protected PageAction run(TablePage page, Command command, String rest) {
    return switch (command) {
      case OPEN -> PageAction.openFile(rest, page);
      case RECENT -> PageAction.openRecent(page);
      case SORT -> page.submitting(page.query().turned()).inView(screen);
      case GAME -> goTo(page, rest);
      default -> common(page, command, rest);
    };
  }

  @Override
  protected Optional<PageAction> other(TablePage page, String line) {
    return TypedCommand.number(line).isPresent() ? Optional.of(goTo(page, line)) : Optional.empty();
  }

  private PageAction goTo(TablePage page, String digits) {
    int all = page.summaries().size();
    int number = TypedCommand.number(digits).orElse(0);
    if (number < 1 || number > all) {
      return page.saying(page.words().text("record.no.game", digits, all));
    }
    TablePage there = page.onGame(number - 1);
    boolean isShown = there.count() > 0 && there.game(there.at()) == number - 1;
    return isShown ? there.inView(screen) : page.saying(page.words().text("table.hidden", digits));
  }
}
