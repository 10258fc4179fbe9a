package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.Grouping;
import dev.banmen.survey.Tally;
import dev.banmen.survey.TallyJson;
import dev.banmen.survey.TallyText;
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
    Tally all = new Tally(reading.games(), new TallyView(player, by));
    boolean isWhole = count(words, reading, all);
    context.say(parsed.hasMatchedOption(JSON) ? TallyJson.of(all) : TallyText.of(all));
    return isWhole ? ExitCode.DONE : ExitCode.FAULT;
  }

  /**
   * Counts games; whether all files could be read.
   *
   * @param words one or more: fields that the games must have, then files and folders
   */
  private boolean count(List<String> words, ReadingSettings reading, Tally all) {
    int first = TypedQuery.fields(words);
    if (first == words.size()) {
      throw TypedQuery.nowhere(words, context);
    }
    TypedQuery.checkFiles(words.subList(first, words.size()), "stats", context);
    GameQuery query = new TypedQuery(context, reading).of(words.subList(0, first));
    SearchedFiles searched = new SearchedFiles(context, reading.formats(), Optional.empty());
    List<String> files = searched.of(words.subList(first, words.size()));
    boolean isClean =
        new EachGame<>(reading, context.streams(), new Counting(all, query))
            .run(files, all::addAll);
    return isClean && searched.isWhole();
  }

  private record Counting(Tally all, GameQuery query) implements EachGame.GameWork<Tally> {
    @Override
    public Tally fresh() {
      return all.fresh();
    }

    @Override
    public void add(Tally made, String file, int number, Recording recording) {
      if (query.holds(recording)) {
        made.add(recording);
      }
    }
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
