package dev.banmen.cli.files;

import dev.banmen.app.local.files.FormatOutput;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.record.Formats;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The command {@code convert}, apart from its options' spelling. Immutable.
 *
 * @param to the name of the format to write; empty for that of the file extension
 * @param isForced whether an existing file is overwritten
 * @param isLossy whether what the format cannot hold is left out
 */
public record ConvertRun(
    ReadingSettings reading, Optional<String> to, boolean isForced, boolean isLossy) {
  /**
   * Writes the games of one file into another.
   *
   * @param complained gets a line on each thing that the reader repaired
   * @return the games that cannot be read
   */
  public Converted convert(
      String in, String out, InputStream standardInput, Consumer<String> complained)
      throws FileFault {
    Format target = target(out);
    checkFree(out);
    try (RecordingFile file = RecordingFile.open(in, reading, standardInput)) {
      GamesOfFile games = new GamesOfFile(file.archive(), reading, target);
      boolean isSameFormat = file.format().name().equals(target.name());
      List<InputFault> kept = isSameFormat ? games.keep() : List.of();
      List<InputFault> leftOut = isLossy ? games.leaveOut() : List.of();
      Optional<String> loss = isLossy ? Optional.empty() : loss(target, games, isSameFormat);
      if (loss.isPresent()) {
        throw new FileFault(in, wording().of("convert.loss", target.name(), loss.get()));
      }
      write(out, games, repair -> complained.accept(line(in, repair)));
      return new Converted(faults(in, kept), faults(in, leftOut));
    } catch (GamesOfFile.UnreadableGame e) {
      throw new FileFault(in, e.fault());
    } catch (OptionFault fault) {
      throw new FileFault(in, fault.getMessage());
    }
  }

  private static String line(String in, Note repair) {
    return FileFault.line(in, repair.line(), repair.column(), repair.text());
  }

  private static Optional<String> loss(Format target, GamesOfFile games, boolean isSameFormat) {
    return isSameFormat ? target.lossOfOwn(games) : target.loss(games);
  }

  /** A line on each game that cannot be read: those written unchanged, and those left out. */
  public record Converted(List<FileFault> kept, List<FileFault> leftOut) {}

  private static List<FileFault> faults(String in, List<InputFault> faults) {
    return faults.stream().map(fault -> new FileFault(in, fault)).toList();
  }

  private void checkFree(String out) throws FileFault {
    try {
      if (!isForced && NewFile.isTaken(out, wording().local())) {
        throw new FileFault(out, wording().of("convert.taken"));
      }
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, wording().local()));
    }
  }

  private void write(String out, GamesOfFile games, Consumer<Note> repairs) throws FileFault {
    WholeFile.Contents contents =
        stream -> {
          FormatOutput answer = new FormatOutput(stream);
          games.write(answer, repairs);
          answer.flush();
        };
    try {
      if (isForced) {
        NewFile.replace(out, contents, wording().local());
      } else {
        NewFile.write(out, contents, wording().local());
      }
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, wording().local()));
    }
  }

  private Format target(String out) {
    Formats formats = reading.formats();
    List<Format> written = formats.all().stream().filter(format -> !format.isOnlyRead()).toList();
    String names = new Formats(written, wording().language()).choices();
    if (out.equals(RecordingFile.STANDARD_INPUT)) {
      throw new UsageFault(wording().of("convert.input"));
    }
    Optional<Format> told =
        to.isPresent()
            ? formats.byNameOrExtension(to.get())
            : new Formats(written, wording().language())
                .byExtension(out)
                .or(() -> formats.byExtension(out));
    if (told.isPresent() && told.get().isOnlyRead()) {
      throw new UsageFault(wording().of("convert.read-only", told.get().name(), names));
    }
    return told.orElseThrow(() -> new UsageFault(none(out, names)));
  }

  private String none(String out, String names) {
    return to.isPresent()
        ? wording().of("format.unknown", to.get(), names)
        : wording().of("format.ending", out, names);
  }

  private CliText wording() {
    return CliText.of(reading.games());
  }
}
