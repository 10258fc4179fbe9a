package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Fault;
import dev.banmen.survey.ArchiveCheck;
import dev.banmen.survey.ArchiveCheck.Findings;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.List;

/** The command {@code check}, apart from its options' spelling. For one use. */
public final class CheckRun implements BatchRunner.BatchWork<CheckRun.Checked> {
  /** The approximate size in characters of the pieces that lines are written in. */
  private static final int PIECE = 1 << 15;

  /**
   * The findings in some games of a file.
   *
   * @param isFirst whether the file's first game is among them
   * @param isRefused whether to report no later game of the file
   */
  record Checked(boolean isFirst, String lines, int games, int faults, boolean isRefused) {}

  private final ReadingSettings reading;
  private final StandardStreams streams;
  private final ArchiveCheck check;
  private final StringBuilder out = new StringBuilder();
  private long games;
  private long faults;
  private boolean isRefused; // whether to report no more of the current file

  public CheckRun(ReadingSettings reading, StandardStreams streams, boolean isStrict) {
    this.reading = reading;
    this.streams = streams;
    check = new ArchiveCheck(reading.games(), reading::ruled, isStrict);
  }

  /** Checks the files, and returns whether there was no fault. */
  public boolean check(List<String> files) {
    new BatchRunner<>(reading, streams, this).run(files, this::take);
    out.append(wording().of("check.done", games, faults)).append('\n');
    streams.say(out.toString());
    return faults == 0;
  }

  private void take(Checked checked) {
    isRefused &= !checked.isFirst();
    if (isRefused) {
      return;
    }
    isRefused = checked.isRefused();
    games += checked.games();
    faults += checked.faults();
    out.append(checked.lines());
    if (out.length() >= PIECE) {
      streams.say(out.toString());
      out.setLength(0);
    }
  }

  @Override
  public Checked of(String name, Archive archive, int from, int to) {
    try {
      Findings found = check.check(archive, from, to);
      String shown = Printable.of(name);
      StringBuilder lines = new StringBuilder();
      for (Fault fault : found.faults()) {
        lines
            .append(FileFault.line(shown, fault.line(), fault.column(), fault.text()))
            .append('\n');
      }
      return new Checked(
          from == 0, lines.toString(), found.games(), found.faults().size(), found.isRefused());
    } catch (IOException e) {
      return of(RecordingFile.unreadable(name, e, wording().local()));
    }
  }

  @Override
  public Checked of(FileFault fault) {
    return new Checked(true, Printable.of(fault.getMessage()) + "\n", 0, 1, false);
  }

  @Override
  public int games(Checked checked) {
    return checked.games();
  }

  private CliText wording() {
    return CliText.of(reading.games());
  }
}
