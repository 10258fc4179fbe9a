package dev.banmen.tui.page.lobby;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** Carries out commands typed after a colon in the lobby. Stateless. */
final class LobbyCommands {
  /** What a line begins with that is a command. */
  static final String SIGN = ":";

  private static final String THEME = "theme ";

  private LobbyCommands() {}

  static PageResult on(LobbyPage page, CommandLineEdit line, Input input) {
    if (input instanceof Input.Key pressed && Keys.isTab(pressed.stroke())) {
      return Completion.tab(line, known(page), next -> page.typing(Optional.of(next)));
    } else if (input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.Enter) {
      LobbyPage closed = page.typing(Optional.empty()).saying("");
      return run(closed, line.text().substring(SIGN.length()).strip());
    }
    return new PageResult.Show(page.typing(line.on(input)).saying(""));
  }

  private static List<String> known(LobbyPage page) {
    List<String> known = new ArrayList<>();
    List.of("help", "quit", "settings").forEach(word -> known.add(SIGN + word));
    page.place().commands().forEach(word -> known.add(SIGN + word));
    return known;
  }

  private static PageResult run(LobbyPage page, String command) {
    String small = command.toLowerCase(Locale.ROOT);
    if (small.startsWith(THEME)) {
      return new PageResult.ChangeTheme(command.substring(THEME.length()).strip(), page);
    }
    return switch (small) {
      case "" -> new PageResult.Show(page);
      case "q", "quit" -> new PageResult.Back();
      case "theme" -> new PageResult.ChangeTheme("", page);
      case "help" -> page.help();
      case "settings" -> new PageResult.OpenSettings(page);
      default -> new PlaceCommand(command, page);
    };
  }

  /** Has the place carry out a command; its answer is a letter. */
  private record PlaceCommand(String text, LobbyPage page) implements PageResult.PortAction {
    @Override
    public void run(Pages pages, Person person) throws Refusal {
      pages.show(page);
      page.place()
          .command(text)
          .whenComplete((said, why) -> page.place().tell(why == null ? said : said(why)));
    }

    private static String said(Throwable why) {
      return (why instanceof CompletionException ? why.getCause() : why).getMessage();
    }
  }
}
