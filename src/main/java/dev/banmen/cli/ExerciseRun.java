package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Family;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.judge.JudgeRun;
import java.util.ArrayList;
import java.util.List;

/** The command {@code judge}, apart from its options' spelling. */
record ExerciseRun(CommandContext context) {
  /** Stands for the default way of reading a board, the game's first judge's. */
  static final String DEFAULT_BOARD = "";

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
      throw new UsageFault(context.text("judge.none", family.id()));
    }
    List<String> known = new ArrayList<>();
    for (Judge judge : judges) {
      if (board.equals(DEFAULT_BOARD) || judge.board().equals(board)) {
        return judge;
      }
      known.add(judge.board());
    }
    throw new UsageFault(
        context.text("judge.board", family.id(), board, context.wording().choices(known)));
  }
}
