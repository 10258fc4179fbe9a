package dev.banmen.bench;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.judge.JudgeRun;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A warm judge over one large input in memory. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class JudgeBenchmark {
  /** The load's name. */
  @Param({"go-random", "go-playouts", "go-kos", "go-snake", "go-big-eye", "othello", "dots"})
  public String load;

  private Judge judge;
  private byte[] input;

  /** Reads the input. */
  @Setup
  public void read() throws IOException {
    for (Load candidate : Loads.in(Path.of("target/bench/inputs"))) {
      if (candidate.name().equals(load)) {
        input = Files.readAllBytes(candidate.files().get(0));
        judge = RecordFormats.of(Catalog.ALL.find(candidate.game()).orElseThrow()).judges().get(0);
      }
    }
  }

  /** Judges it. */
  @Benchmark
  public boolean judge() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input);
    return new JudgeRun(judge, false, Language.ENGLISH, in, nowhere, nowhere).judge(List.of());
  }
}
