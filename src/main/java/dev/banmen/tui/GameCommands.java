package dev.banmen.tui;

import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.tui.term.Input;
import java.util.Locale;
import java.util.Optional;

/** What is typed after a colon on a game's page: a coordinate, or a command. */
final class GameCommands {
  private static final String THEME = "theme ";

  private GameCommands() {}

  static PageStep on(GamePage page, Entry entry, Input input) {
    boolean enter = input instanceof Input.Key key && key.code() == Input.Code.ENTER;
    return enter
        ? run(page.typing(Optional.empty()), entry.text().strip())
        : show(page.typing(entry.on(input)));
  }

  private static PageStep show(GamePage page) {
    return new PageStep.Show(page);
  }

  private static PageStep run(GamePage page, String command) {
    return switch (command.toLowerCase(Locale.ROOT)) {
      case "" -> show(page);
      case "q", "quit" -> new PageStep.Back();
      case "help" -> new PageStep.Open(HelpPage.of(page), page);
      case "edit" -> new PageStep.Open(EditorPage.of(page), page);
      case "pass" -> page.asking(new Event.Try(new Pass(page.hand())));
      case "resign" -> resign(page);
      case "undo" -> GameKeys.undo(page);
      case "redo" -> GameKeys.redo(page);
      default -> place(page, command);
    };
  }

  private static PageStep resign(GamePage page) {
    return page.session().isOver()
        ? show(page.saying(page.words().text("over")))
        : page.asking(new Event.Resign(page.hand()));
  }

  /** A coordinate as this game writes it. */
  private static String example(GamePage page) {
    return page.session().position().game().notation().name(page.cursor());
  }

  private static PageStep place(GamePage page, String name) {
    if (name.startsWith(THEME)) {
      return new PageStep.Dress(name.substring(THEME.length()).strip(), page);
    }
    Optional<Site> site = page.session().position().game().notation().parse(name);
    if (site.isEmpty()) {
      return show(page.saying(page.words().text("unknown", name, example(page))));
    }
    boolean onBoard = page.session().position().lattice().contains(site.get());
    GamePage there = onBoard ? page.at(site.get()) : page;
    return there.asking(new Event.Try(new Place(page.hand(), site.get())));
  }
}
