package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.PlayOptions;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Family;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.session.Terms;
import dev.banmen.settings.Setting;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen play [GAME] [--set k=v]... [--black WHO] [--white WHO] [--time TIME] [--resume]
 * [--from FILE [--game N] [--move N] [--board HOW]] [--bot-time SECONDS] [--net FILE] [--coach]
 * [--color WHICH] [--theme NAME] [--ascii]}.
 */
record PlayCommand(CommandContext context, Frontend frontend) implements CliCommand {
  private static final String COACH = "--coach";
  private static final String BOT_TIME = "--bot-time";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen play go --set size=9 --set rules=japanese",
        "banmen play othello --white bot:3",
        "banmen play othello --black human:Anna --white human:Ben --time 10m",
        "banmen play --resume");
    Arguments.optional(spec, "GAME");
    PlayOptions.describeSet(spec);
    Arguments.option(spec, "--black", "PLAYER");
    Arguments.option(spec, "--white", "PLAYER");
    Arguments.option(spec, "--time", "TIME");
    Arguments.flag(spec, "--resume");
    Arguments.option(spec, "--from", "FILE");
    Arguments.option(spec, "--game", "N");
    Arguments.option(spec, "--move", "N");
    Arguments.option(spec, "--board", "HOW");
    Arguments.option(spec, BOT_TIME, "SECONDS");
    NetworkOption.describe(spec);
    Arguments.flag(spec, COACH);
    DisplayOptions.describeScreen(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    String id = parsed.matchedPositionalValue(0, "");
    StartView view = new PlayOptions(context, id, parsed).view();
    if (!id.isEmpty()) {
      NetworkOption.check(parsed, context, context.family(id));
    }
    DisplayOptions options = DisplayOptions.of(parsed, context);
    if (parsed.hasMatchedOption(COACH)) {
      options = options.with(Setting.COACH, "true");
    }
    if (parsed.hasMatchedOption(BOT_TIME)) {
      String seconds = parsed.matchedOptionValue(BOT_TIME, "");
      MatchCommand.millis("bot-time", seconds, context); // may reject it
      options = options.with(Setting.BOT_TIME, seconds);
    }
    CommandContext asking = NetworkOption.asking(parsed, context);
    return new PlayCommand(asking, frontend).play(view, id, options);
  }

  /** Plays a game with its default options. */
  int play(String id) {
    return play(new StartView.New(Terms.of(id, Map.of())), id, DisplayOptions.DEFAULTS);
  }

  /** Lets the user choose what to play. */
  int home(DisplayOptions options) {
    return frontend.show(context, new StartView.Home(), options, "terminal.home", "");
  }

  /** Plays the game that the user named by its id, if any, and returns the exit code. */
  int play(StartView view, String id, DisplayOptions options) {
    boolean isJudged =
        id.isEmpty() || context.games().find(id).map(PlayCommand::isJudged).orElse(false);
    String unshown = isJudged ? "terminal.play" : "terminal.play.only";
    return frontend.show(context, view, options, unshown, id.isEmpty() ? "GAME" : id);
  }

  private static boolean isJudged(Family family) {
    return !RecordFormats.of(family).judges().isEmpty();
  }
}
