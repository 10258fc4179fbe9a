package dev.banmen.tui.page.home;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Family;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Carries out commands typed after a colon on the first page: a game, or a command. Stateless. */
final class HomeCommands {
  private static final String OPEN = "open ";
  private static final String THEME = "theme ";
  private static final String GAMES = "games ";

  private HomeCommands() {}

  static PageResult on(HomePage page, CommandLineEdit entry, Input input) {
    boolean enter =
        input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Enter;
    if (input instanceof Input.Key pressed && Keys.isTab(pressed.stroke())) {
      return Completion.tab(entry, known(page), next -> page.commanding(Optional.of(next)));
    }
    return enter
        ? run(page.saying(""), entry.text().strip())
        : new PageResult.Show(page.commanding(entry.on(input)));
  }

  static List<String> known(HomePage page) {
    List<String> known =
        new ArrayList<>(
            List.of("drill", "games", "help", "learn", OPEN, "quit", "settings", "start", THEME));
    page.person().games().families().forEach(family -> known.add(family.id()));
    return known;
  }

  private static PageResult run(HomePage page, String command) {
    String small = command.toLowerCase(Locale.ROOT);
    if (small.startsWith(OPEN)) {
      String file = command.substring(OPEN.length()).strip();
      return new PageResult.OpenFile(file, page);
    }
    if (small.startsWith(GAMES)) {
      return page.games(command.substring(GAMES.length()).strip());
    }
    if (small.startsWith(THEME)) {
      return new PageResult.ChangeTheme(command.substring(THEME.length()).strip(), page);
    }
    return switch (small) {
      case "" -> new PageResult.Show(page);
      case "games" -> page.games("");
      case "open" -> new PageResult.OpenFile("", page);
      case "q", "quit" -> new PageResult.Back();
      case "theme" -> new PageResult.ChangeTheme("", page);
      case "help" -> HomeKeys.help(page);
      case "learn" -> page.lessons();
      case "drill" -> page.drills();
      case "settings" -> new PageResult.OpenSettings(page);
      case "start" -> HomeKeys.begin(page);
      default -> new PageResult.Show(chosen(page, small));
    };
  }

  /** Chooses a game by its id. */
  private static HomePage chosen(HomePage page, String id) {
    List<Family> families = page.person().games().families();
    for (int i = 0; i < families.size(); i++) {
      if (families.get(i).id().equals(id)) {
        return page.in(HomePart.GAMES).at(i);
      }
    }
    return page.saying(page.words().text("home.unknown", id, page.person().games().choices()));
  }
}
