package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Optional;

/** What holds for the commands of every page. */
public final class CommandLaws {
  private CommandLaws() {}

  /** The words of the commands that are offered on a page. */
  public static <P extends TypingPage<P>> List<String> known(PageCommands<P> commands, P page) {
    return new Commands(FrontEnd.SCREEN, commands.where(page), Language.ENGLISH).known();
  }

  /**
   * The page carries out each command that the table has for it, and news leave what is typed there
   * alone.
   */
  public static <P extends TypingPage<P>> void check(PageCommands<P> commands, P page) {
    Optional<CommandLineEdit> typed = Optional.of(CommandLineEdit.of(":D4"));
    assertThat(((TypingPage<?>) page.typing(typed).saying("News")).entry()).isEqualTo(typed);
    for (String word : known(commands, page)) {
      Command command = Command.of(word).orElseThrow();
      assertThatCode(() -> commands.run(page, command, "")).as(word).doesNotThrowAnyException();
    }
  }
}
