package dev.banmen.gtp.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The answer to one command while it is read. For one use. */
final class EngineAnswer {
  private static final String INTERRUPT = "# interrupt";
  private static final long NANOS = 1_000_000;

  private final EngineLink link;
  private final String id;
  private final long millis;
  private final long deadline;
  private final BooleanSupplier hurries;
  private boolean isHurried;
  private boolean isDone;

  /**
   * An answer still to come.
   *
   * @param millis after so many it is a fault
   * @param hurries whether the engine is sent GoGui's interrupt, which happens once
   */
  EngineAnswer(EngineLink link, String id, long millis, BooleanSupplier hurries) {
    this.link = link;
    this.id = id;
    this.millis = millis;
    this.hurries = hurries;
    deadline = System.nanoTime() + millis * NANOS;
  }

  /** Returns its lines; empty if the command failed. */
  Optional<List<String>> read() {
    List<String> all = rest(begin());
    return isDone ? Optional.of(all) : Optional.empty();
  }

  /** Returns the first line without what stands before it; lines before it are skipped. */
  String begin() {
    String line = next();
    for (int skipped = 1; !line.startsWith("=") && !line.startsWith("?"); skipped++) {
      check(skipped);
      line = next();
    }
    isDone = line.charAt(0) == '=';
    String text = line.substring(1);
    if (!text.equals(id) && !text.startsWith(id + " ")) {
      throw link.failed(EngineFault.Kind.INVALID_ANSWER, line);
    }
    return text.substring(id.length()).strip();
  }

  /** Whether the command was done, once the answer has begun. */
  boolean isDone() {
    return isDone;
  }

  /** Returns all lines up to the empty one that ends the answer. */
  List<String> rest(String first) {
    List<String> all = new ArrayList<>();
    all.add(first);
    for (String line = next(); !line.isBlank(); line = next()) {
      check(all.size());
      all.add(line.strip());
    }
    return all;
  }

  private void check(int count) {
    if (count >= EngineLimits.MOST_LINES) {
      throw link.failed(EngineFault.Kind.FLOODED, "");
    }
  }

  private String next() {
    while (System.nanoTime() - deadline < 0) {
      Optional<String> line = link.poll();
      if (line.isPresent()) {
        return line.get();
      }
      if (!isHurried && hurries.getAsBoolean()) {
        isHurried = true;
        link.write(INTERRUPT);
      }
    }
    throw link.failed(EngineFault.Kind.HUNG, Long.toString(Math.max(1, millis / 1000)));
  }
}
