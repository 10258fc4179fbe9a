package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import dev.banmen.storage.WholeFile;
import dev.banmen.survey.FoundGame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A new file of recordings that a command writes. Immutable.
 *
 * @param out its name
 * @param isForced whether it may replace a file that is there
 */
record NewRecordings(CommandContext context, String out, boolean isForced) {
  /** What is in the file. */
  @FunctionalInterface
  interface Contents {
    void writeTo(RecordOutput answer) throws IOException;
  }

  /**
   * Its format.
   *
   * @param to the name or extension that was asked for; empty to go by the file's name
   * @throws UsageFault if that can't be told, or the format is only read
   */
  Format format(Optional<String> to, Formats formats) {
    List<Format> written = formats.all().stream().filter(format -> !format.isOnlyRead()).toList();
    String names = new Formats(written, context.language()).choices();
    if (out.equals(RecordingFile.STANDARD_INPUT)) {
      throw new UsageFault(context.text("convert.input"));
    }
    Optional<Format> told =
        to.isPresent()
            ? formats.byNameOrExtension(to.get())
            : new Formats(written, context.language())
                .byExtension(out)
                .or(() -> formats.byExtension(out));
    if (told.isPresent() && told.get().isOnlyRead()) {
      throw new UsageFault(context.text("convert.read-only", told.get().name(), names));
    }
    return told.orElseThrow(
        () ->
            new UsageFault(
                to.isPresent()
                    ? context.text("format.unknown", to.get(), names)
                    : context.text("format.ending", out, names)));
  }

  /** Refuses to replace a file, before any work is done. */
  void checkFree() throws FileFault {
    try {
      if (!isForced && NewFile.isTaken(out, context.local())) {
        throw new FileFault(out, context.text("convert.taken"));
      }
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, context.local()));
    }
  }

  /** Writes the file, whole or not at all. */
  void write(Contents all) throws FileFault {
    WholeFile.Contents contents =
        stream -> {
          RecordOutput answer = new RecordOutput(stream);
          all.writeTo(answer);
          answer.flush();
        };
    try {
      if (isForced) {
        NewFile.replace(out, contents, context.local());
      } else {
        NewFile.write(out, contents, context.local());
      }
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, context.local()));
    }
  }

  /**
   * Writes games that were found, each read again.
   *
   * @param isLossy whether what the format can't hold is left out, and said if it is a whole game
   * @return whether all were written, perhaps in part
   */
  boolean write(List<FoundGame> found, Format target, ReadingSettings reading, boolean isLossy)
      throws FileFault {
    List<FoundGame> held = isLossy ? held(found, target, reading) : found;
    try (FoundRecordings games = new FoundRecordings(context, reading, held, target)) {
      write(games, 0, games.size(), target, isLossy);
    }
    return held.size() == found.size();
  }

  private List<FoundGame> held(List<FoundGame> found, Format target, ReadingSettings reading) {
    List<FoundGame> held = new ArrayList<>();
    try (FoundRecordings games = new FoundRecordings(context, reading, found, target)) {
      for (int i = 0; i < found.size(); i++) {
        try {
          games.get(i);
          held.add(found.get(i));
        } catch (GamesOfFile.UnreadableGame e) {
          context.complain(e.fault().getMessage());
        }
      }
    }
    return held;
  }

  /** Writes some of the games that were found. */
  void write(FoundRecordings found, int from, int to, Format target, boolean isLossy)
      throws FileFault {
    write(found.subList(from, to), target, isLossy, found::write);
  }

  /**
   * Writes games.
   *
   * @param isLossy whether what the format can't hold is left out
   * @param begun what is done once it is known that all is held
   */
  void write(List<Recording> games, Format target, boolean isLossy, Runnable begun)
      throws FileFault {
    try {
      Optional<String> loss = isLossy ? Optional.empty() : target.loss(games);
      if (loss.isPresent()) {
        throw new FileFault(out, context.text("convert.loss", target.name(), loss.get()));
      }
      begun.run();
      write(answer -> target.write(games, answer));
    } catch (GamesOfFile.UnreadableGame e) {
      throw e.fault();
    } catch (OptionFault fault) {
      throw new FileFault(out, fault.getMessage());
    }
  }
}
