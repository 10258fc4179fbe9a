package dev.banmen.lesson;

import dev.banmen.storage.UserFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * The file that a learner's progress is saved in: one line per try, only ever appended to.
 *
 * @param files of the learner
 * @param clock gives the time of a try
 */
public record ProgressFile(UserFiles files, Clock clock) {
  private static final String NAME = "progress";

  /** Far more tries than anybody makes. */
  private static final int MOST_BYTES = 16 << 20;

  public Progress read() throws IOException {
    Optional<byte[]> bytes = files.read(NAME, MOST_BYTES);
    return bytes.isEmpty()
        ? Progress.NONE
        : Progress.of(List.of(new String(bytes.get(), StandardCharsets.UTF_8).split("\n")));
  }

  /** Saves a try; returns it with its time. */
  public DatedStepResult add(StepResult tried) throws IOException {
    DatedStepResult timed = new DatedStepResult(LocalDateTime.now(clock), tried);
    files.add(NAME, timed.line());
    return timed;
  }
}
