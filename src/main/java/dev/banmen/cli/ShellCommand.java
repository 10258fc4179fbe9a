package dev.banmen.cli;

import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.shell.line.Editor;
import dev.banmen.shell.line.PlainLines;
import dev.banmen.shell.line.Shell;
import dev.banmen.shell.line.ShellOutput;
import dev.banmen.storage.StateFolder;
import dev.banmen.tui.term.EndingSignals;
import dev.banmen.tui.term.NativeLibrary;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen shell [--plain] [FILE]}. */
record ShellCommand(CommandContext context) implements CliCommand {
  /** The option for scripts: no editor, no prompt. */
  static final String PLAIN = "--plain";

  /** Writes answers at once to standard output; for scripts, faults to standard error. */
  record StreamOutput(StandardStreams streams, boolean isScript) implements ShellOutput {
    @Override
    public void say(String line) {
      streams.say(line + "\n");
    }

    @Override
    public void complain(long number, String line) {
      if (isScript) {
        streams.complain((number == 0 ? "" : "-:" + number + ": ") + line);
      } else {
        say(line);
      }
    }
  }

  /** The default start of line mode. Not a lambda, which would slow the start. */
  private record Greeting(boolean isHeard) implements Predicate<Shell> {
    @Override
    public boolean test(Shell shell) {
      return !isHeard || shell.greet();
    }
  }

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen shell", "banmen shell --plain < commands.txt");
    Arguments.flag(spec, PLAIN);
    Arguments.optional(spec, "FILE");
  }

  @Override
  public int run(ParseResult parsed) {
    String file = parsed.matchedPositionalValue(0, "");
    return file.isEmpty()
        ? run(parsed.hasMatchedOption(PLAIN))
        : run(parsed.hasMatchedOption(PLAIN), shell -> shell.open(file));
  }

  /** Runs the line mode without an opening; a script needs no greeting. */
  int run(boolean isPlain) {
    if (!isPlain) {
      HostEnvironment.classNotes().ifPresent(NativeLibrary::prepare);
    }
    return isPlain || !Editor.isPossible()
        ? run(library(), new Greeting(false))
        : talk(library(), new Greeting(true));
  }

  /** Runs the line mode, for a script if that types; {@code begin} is false if it fails. */
  int run(boolean isPlain, Predicate<Shell> begin) {
    return isPlain ? run(library(), begin) : begin(library(), begin);
  }

  /** The user's own, with the settings; what is wrong in these is said on standard error. */
  private Library library() {
    Library library = new Library(context.host(), context.games(), ScreenChoices.ALL);
    library.preferences().use(StartSettings.read(context).loaded());
    return library;
  }

  /** Runs the line mode over a library, for a script or a person. */
  int begin(Library library, Predicate<Shell> begin) {
    return Editor.isPossible() ? talk(library, begin) : run(library, begin);
  }

  /** Runs the line mode for a script, over a library. */
  int run(Library library, Predicate<Shell> begin) {
    Shell shell = new Shell(library, new StreamOutput(context.streams(), true));
    try {
      if (!begin.test(shell)) {
        return ExitCode.FAULT;
      }
      boolean isClean =
          shell.run(new PlainLines(new BufferedInputStream(context.streams().in()), () -> {}));
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    } catch (IOException e) {
      return context.fail(
          ExitCode.FAULT, context.text("unreadable.input", IoReason.of(e, context.local())));
    } finally {
      shell.leave(); // also what was started before the rest of the start failed
    }
  }

  /** Runs the line mode for somebody at a terminal. A refusal there does not fail the command. */
  private int talk(Library library, Predicate<Shell> begin) {
    Shell shell = new Shell(library, new StreamOutput(context.streams(), false));
    try {
      if (!begin.test(shell)) {
        return ExitCode.FAULT;
      }
      String type = context.host().variable("TERM");
      if (context.variables().containsKey("INSIDE_EMACS")
          && type.equals("dumb")) { // it edits lines itself
        shell.run(new PlainLines(context.streams().in(), () -> context.say(shell.prompt())));
      } else {
        context.say(shell.prompt());
        EndingSignals.listen();
        try (Editor editor = Editor.open(shell, type, history())) {
          shell.run(editor);
        }
      }
      context.say(library.farewellOfGames());
      return ExitCode.DONE;
    } catch (IOException e) {
      return context.fail(
          ExitCode.FAULT, context.text("screen.failed", IoReason.of(e, context.local())));
    } finally {
      shell.leave();
    }
  }

  /** The history file; line mode also works without one. */
  private Path history() throws IOException {
    Path state = context.host().state();
    try {
      StateFolder.made(state); // the editor makes the file, for its user alone too
    } catch (IOException e) {
      // What is typed is not remembered then.
    }
    return state.resolve("history");
  }
}
