package dev.banmen.drill;

import com.google.gson.stream.JsonWriter;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.StateFolder;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The file of one person's results, a line for each answer: the newest {@link #MOST}. Immutable.
 *
 * @param file may be missing
 */
public record ResultFile(Path file) implements ResultStore {
  /** How many answers are remembered; older ones are dropped. */
  public static final int MOST = 10_000;

  private static final int MOST_BYTES = 2 << 20; // more than so many lines

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
    return results;
  }

  @Override
  public void save(DrillRun run) throws IOException {
    List<DrillResult> results = new ArrayList<>(results());
    results.add(run.results().get(run.results().size() - 1));
    StringBuilder text = new StringBuilder();
    results.subList(Math.max(0, results.size() - MOST), results.size())
        .forEach(result -> text.append(result.line()).append('\n'));
    StateFolder.made(file.getParent());
    WholeFile.replace(
        file,
        WholeFile.Readers.USER,
        out -> out.write(text.toString().getBytes(StandardCharsets.UTF_8)));
    if (run.plan().out().isPresent()) {
      byte[] json = json(run).getBytes(StandardCharsets.UTF_8);
      WholeFile.replace(run.plan().out().get(), WholeFile.Readers.USER, out -> out.write(json));
    }
  }

  /** Writes the results of a run as one JSON object. */
  static String json(DrillRun run) throws IOException {
    StringWriter text = new StringWriter();
    JsonWriter json = new JsonWriter(text);
    json.beginObject();
    json.name("seed").value(run.plan().seed());
    json.name("right").value(run.right());
    json.name("answered").value(run.results().size());
    json.name("results").beginArray();
    for (DrillResult result : run.results()) {
      json.beginObject();
      json.name("kind").value(result.kind());
      json.name("right").value(result.isRight());
      json.name("millis").value(result.millis());
      json.endObject();
    }
    json.endArray().endObject();
    return text + "\n";
  }
}
