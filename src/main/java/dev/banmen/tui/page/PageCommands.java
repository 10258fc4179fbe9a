package dev.banmen.tui.page;

import dev.banmen.app.FileStore;
import dev.banmen.command.Argument;
import dev.banmen.command.Choices;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.UnhandledCommand;
import dev.banmen.command.Where;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The line typed after a colon on a page: Enter carries out a command of the table, Tab completes
 * it, Up and Down bring back earlier ones. Stateless.
 *
 * @param <P> the kind of page
 */
public abstract class PageCommands<P extends TypingPage<P>> {
  /** The places where the line is typed, as far as commands depend on them. */
  protected abstract Set<Where> where(P page);

  /** Carries out a command; what every page has is left to {@link #common}. */
  protected abstract PageAction run(P page, Command command, String rest);

  /** Handles a line that is no command, such as a move; empty if it means nothing. */
  protected abstract Optional<PageAction> other(P page, String line);

  /** The other things that may be typed, in a few words; often empty. */
  protected String expected(P page) {
    return "";
  }

  /** The words that a line may be other than a command. */
  protected List<String> others(P page) {
    return List.of();
  }

  /** The words that may follow a command, apart from the names of files and themes. */
  protected List<String> following(P page, Argument argument) {
    return List.of();
  }

  private Commands commands(P page) {
    return new Commands(FrontEnd.SCREEN, where(page), page.words().language());
  }

  /** Handles an input while a line is typed. */
  public final PageAction on(P page, Input input) {
    CommandLineEdit line = page.entry().orElseThrow();
    String text = line.text();
    if (input instanceof Input.Key pressed) {
      switch (pressed.stroke().getKeyType()) {
        case Enter:
          return carryOut(page.entered(text.strip()), text.strip());
        case Tab, ReverseTab:
          return tab(page, line);
        case ArrowUp:
          return page.recalled(1);
        case ArrowDown:
          return page.recalled(-1);
        default:
          break;
      }
    }
    return page.typing(line.on(input));
  }

  /** Carries out a line as if it were typed on a page. */
  public final PageAction carryOut(P page, String line) {
    if (line.isEmpty()) {
      return page;
    }
    Commands commands = commands(page);
    TypedCommand typed = commands.read(line);
    if (typed.faultless().isPresent()) {
      try {
        return run(page, typed.command().get(), typed.rest());
      } catch (UnhandledCommand e) {
        FaultBarrier.report(e);
        return page.saying(commands.unknown(line, expected(page)));
      }
    }
    return other(page, line)
        .orElseGet(
            () ->
                page.saying(typed.fault().orElseGet(() -> commands.unknown(line, expected(page)))));
  }

  /** Carries out a command that every page has. */
  protected final PageAction common(P page, Command command, String rest) {
    return switch (command) {
      case QUIT -> PageAction.back();
      case SETTINGS -> PageAction.openSettings(page);
      case THEME -> PageAction.changeTheme(rest, page);
      case HELP ->
          rest.isEmpty()
              ? page.help()
              : commands(page)
                  .helpOn(rest)
                  .<PageAction>map(text -> TextPage.open(page.words(), text, page))
                  .orElseGet(() -> page.saying(commands(page).unknown(rest, expected(page))));
      default -> throw new UnhandledCommand(command);
    };
  }

  private PageAction tab(P page, CommandLineEdit line) {
    String text = line.text();
    int start = text.indexOf(' ', text.length() - text.stripLeading().length()) + 1;
    String command = text.substring(0, start);
    return (pages, person) -> {
      Optional<List<String>> names =
          line.choices().isEmpty()
              ? names(commands(page).argument(text), text.substring(start), pages)
              : Optional.empty();
      List<String> found =
          names
              .map(them -> them.stream().map(command::concat).toList())
              .orElseGet(() -> completions(page, text));
      pages.show(page.typing(Optional.of(line.completed(found))));
    };
  }

  /** The names of themes or files that begin like this; empty where none are typed. */
  private static Optional<List<String>> names(Argument argument, String begun, Pages pages) {
    FileStore files = pages.person().files();
    return switch (argument) {
      case THEME -> Optional.of(pages.themesStartingWith(begun));
      case NEW_FILE, MAYBE_NEW_FILE -> Optional.of(files.writableStartingWith(begun));
      case FILE, MAYBE_FILE -> Optional.of(files.startingWith(begun));
      default -> Optional.empty();
    };
  }

  /** The commands that a line may become. */
  private List<String> completions(P page, String text) {
    Choices choices =
        new Choices() {
          @Override
          public List<String> others() {
            return text.isEmpty() ? List.of() : PageCommands.this.others(page);
          }

          @Override
          public List<String> of(Argument argument, String rest) {
            return following(page, argument);
          }
        };
    return commands(page).completions(text, choices);
  }

  /** Paints what the line may become in one line above the keys, from the picked choice on. */
  public final void paint(Canvas canvas, P page) {
    CommandLineEdit line = page.entry().orElseThrow();
    List<String> lines =
        line.choices().isEmpty()
            ? completions(page, line.text())
            : line.choices().subList(line.at(), line.choices().size());
    if (!lines.isEmpty()) {
      List<String> words = lines.stream().map(String::strip).toList();
      canvas.fill(Role.TEXT);
      canvas.text(0, 0, String.join("  ", words), canvas.cols(), Role.QUIET);
    }
  }
}
