package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.FileStore;
import dev.banmen.app.TypedTerms;
import dev.banmen.command.Command;
import dev.banmen.command.UnhandledCommand;
import dev.banmen.tui.term.Input;

/** Opens what a command names, such as a lesson or a new game, over another page. Stateless. */
public final class NamedPage {
  private static final int LONGEST_FILTER = 100;

  private NamedPage() {}

  /** Opens what follows a command; the page says why if it can't be opened. */
  public static PageResult of(Page page, Command command, String rest) {
    return switch (command) {
      case PAST -> past(page, rest);
      case LEARN -> lessons(page, rest);
      case DRILL -> drills(page, rest);
      case PLAY -> game(page, rest);
      default -> throw new UnhandledCommand(command);
    };
  }

  private static PageResult.PortAction game(Page page, String terms) {
    return (pages, me) -> {
      pages.show(page);
      pages.openGame(new TypedTerms(me).begin(terms), page);
    };
  }

  /** Opens a lesson, or the list of all, once what was learned so far is read. */
  public static PageResult lessons(Page page, String name) {
    return pages ->
        AwaitingPage.useOwnFiles(
                page,
                watch ->
                    name.isEmpty()
                        ? pages.factory().lessons(pages)
                        : pages.factory().lesson(pages, name),
                (lessons, now) -> new PageResult.OpenOther(lessons, page))
            .follow(pages);
  }

  /** Opens the exercises of a game and a kind, or the list of all, once the results are read. */
  public static PageResult drills(Page page, String named) {
    return pages ->
        AwaitingPage.useOwnFiles(
                page,
                watch ->
                    named.isEmpty()
                        ? pages.factory().drills(pages)
                        : pages.factory().drill(pages, named),
                (drills, now) -> new PageResult.OpenOther(drills, page))
            .follow(pages);
  }

  /** Opens the list of this person's finished games: those that have all words of a filter. */
  public static PageResult.PortAction past(Page page, String filter) {
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
