package dev.banmen.lesson;

import dev.banmen.storage.AppendedLines;
import dev.banmen.storage.BoundedFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;

/**
 * The file that a learner's progress is saved in: one line per try, only ever appended to.
 *
 * @param file may be missing
 * @param clock gives the time of a try
 */
public record ProgressFile(Path file, Clock clock) {
  /** Far more tries than anybody makes. */
  private static final int MOST_BYTES = 16 << 20;

  /** The progress file in a user's data folder. */
  public static ProgressFile in(Path folder, Clock clock) {
    return new ProgressFile(folder.resolve("progress"), clock);
  }

  public Progress read() throws IOException {
    try {
      String text = new String(BoundedFile.bytes(file, MOST_BYTES), StandardCharsets.UTF_8);
      return Progress.of(List.of(text.split("\n")));
    } catch (NoSuchFileException e) {
      return Progress.NONE;
    }
  }

  /** Saves a try; returns it with its time. */
  public DatedStepResult add(StepResult tried) throws IOException {
    DatedStepResult timed = new DatedStepResult(LocalDateTime.now(clock), tried);
    AppendedLines.add(file, timed.line());
    return timed;
  }
}
