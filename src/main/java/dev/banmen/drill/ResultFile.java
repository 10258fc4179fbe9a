package dev.banmen.drill;

import dev.banmen.storage.AppendedLines;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * The file of one person's results, a line for each answer: the newest {@link #MOST}. Immutable.
 *
 * @param file may be missing
 */
public record ResultFile(Path file) implements ResultStore {
  /** How many answers are remembered; older ones are dropped. */
  public static final int MOST = 10_000;

  private static final int MOST_BYTES = 2 << 20; // more than so many lines
  private static final int TRIMMED_BYTES = MOST_BYTES / 2; // beyond it, old lines are dropped

  /** Returns the file in a user's folder for data. */
  public static ResultFile in(Path folder) {
    return new ResultFile(folder.resolve("drills"));
  }

  @Override
  public List<DrillResult> results() throws IOException {
    List<DrillResult> results = new ArrayList<>();
    try {
      String text = new String(BoundedFile.bytes(file, MOST_BYTES), StandardCharsets.UTF_8);
      text.lines().forEach(line -> DrillResult.of(line).ifPresent(results::add));
    } catch (NoSuchFileException e) {
      // Nothing is saved yet.
    }
    return List.copyOf(results.subList(Math.max(0, results.size() - MOST), results.size()));
  }

  @Override
  public void save(DrillRun run) throws IOException {
    AppendedLines.add(file, run.results().get(run.results().size() - 1).line());
    if (Files.size(file) > TRIMMED_BYTES) {
      StringBuilder newest = new StringBuilder();
      results().forEach(result -> newest.append(result.line()).append('\n'));
      byte[] bytes = newest.toString().getBytes(StandardCharsets.UTF_8);
      WholeFile.replace(file, WholeFile.Readers.USER, out -> out.write(bytes));
    }
    if (run.plan().out().isPresent()) {
      byte[] json = json(run).getBytes(StandardCharsets.UTF_8);
      WholeFile.replace(run.plan().out().get(), WholeFile.Readers.USER, out -> out.write(json));
    }
  }

  /** Writes the results of a run as one JSON object: names of kinds need no escapes. */
  static String json(DrillRun run) {
    StringJoiner results = new StringJoiner(",");
    for (DrillResult result : run.results()) {
      results.add(
          String.format(
              Locale.ROOT,
              "{\"kind\":\"%s\",\"right\":%b,\"millis\":%d}",
              result.kind(),
              result.isRight(),
              result.millis()));
    }
    return String.format(
        Locale.ROOT,
        "{\"seed\":%d,\"right\":%d,\"answered\":%d,\"results\":[%s]}\n",
        run.plan().seed(),
        run.right(),
        run.results().size(),
        results);
  }
}
