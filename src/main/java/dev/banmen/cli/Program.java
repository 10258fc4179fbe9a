package dev.banmen.cli;

import dev.banmen.app.local.HostEnvironment;
import dev.banmen.app.local.ReadingSettings;
import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.files.CheckRun;
import dev.banmen.cli.files.StatsRun;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.Streams;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The program over given games and streams: arguments in, exit code out. Immutable but for the
 * streams; one thread.
 *
 * <p>Some commands bypass the option parser, which costs more to start than judging a short input,
 * and is slow with ten thousand names: {@code judge GAME [FILE...]}, {@code play GAME}, {@code
 * check FILE...} and {@code stats FILE...}, as long as nothing looks like an option, {@code shell
 * [--plain]}, and no argument at all. They run the same code as the parsed ones.
 */
final class Program {
  private final HostEnvironment host;
  private final Games games;
  private final Streams streams;
  private final Optional<Frontend> frontend;

  /**
   * A program that can run any number of commands in turn.
   *
   * @param frontend where to play; without one {@code play} isn't there
   */
  Program(HostEnvironment host, Games games, Streams streams, Optional<Frontend> frontend) {
    this.host = host;
    this.games = games;
    this.streams = streams;
    this.frontend = frontend;
  }

  /** Runs one command. Never throws: whatever happens ends in a line and an exit code. */
  int run(String... args) {
    return run(isPlain(args), args);
  }

  /** Runs one command through the option parser or without it, if {@link #isPlain} allows. */
  int run(boolean plain, String... args) {
    try {
      return plain ? plain(args) : CommandTree.of(host, games, streams, frontend, args).run(args);
    } catch (UsageFault | OptionFault fault) {
      streams.complain(fault.getMessage());
      return ExitCode.USAGE;
    } catch (Streams.Unwritable e) {
      streams.complain(wording().of("unwritable.output", e.getMessage()));
      return ExitCode.FAULT;
    } catch (UncheckedIOException e) {
      streams.complain(e.getMessage());
      return ExitCode.FAULT;
    } catch (Throwable bug) {
      streams.complain(wording().of("bug", bug));
      return ExitCode.FAULT;
    }
  }

  /** Whether these arguments mean the same without the option parser. */
  boolean isPlain(String... args) {
    if (isShell(args)) {
      return true;
    } else if (args.length < 2) {
      return args.length == 0 && frontend.isPresent();
    }
    for (int i = 1; i < args.length; i++) {
      if (looksLikeOption(args[i])) {
        return false;
      }
    }
    return args[0].equals("judge")
        || args[0].equals("check")
        || args[0].equals("stats")
        || (args[0].equals("play") && args.length == 2 && frontend.isPresent());
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
      return new PlayRun(games, streams, frontend.orElseThrow()).home(DisplayOptions.DEFAULTS);
    }
    if (isShell(args)) {
      return new ShellRun(host, games, streams).run(args.length == 2);
    }
    if (args[0].equals("play")) {
      return new PlayRun(games, streams, frontend.orElseThrow()).play(args[1]);
    }
    if (args[0].equals("judge")) {
      List<String> files = Arrays.asList(args).subList(2, args.length);
      return new ExerciseRun(games, streams)
          .judge(args[1], files, ExerciseRun.DEFAULT_BOARD, false);
    }
    return survey(args[0], Arrays.asList(args).subList(1, args.length));
  }

  private int survey(String command, List<String> files) {
    ReadingSettings reading = ReadingSettings.defaults(games);
    boolean isDone =
        command.equals("check")
            ? new CheckRun(reading, streams, false).check(files)
            : new StatsRun(reading, streams, false).count(files);
    return isDone ? ExitCode.DONE : ExitCode.FAULT;
  }

  private CliText wording() {
    return CliText.of(games);
  }
}
