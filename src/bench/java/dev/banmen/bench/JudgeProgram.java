package dev.banmen.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that judges inputs, as a whole process.
 *
 * @param command its words
 * @param readsFiles whether it takes all files in one run; else it runs once for each, on standard
 *     input
 */
record JudgeProgram(List<String> command, boolean readsFiles) {
  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

  /** Wall-clock seconds for all files of the load. */
  double seconds(Load load) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    for (ProcessBuilder run : runs(load, Path.of("/dev/null"))) {
      run.start().waitFor();
    }
    return (System.nanoTime() - begin) / 1e9;
  }

  /** The answers to a load, written into a file; false if the program failed. */
  boolean answers(Load load, Path out) throws IOException, InterruptedException {
    Files.deleteIfExists(out);
    boolean isFine = true;
    for (ProcessBuilder run : runs(load, out)) {
      isFine &= run.start().waitFor() == 0;
    }
    return isFine;
  }

  /** Peak resident memory in MB, sampled while it runs; 0 if the system does not report it. */
  long peakMegabytes(Load load) throws IOException {
    long peak = 0;
    for (ProcessBuilder run : runs(load, Path.of("/dev/null"))) {
      Process process = run.start();
      Path status = Path.of("/proc/" + process.pid() + "/status");
      while (process.isAlive()) {
        peak = Math.max(peak, peakKilobytes(status));
      }
    }
    return peak / 1024;
  }

  private static long peakKilobytes(Path status) {
    try {
      Matcher matcher = PEAK.matcher(Files.readString(status));
      return matcher.find() ? Long.parseLong(matcher.group(1)) : 0;
    } catch (IOException e) {
      return 0; // it has just ended
    }
  }

  private List<ProcessBuilder> runs(Load load, Path out) {
    List<ProcessBuilder> runs = new ArrayList<>();
    if (readsFiles) {
      List<String> line = new ArrayList<>(command);
      line.add(load.game());
      load.files().forEach(file -> line.add(file.toString()));
      runs.add(new ProcessBuilder(line));
    } else {
      for (Path file : load.files()) {
        runs.add(new ProcessBuilder(command).redirectInput(file.toFile()));
      }
    }
    for (ProcessBuilder run : runs) {
      run.redirectOutput(ProcessBuilder.Redirect.appendTo(out.toFile()));
      run.redirectError(ProcessBuilder.Redirect.INHERIT);
    }
    return runs;
  }
}
