package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.shell.PlainLines;
import dev.banmen.shell.Shell;
import dev.banmen.shell.Voice;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.function.Predicate;

/** The command {@code shell}, apart from its options' spelling. */
record Shelling(Games games, Streams streams) {
  /** Answers are written as they come; what could not be done goes where faults go. */
  record Script(Streams streams) implements Voice {
    @Override
    public void say(String line) {
      streams.say(line + "\n");
    }

    @Override
    public void complain(long number, String line) {
      streams.complain((number == 0 ? "" : "-:" + number + ": ") + line);
    }
  }

  /**
   * Runs the line mode.
   *
   * @param isPlain whether a script types
   * @param begin what to begin with; false if that cannot be
   * @return the exit code
   */
  int run(boolean isPlain, Predicate<Shell> begin) {
    return run(new Library(games), begin);
  }

  /** Runs the line mode for a script, over a library. */
  int run(Library library, Predicate<Shell> begin) {
    Shell shell = new Shell(new ShellHost(library), new Script(streams));
    if (!begin.test(shell)) {
      return ExitCode.FAULT;
    }
    try {
      boolean isClean = shell.run(new PlainLines(new BufferedInputStream(streams.in()), () -> {}));
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    } catch (IOException e) {
      streams.complain("standard input cannot be read: " + Hindrance.of(e));
      return ExitCode.FAULT;
    }
  }
}
