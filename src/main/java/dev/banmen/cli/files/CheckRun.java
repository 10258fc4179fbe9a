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
import dev.banmen.survey.Finding;
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
  record Checked(
      boolean isFirst, String lines, int games, int faults, int unusual, boolean isRefused) {}

  private final ReadingSettings reading;
  private final StandardStreams streams;
  private final ArchiveCheck check;
  private final StringBuilder out = new StringBuilder();
  private long games;
  private long faults;
  private long unusual;
  private boolean isRefused; // whether to report no more of the current file

  public CheckRun(ReadingSettings reading, StandardStreams streams) {
    this.reading = reading;
    this.streams = streams;
    check = new ArchiveCheck(reading.games(), reading::ruled);
  }

  /** Checks the files, and returns whether there is no fault, and if strict nothing unusual. */
  public boolean check(List<String> files, boolean isStrict) {
    new BatchRunner<>(reading, streams, this).run(files, this::take);
    String done =
        wording().of(unusual == 0 ? "check.done" : "check.done.unusual", games, faults, unusual);
    streams.say(out.append(done).append('\n').toString());
    return faults == 0 && !(isStrict && unusual > 0);
  }

  private void take(Checked checked) {
    isRefused &= !checked.isFirst();
    if (isRefused) {
      return;
    }
    isRefused = checked.isRefused();
    games += checked.games();
    faults += checked.faults();
    unusual += checked.unusual();
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
      for (Finding one : found.found()) {
        Fault fault = one.fault();
        String text =
            one.count() == 1
                ? fault.text()
                : wording().of("check.more", fault.text(), one.count() - 1);
        lines.append(FileFault.line(shown, fault.line(), fault.column(), text)).append('\n');
      }
      int strange = (int) found.found().stream().filter(Finding::isUnusual).count();
      return new Checked(
          from == 0,
          lines.toString(),
          found.games(),
          found.found().size() - strange,
          strange,
          found.isRefused());
    } catch (IOException e) {
      return of(RecordingFile.unreadable(name, e, wording().local()));
    }
  }

  @Override
  public Checked of(FileFault fault) {
    return new Checked(true, Printable.of(fault.getMessage()) + "\n", 0, 1, 0, false);
  }

  @Override
  public int games(Checked checked) {
    return checked.games();
  }

  private CliText wording() {
    return CliText.of(reading.games());
  }
}
