package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.PlayOptions;
import dev.banmen.cli.options.StartView;
import dev.banmen.settings.Setting;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen play [GAME] [--set k=v]... [--black WHO] [--white WHO] [--time TIME] [--resume]
 * [--from FILE [--game N] [--move N] [--board HOW]] [--bot-time SECONDS] [--coach] [--color WHICH]
 * [--theme NAME] [--ascii]}.
 */
record PlayCommand(PlayRun play) implements Command {
  private static final String COACH = "--coach";
  private static final String BOT_TIME = "--bot-time";

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description("Play a game: against the computer, or two players at one keyboard.");
    Arguments.examples(
        spec,
        "banmen play go --set size=9 --set rules=japanese",
        "banmen play othello --white bot:3",
        "banmen play othello --black human:Anna --white human:Ben --time 10m",
        "banmen play --resume");
    Arguments.optional(
        spec,
        "GAME",
        "Game: " + play.context().games().choices() + ". Not needed with --resume or --from.");
    PlayOptions.describeSet(spec);
    Arguments.option(
        spec,
        "--black",
        "PLAYER",
        "Who moves first (Black, or A): human, or human:NAME to give a name; bot or bot:LEVEL plays as"
            + " the computer, gtp:COMMAND as another program that speaks GTP.");
    Arguments.option(
        spec,
        "--white",
        "PLAYER",
        "Who moves second (White, or B): human, or human:NAME to give a name; bot or bot:LEVEL plays as"
            + " the computer, gtp:COMMAND as another program that speaks GTP.");
    Arguments.option(
        spec,
        "--time",
        "TIME",
        "Clock: 10m (for the whole game), 10m+30s (10 minutes, plus 30 seconds per move), 10m+5x30s"
            + " (10 minutes, plus 5 byo-yomi periods of 30 seconds), 30s/move, or none.");
    Arguments.flag(spec, "--resume", "Resume the last unfinished game, or the last one of GAME.");
    Arguments.option(
        spec, "--from", "FILE", "Start from a saved game, a recorded game or an exercise's input.");
    Arguments.option(spec, "--game", "N", "Number of the game in FILE. Default: 1.");
    Arguments.option(
        spec,
        "--move",
        "N",
        "Start after this move: a number, 0 for the start of the game, or end. Default: end.");
    Arguments.option(
        spec, "--board", "HOW", "How to read a board drawn in an exercise: array or picture.");
    Arguments.option(
        spec,
        BOT_TIME,
        "SECONDS",
        "Longest time the computer may think about a move, such as 0.3. Default: 10.");
    Arguments.flag(spec, COACH, "Warn before moves that give something away.");
    DisplayOptions.describeScreen(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    String id = parsed.matchedPositionalValue(0, "");
    try {
      StartView view = new PlayOptions(play.context(), id, parsed).view();
      DisplayOptions options = DisplayOptions.of(parsed, play.context());
      if (parsed.hasMatchedOption(COACH)) {
        options = options.with(Setting.COACH, "true");
      }
      if (parsed.hasMatchedOption(BOT_TIME)) {
        String seconds = parsed.matchedOptionValue(BOT_TIME, "");
        MatchCommand.millis("bot-time", seconds, play.context()); // may reject it
        options = options.with(Setting.BOT_TIME, seconds);
      }
      return play.play(view, id, options);
    } catch (FileFault fault) {
      return play.context().fail(ExitCode.FAULT, fault.getMessage());
    }
  }
}
