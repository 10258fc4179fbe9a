package dev.banmen.tui.page.home;

import dev.banmen.command.Command;
import dev.banmen.command.Where;
import dev.banmen.game.Family;
import dev.banmen.tui.page.NamedPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.PageCommands;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Carries out commands typed after a colon on the first page: a game, or a command. Stateless. */
final class HomeCommands extends PageCommands<HomePage> {
  static final HomeCommands LINE = new HomeCommands();

  private HomeCommands() {}

  @Override
  protected Set<Where> where(HomePage page) {
    return EnumSet.of(Where.AT_HOME);
  }

  @Override
  protected List<String> others(HomePage page) {
    return page.person().games().families().stream().map(Family::id).toList();
  }

  @Override
  protected String expected(HomePage page) {
    return page.words().text("home.expected", page.person().games().choices());
  }

  @Override
  protected PageAction run(HomePage page, Command command, String rest) {
    return switch (command) {
      case OPEN -> PageAction.openFile(rest, page);
      case PAST, LEARN, DRILL, PLAY -> NamedPage.of(page, command, rest);
      case START -> HomeKeys.begin(page);
      default -> common(page, command, rest);
    };
  }

  /** Chooses a game by its id: against the computer, unless the cursor is where people play. */
  @Override
  protected Optional<PageAction> other(HomePage page, String line) {
    int at = others(page).indexOf(line.toLowerCase(Locale.ROOT));
    boolean isElsewhere = page.row().filter(row -> !row.plays()).isPresent();
    HomePage kind = isElsewhere ? page.filled(page.form().against(true)) : page;
    return at < 0 ? Optional.empty() : Optional.of(kind.in(HomePart.GAMES).at(at));
  }
}
