package dev.banmen.cli.files;

import dev.banmen.app.local.files.KnownAnswers;
import dev.banmen.app.local.files.PositionIndexes;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen find [QUERY]... FILE|FOLDER... [--json] [--count] [--sort KEY] [--to OUT] [--force]
 * [--lossy] [--forget] [--rules PRESET] [--board HOW] [--input FORMAT]}.
 */
public record FindCommand(CommandContext context) implements CliCommand {
  private static final String JSON = "--json";
  private static final String COUNT = "--count";
  private static final String SORT = "--sort";
  private static final String FORGET = "--forget";
  private static final String REST = "--";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen find dora games/",
        "banmen find player:dora result:B date:2016..2019 games/",
        "banmen find comment:ladder *.sgf --to ladders.sgf",
        "banmen find pos:game.sgf@30 games/");
    Arguments.positional(spec, "0..*", "0..*", "WORD");
    Arguments.flag(spec, JSON);
    Arguments.flag(spec, COUNT);
    Arguments.option(spec, SORT, "KEY");
    WritingOptions.describe(spec, "OUT");
    Arguments.flag(spec, FORGET);
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    List<String> words = parsed.matchedPositionalValue(0, List.of());
    if (parsed.hasMatchedOption(FORGET)) {
      return forget(words);
    } else if (words.isEmpty()) {
      throw new UsageFault(context.text("find.missing"));
    }
    int first = firstFile(words, parsed.originalArgs());
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    Optional<Comparator<FoundGame>> order = Arguments.value(parsed, SORT).map(this::order);
    WritingOptions writing = WritingOptions.of(parsed, context, reading);
    GameQuery query = new TypedQuery(context, reading).of(words.subList(0, first));
    List<String> files = writing.files(words.subList(first, words.size()));
    KnownAnswers known =
        ReadingOptions.areUsual(parsed)
            ? known(query, reading, writing.searched(), files)
            : KnownAnswers.none(query);
    boolean isCounted = parsed.hasMatchedOption(COUNT);
    boolean isJson = parsed.hasMatchedOption(JSON);
    Listing listing = new Listing(isCounted, isJson);
    List<FoundGame> kept = new ArrayList<>();
    boolean isKept = order.isPresent() || writing.target().isPresent();
    boolean isClean =
        new EachGame<>(reading, context.streams(), new FindRun(query, known))
            .run(files, found -> found.forEach(isKept ? kept::add : listing::add));
    known.save();
    order.ifPresent(kept::sort);
    isClean &= writing.write(kept);
    kept.forEach(listing::add);
    listing.end();
    if (listing.count == 0 && !isCounted && !isJson) {
      context.complain(context.text("find.none"));
    }
    return listing.count > 0 && isClean && writing.searched().isWhole()
        ? ExitCode.DONE
        : ExitCode.FAULT;
  }

  /** What earlier questions and indexes have left; what is read is kept where that is possible. */
  private KnownAnswers known(
      GameQuery query, ReadingSettings reading, SearchedFiles searched, List<String> files) {
    try {
      PositionIndexes indexes = PositionIndexes.in(context.host().cache(), reading);
      return KnownAnswers.of(query, indexes, searched.folders(), files, () -> false);
    } catch (IOException e) {
      return KnownAnswers.none(query); // it is found by reading all games
    }
  }

  private int forget(List<String> words) throws FileFault {
    if (!words.isEmpty()) {
      throw new UsageFault(context.text("find.forget"));
    }
    try {
      ReadingSettings reading = ReadingSettings.defaults(context.games());
      int deleted = PositionIndexes.in(context.host().cache(), reading).forget();
      context.say(context.text("find.forgotten", deleted) + "\n");
      return ExitCode.DONE;
    } catch (IOException e) {
      throw new FileFault(FORGET, IoReason.of(e, context.local()));
    }
  }

  /** Prints what is found: lines, JSON, or in the end how many there are. */
  private final class Listing {
    private static final int PIECE = 1 << 13;

    private final boolean isCounted;
    private final boolean isJson;
    private final StringBuilder text = new StringBuilder();
    private int count;

    Listing(boolean isCounted, boolean isJson) {
      this.isCounted = isCounted;
      this.isJson = isJson;
    }

    void add(FoundGame found) {
      count++;
      if (isCounted) {
        return;
      }
      text.append(
          isJson ? (count == 1 ? "[\n" : ",\n") + FindRun.json(found) : FindRun.line(found));
      if (text.length() >= PIECE) {
        say();
      }
    }

    void end() {
      if (isCounted) {
        text.append(count).append('\n');
      } else if (isJson) {
        text.append(count == 0 ? "[]\n" : "\n]\n");
      }
      say();
    }

    private void say() {
      context.say(text.toString());
      text.setLength(0);
    }
  }

  /** The index of the first word that is no part of the question. */
  private int firstFile(List<String> words, List<String> typed) {
    int rest = typed.indexOf(REST);
    int first = rest < 0 ? 0 : Math.max(0, words.size() - (typed.size() - rest - 1));
    while (rest < 0 && first < words.size() && !TypedQuery.isThere(words.get(first))) {
      first++;
    }
    if (first == words.size()) {
      throw TypedQuery.nowhere(words, context);
    } else if (rest < 0) {
      TypedQuery.checkFiles(words.subList(first, words.size()), "find", context);
    }
    return first;
  }

  private Comparator<FoundGame> order(String key) {
    return FoundGame.order(key)
        .orElseThrow(
            () ->
                new UsageFault(
                    context.text("find.sort", key, context.wording().choices(FoundGame.keys()))));
  }
}
