package dev.banmen.cli;

import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Family;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.session.Terms;
import java.util.Map;

/** The command {@code play}, apart from its options' spelling. */
record PlayRun(CommandContext context, Frontend frontend) {
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
        id.isEmpty() || context.games().find(id).map(PlayRun::isJudged).orElse(false);
    String unshown = isJudged ? "terminal.play" : "terminal.play.only";
    return frontend.show(context, view, options, unshown, id.isEmpty() ? "GAME" : id);
  }

  private static boolean isJudged(Family family) {
    return !RecordFormats.of(family).judges().isEmpty();
  }
}
