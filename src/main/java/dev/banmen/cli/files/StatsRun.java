package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.Tally;
import dev.banmen.survey.TallyJson;
import dev.banmen.survey.TallyText;
import dev.banmen.survey.TallyView;
import java.util.List;
import java.util.Optional;

/** The command {@code stats}, apart from its options' spelling. For one use. */
final class StatsRun {
  private final CommandContext context;
  private final ReadingSettings reading;
  private final boolean isJson;
  private final Tally all;

  /** The counting of games under one view. */
  StatsRun(CommandContext context, ReadingSettings reading, TallyView view, boolean isJson) {
    this.context = context;
    this.reading = reading;
    this.isJson = isJson;
    all = new Tally(reading.games(), view);
  }

  /**
   * Counts games, prints the result, and returns whether all files could be read.
   *
   * @param words one or more: fields that the games must have, then files and folders
   */
  boolean count(List<String> words) {
    int first = TypedQuery.fields(words);
    if (first == words.size()) {
      throw TypedQuery.nowhere(words, context);
    }
    GameQuery query = new TypedQuery(context, reading).of(words.subList(0, first));
    SearchedFiles searched = new SearchedFiles(context, reading.formats(), Optional.empty());
    List<String> files = searched.of(words.subList(first, words.size()));
    boolean isClean =
        new EachGame<>(reading, context.streams(), new Counting(all, query))
            .run(files, all::addAll);
    context.say(isJson ? TallyJson.of(all) : TallyText.of(all));
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
}
