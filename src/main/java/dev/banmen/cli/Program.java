package dev.banmen.cli;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.files.CheckRun;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.OptionFault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;

/**
 * The program over given games and streams: arguments in, exit code out. Immutable but for the
 * streams; one thread.
 *
 * <p>Some commands bypass the option parser, which costs more to start than judging a short input,
 * and is slow with ten thousand names: {@code judge GAME [FILE...]}, {@code play GAME} and {@code
 * check FILE...}, as long as nothing looks like an option, {@code shell [--plain]}, and no argument
 * at all. They run the same code as the parsed ones.
 */
record Program(CommandContext context, Frontend frontend) {
  /** Runs one command. Never throws: whatever happens ends in a line and an exit code. */
  int run(String... args) {
    return run(isPlain(args), args);
  }

  /** Runs one command through the option parser or without it, if {@link #isPlain} allows. */
  int run(boolean plain, String... args) {
    try {
      return plain ? plain(args) : CommandTree.of(context, frontend, args).run(args);
    } catch (UsageFault | OptionFault fault) {
      return context.fail(ExitCode.USAGE, fault.getMessage());
    } catch (FileFault fault) {
      return context.fail(ExitCode.FAULT, fault.getMessage());
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, IoReason.named(e, context.local()));
    } catch (StandardStreams.UnwritableOutput e) {
      return context.fail(ExitCode.FAULT, context.text("unwritable.output", e.getMessage()));
    } catch (UncheckedIOException e) {
      return context.fail(ExitCode.FAULT, e.getMessage());
    } catch (Throwable bug) {
      return context.fail(ExitCode.FAULT, context.text("bug", bug));
    }
  }

  /** Whether these arguments mean the same without the option parser. */
  boolean isPlain(String... args) {
    if (isShell(args)) {
      return true;
    } else if (args.length < 2) {
      return args.length == 0;
    }
    for (int i = 1; i < args.length; i++) {
      if (looksLikeOption(args[i])) {
        return false;
      }
    }
    return args[0].equals("judge")
        || args[0].equals("check")
        || args[0].equals("play") && args.length == 2;
  }

  private static boolean isShell(String... args) {
    boolean isAlone = args.length == 1 || args.length == 2 && args[1].equals(ShellCommand.PLAIN);
    return isAlone && args[0].equals("shell");
  }

  private static boolean looksLikeOption(String arg) {
    return arg.isEmpty() || (arg.charAt(0) == '-' && arg.length() > 1);
  }

  private int plain(String... args) {
    if (args.length == 0) {
      return new PlayCommand(context, frontend).home(DisplayOptions.DEFAULTS);
    }
    List<String> words = Arrays.asList(args);
    return switch (args[0]) {
      case "shell" -> new ShellCommand(context).run(args.length == 2);
      case "play" -> new PlayCommand(context, frontend).play(args[1]);
      case "judge" ->
          new JudgeCommand(context)
              .judge(args[1], words.subList(2, args.length), JudgeCommand.DEFAULT_BOARD, false);
      default -> check(words.subList(1, args.length));
    };
  }

  private int check(List<String> files) {
    ReadingSettings reading = ReadingSettings.defaults(context.games());
    boolean isDone = new CheckRun(reading, context.streams()).check(files, false);
    return isDone ? ExitCode.DONE : ExitCode.FAULT;
  }
}
