package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.survey.Grouping;
import dev.banmen.survey.TallyView;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen stats [FIELD:VALUE]... FILE|FOLDER... [--player NAME] [--by KEY] [--json] [--rules
 * PRESET] [--board HOW] [--input FORMAT]}.
 */
public record StatsCommand(CommandContext context) implements CliCommand {
  private static final String PLAYER = "--player";
  private static final String BY = "--by";
  private static final String JSON = "--json";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen stats --json *.sgf",
        "banmen stats date:2016.. games/ --player dora",
        "banmen stats games/ --by opening");
    Arguments.files(spec);
    Arguments.option(spec, PLAYER, "NAME");
    Arguments.option(spec, BY, "KEY");
    Arguments.flag(spec, JSON);
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    List<String> words = parsed.matchedPositionalValue(0, List.of());
    Optional<String> player = Arguments.value(parsed, PLAYER);
    List<Grouping> by =
        Arguments.value(parsed, BY)
            .map(key -> List.of(grouping(key, player.isPresent())))
            .orElse(
                player.isPresent()
                    ? List.of(Grouping.COLOUR, Grouping.OPPONENT, Grouping.OPENING)
                    : List.of());
    StatsRun counting =
        new StatsRun(context, reading, new TallyView(player, by), parsed.hasMatchedOption(JSON));
    return counting.count(words) ? ExitCode.DONE : ExitCode.FAULT;
  }

  private Grouping grouping(String key, boolean hasPlayer) {
    Optional<Grouping> known = Grouping.named(key);
    if (known.isEmpty()) {
      String choices = context.wording().choices(Grouping.ids());
      throw new UsageFault(context.text("stats.by", key, choices));
    } else if (known.get().isOfPlayer() && !hasPlayer) {
      throw new UsageFault(context.text("stats.by.player", key));
    }
    return known.get();
  }
}
