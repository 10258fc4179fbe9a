package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.FileStore;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.TypedTerms;
import dev.banmen.command.Command;
import dev.banmen.command.UnhandledCommand;
import dev.banmen.tui.term.Input;

/** Opens what a command names, such as a lesson or a new game, over another page. Stateless. */
public final class NamedPage {
  private static final int LONGEST_FILTER = 100;

  private NamedPage() {}

  /** Opens what follows a command; the page says why if it can't be opened. */
  public static PageAction of(Page page, Command command, String rest) {
    return switch (command) {
      case PAST -> past(page, rest);
      case LEARN -> lessons(page, rest);
      case DRILL -> drills(page, rest);
      case PLAY -> game(page, rest);
      default -> throw new UnhandledCommand(command);
    };
  }

  private static PageAction game(Page page, String terms) {
    return page.then((pages, me) -> pages.openGame(new TypedTerms(me).begin(terms), page));
  }

  private interface OwnPage {
    Page of(PageFactory all, Pages pages, Pending.Watch watch) throws Refusal;
  }

  /** Opens a lesson, or the list of all, once what was learned so far is read. */
  public static PageAction lessons(Page page, String name) {
    return opened(
        page,
        (all, pages, watch) ->
            name.isEmpty() ? all.lessons(pages) : all.lesson(pages, name, watch));
  }

  /** Opens the exercises of a game and a kind, or the list of all, once the results are read. */
  public static PageAction drills(Page page, String named) {
    return opened(
        page, (all, pages, watch) -> named.isEmpty() ? all.drills(pages) : all.drill(pages, named));
  }

  private static PageAction opened(Page page, OwnPage made) {
    return (pages, me) ->
        pages.follow(
            AwaitingPage.useOwnFiles(
                page,
                watch -> made.of(pages.factory(), pages, watch),
                (found, now) -> PageAction.openOther(found, page)));
  }

  /** Opens the list of this person's finished games: those that have all words of a filter. */
  public static PageAction past(Page page, String filter) {
    return (pages, me) -> {
      pages.show(page);
      pages.pushOther(pages.factory().folder(pages, FileStore.PAST), page);
      if (!filter.isEmpty()) {
        pages.take(Input.Key.of('/'));
        filter.chars().limit(LONGEST_FILTER).forEach(c -> pages.take(Input.Key.of((char) c)));
        pages.take(Input.Key.of(KeyType.Enter));
      }
    };
  }
}
