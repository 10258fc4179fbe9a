package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Family;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.judge.JudgeRun;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen judge GAME [FILE...] [--board array|picture] [--explain]}. */
record JudgeCommand(CommandContext context) implements CliCommand {
  /** Stands for the default way of reading a board, the game's first judge's. */
  static final String DEFAULT_BOARD = "";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen judge go --explain moves.txt");
    Arguments.positional(spec, "0", "1", "GAME");
    Arguments.positional(spec, "1..*", "0..1", "FILE");
    Arguments.option(spec, "--board", "array|picture");
    Arguments.flag(spec, "--explain");
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> files = parsed.matchedPositionalValue(1, List.of());
    if (files.contains("")) {
      throw new UsageFault(context.text("usage.empty.file"));
    }
    return judge(
        parsed.matchedPositionalValue(0, ""),
        files,
        parsed.matchedOptionValue("--board", DEFAULT_BOARD),
        parsed.hasMatchedOption("--explain"));
  }

  /** Judges files, or standard input if there are none, and returns the exit code. */
  int judge(String id, List<String> files, String board, boolean explains) {
    Judge judge = choose(context.family(id), board);
    StandardStreams streams = context.streams();
    JudgeRun run =
        new JudgeRun(
            judge, explains, context.language(), streams.in(), streams.out(), streams.err());
    return run.judge(files) ? ExitCode.DONE : ExitCode.FAULT;
  }

  private Judge choose(Family family, String board) {
    List<Judge> judges = RecordFormats.of(family).judges();
    if (judges.isEmpty()) {
      throw new UsageFault(context.text("judge.none", family.name()));
    }
    List<String> known = new ArrayList<>();
    for (Judge judge : judges) {
      if (board.equals(DEFAULT_BOARD) || judge.board().equals(board)) {
        return judge;
      }
      known.add(judge.board());
    }
    throw new UsageFault(
        context.text("judge.board", family.name(), board, context.wording().choices(known)));
  }
}
