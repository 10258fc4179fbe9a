package dev.banmen.cli;

import dev.banmen.app.local.FileFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.PlayOptions;
import dev.banmen.cli.options.StartView;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen play [GAME] [--set k=v]... [--black WHO] [--white WHO] [--time TIME] [--resume]
 * [--from FILE [--game N] [--move N] [--board HOW]] [--coach] [--color WHICH] [--theme NAME]
 * [--ascii]}.
 */
record PlayCommand(PlayRun play) implements Command {
  private static final String COACH = "--coach";

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Play a game, two people at one keyboard.");
    String games =
        "One of " + play.context().games().ids() + "; not needed with --resume and --from.";
    Arguments.optional(spec, "GAME", games);
    Arguments.repeated(
        spec, "--set", "KEY=VALUE", "Choose an option of the game; 'banmen games' lists them.");
    Arguments.option(spec, "--black", "WHO", "Who plays Black, or first: human, or human:NAME.");
    Arguments.option(spec, "--white", "WHO", "Who plays White, or second.");
    Arguments.option(
        spec,
        "--time",
        "TIME",
        "A clock: 10m for the game, 10m+30s with so much added a move, 10m+5x30s with periods of"
            + " byo-yomi, 30s/move; or none.");
    Arguments.flag(
        spec, "--resume", "Go on with the game that was left last, of GAME if that is named.");
    Arguments.option(
        spec,
        "--from",
        "FILE",
        "Start from what FILE holds: a saved game or position, an exercise's input, or another recording.");
    Arguments.option(spec, "--game", "N", "Which game of FILE, from 1.");
    Arguments.option(
        spec, "--move", "N", "After which move; 0 is before the first, end is the usual.");
    Arguments.option(
        spec, "--board", "HOW", "How a board drawn in an exercise is read: array or picture.");
    Arguments.flag(spec, COACH, "Have a coach warn of what the rules can see; c ends it.");
    DisplayOptions.describeScreen(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    String id = parsed.matchedPositionalValue(0, "");
    try {
      StartView view = new PlayOptions(play.context(), id, parsed).view();
      DisplayOptions options = DisplayOptions.of(parsed, play.context());
      return play.play(view, id, parsed.hasMatchedOption(COACH) ? options.coached() : options);
    } catch (FileFault fault) {
      return play.context().fail(ExitCode.FAULT, fault.getMessage());
    }
  }
}
