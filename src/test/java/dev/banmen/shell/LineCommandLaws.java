package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.banmen.command.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** What holds for every command in line mode, wherever it is typed. */
public final class LineCommandLaws {
  /**
   * Those that may be carried out without a word: what they do is heard, or seen, as it happens.
   */
  private static final Set<Command> SILENT =
      Set.of(Command.ECHO, Command.QUIT, Command.SAY, Command.CHAT, Command.NAME);

  /** What follows a command: nothing, a number, a point, a word, and what only some take. */
  private static final List<String> ARGUMENTS =
      List.of("", " 1", " b2", " nothing known", " b2 text", " on", " black human");

  private LineCommandLaws() {}

  /**
   * Each command is answered by a sentence, with and without arguments.
   *
   * @param heard what the last line was answered, a line each
   * @param typing types a line in an activity of its own
   */
  public static void check(List<String> heard, Consumer<String> typing) {
    Thread.UncaughtExceptionHandler usual = Thread.currentThread().getUncaughtExceptionHandler();
    List<Throwable> faults = new ArrayList<>();
    Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> faults.add(fault));
    try {
      checkEach(heard, typing);
    } finally {
      Thread.currentThread().setUncaughtExceptionHandler(usual);
    }
    assertThat(faults).isEmpty();
  }

  private static void checkEach(List<String> heard, Consumer<String> typing) {
    for (Command command : Command.values()) {
      for (String argument : ARGUMENTS) {
        String line = command.word() + argument;
        heard.clear();
        assertThatCode(() -> typing.accept(line)).as(line).doesNotThrowAnyException();
        if (!SILENT.contains(command)) {
          assertThat(String.join("", heard)).as(line).isNotBlank();
        }
      }
    }
  }
}
