package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.Tally;
import dev.banmen.survey.TallyJson;
import dev.banmen.survey.TallyText;
import java.util.List;

/** The command {@code stats}, apart from its options' spelling. For one use. */
public final class StatsRun implements EachGame.GameWork<Tally> {
  private final ReadingSettings reading;
  private final StandardStreams streams;
  private final boolean isJson;
  private final Tally all;

  public StatsRun(ReadingSettings reading, StandardStreams streams, boolean isJson) {
    this.reading = reading;
    this.streams = streams;
    this.isJson = isJson;
    all = new Tally(reading.games());
  }

  /** Counts the games of the files, prints the result, and returns whether all could be counted. */
  public boolean count(List<String> files) {
    boolean isClean = new EachGame<>(reading, streams, this).run(files, all::addAll);
    streams.say(isJson ? TallyJson.of(all) : TallyText.of(all));
    return isClean;
  }

  @Override
  public Tally fresh() {
    return all.fresh();
  }

  @Override
  public void add(Tally made, String file, int number, Recording recording) {
    made.add(recording);
  }
}
