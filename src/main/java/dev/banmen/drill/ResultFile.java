package dev.banmen.drill;

import dev.banmen.storage.UserFiles;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * The file of one person's results, a line for each answer: the newest {@link #MOST}. Immutable.
 *
 * @param files of that person
 */
public record ResultFile(UserFiles files) implements ResultStore {
  private static final String NAME = "drills";

  /** How many answers are remembered; older ones are dropped. */
  public static final int MOST = 10_000;

  private static final int MOST_BYTES = 2 << 20; // more than so many lines
  private static final int TRIMMED_BYTES = MOST_BYTES / 2; // beyond it, old lines are dropped

  @Override
  public List<DrillResult> results() throws IOException {
    return results(files.read(NAME, MOST_BYTES));
  }

  private static List<DrillResult> results(Optional<byte[]> bytes) {
    List<DrillResult> results = new ArrayList<>();
    String text = bytes.map(saved -> new String(saved, StandardCharsets.UTF_8)).orElse("");
    text.lines().forEach(line -> DrillResult.of(line).ifPresent(results::add));
    return List.copyOf(results.subList(Math.max(0, results.size() - MOST), results.size()));
  }

  @Override
  public void save(DrillRun run) throws IOException {
    long size = files.add(NAME, run.results().get(run.results().size() - 1).line());
    if (size > TRIMMED_BYTES) {
      files.change(NAME, MOST_BYTES, ResultFile::newest);
    }
    if (run.plan().out().isPresent()) {
      byte[] json = json(run).getBytes(StandardCharsets.UTF_8);
      WholeFile.replace(run.plan().out().get(), WholeFile.Readers.USER, out -> out.write(json));
    }
  }

  /** The newest of these results. */
  private static Optional<byte[]> newest(Optional<byte[]> all) {
    StringBuilder newest = new StringBuilder();
    results(all).forEach(result -> newest.append(result.line()).append('\n'));
    return Optional.of(newest.toString().getBytes(StandardCharsets.UTF_8));
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
