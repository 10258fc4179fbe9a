package dev.banmen.cli;

import dev.banmen.app.local.FileFault;
import dev.banmen.app.local.HostEnvironment;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.PlayOptions;
import dev.banmen.cli.options.StartView;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen play [GAME] [--set k=v]... [--black WHO] [--white WHO] [--time TIME] [--resume]
 * [--from FILE [--game N] [--move N] [--board HOW]] [--coach] [--color WHICH] [--theme NAME]
 * [--ascii]}.
 */
record PlayCommand(HostEnvironment host, PlayRun playing) implements Command {
  private static final String COACH = "--coach";

  @Override
  public String name() {
    return "play";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Play a game, two people at one keyboard.");
    String games = "One of " + playing.games().ids() + "; not needed with --resume and --from.";
    Arguments.optional(spec, "GAME", games);
    option(spec, "--set", "KEY=VALUE", "Choose an option of the game; 'banmen games' lists them.");
    option(spec, "--black", "WHO", "Who plays Black, or first: human, or human:NAME.");
    option(spec, "--white", "WHO", "Who plays White, or second.");
    option(
        spec,
        "--time",
        "TIME",
        "A clock: 10m for the game, 10m+30s with so much added a move, 10m+5x30s with periods of"
            + " byo-yomi, 30s/move; or none.");
    flag(spec, "--resume", "Go on with the game that was left last, of GAME if that is named.");
    option(
        spec,
        "--from",
        "FILE",
        "Start from what FILE holds: a saved game or position, an exercise's input, or another recording.");
    option(spec, "--game", "N", "Which game of FILE, from 1.");
    option(spec, "--move", "N", "After which move; 0 is before the first, end is the usual.");
    option(spec, "--board", "HOW", "How a board drawn in an exercise is read: array or picture.");
    flag(spec, COACH, "Have a coach warn of what the rules can see; c ends it.");
    DisplayOptions.describeScreen(spec);
  }

  private static void option(CommandSpec spec, String name, String label, String description) {
    OptionSpec.Builder option = OptionSpec.builder(name).paramLabel(label).description(description);
    if (name.equals("--set")) {
      option.type(List.class).auxiliaryTypes(String.class).arity("1");
    } else {
      option.type(String.class);
    }
    spec.addOption(option.build());
  }

  private static void flag(CommandSpec spec, String name, String description) {
    spec.addOption(OptionSpec.builder(name).description(description).build());
  }

  @Override
  public int run(ParseResult parsed) {
    String id = parsed.matchedPositionalValue(0, "");
    try {
      StartView opening = new PlayOptions(playing.games(), id, parsed).opening();
      DisplayOptions options =
          DisplayOptions.of(parsed, host.variables(), CliText.of(playing.games()));
      boolean isCoached = parsed.hasMatchedOption(COACH);
      return playing.play(opening, id, isCoached ? options.coached() : options);
    } catch (FileFault fault) {
      playing.streams().complain(fault.getMessage());
      return ExitCode.FAULT;
    }
  }
}
