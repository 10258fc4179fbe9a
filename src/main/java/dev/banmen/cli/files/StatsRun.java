package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.survey.Tally;
import dev.banmen.survey.TallyJson;
import dev.banmen.survey.TallyText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The command {@code stats}, apart from its options' spelling. For one use. */
public final class StatsRun implements BatchRunner.BatchWork<StatsRun.FileTally> {
  /** The count of some games of a file, with a line for each that could not be counted. */
  record FileTally(Tally tally, List<String> faults) {}

  private final ReadingSettings reading;
  private final StandardStreams streams;
  private final boolean isJson;
  private final Tally all;
  private boolean isClean = true;

  public StatsRun(ReadingSettings reading, StandardStreams streams, boolean isJson) {
    this.reading = reading;
    this.streams = streams;
    this.isJson = isJson;
    all = new Tally(reading.games());
  }

  /** Counts the games of the files, prints the result, and returns whether all could be counted. */
  public boolean count(List<String> files) {
    new BatchRunner<>(reading, streams, this).run(files, this::take);
    streams.say(isJson ? TallyJson.of(all) : TallyText.of(all));
    return isClean;
  }

  private void take(FileTally counted) {
    all.addAll(counted.tally());
    for (String fault : counted.faults()) {
      streams.complain(fault);
      isClean = false;
    }
  }

  @Override
  public FileTally of(String name, Archive archive, int from, int to) {
    Tally tally = all.fresh();
    List<String> faults = new ArrayList<>();
    for (int game = from; game < to; game++) {
      try {
        tally.add(reading.ruled(archive.game(game, Note.UNHEARD)));
      } catch (InputFault fault) {
        faults.add(new FileFault(name, fault).getMessage());
      } catch (OptionFault fault) {
        faults.add(new FileFault(name, fault.getMessage()).getMessage());
      } catch (IOException e) {
        faults.add(RecordingFile.unreadable(name, e, wording().local()).getMessage());
        break;
      }
    }
    return new FileTally(tally, faults);
  }

  @Override
  public FileTally of(FileFault fault) {
    return new FileTally(all.fresh(), List.of(fault.getMessage()));
  }

  @Override
  public int games(FileTally counted) {
    return (int) counted.tally().games();
  }

  private CliText wording() {
    return CliText.of(reading.games());
  }
}
