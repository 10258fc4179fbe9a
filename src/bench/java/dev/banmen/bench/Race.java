package dev.banmen.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Times the judges as whole processes, start to exit, and prints one row a load. With the folder of
 * C++ programs for the same exercises, both take turns on each load, and the ratio is the median of
 * the pairs'; where there are several for a game, the faster one counts.
 */
public final class Race {
  private static final Map<String, List<String>> SOURCES =
      Map.of("go", List.of("go-a", "go-b"), "othello", List.of("othello"), "dots", List.of("dots"));

  private final Path folder;
  private final int rounds;
  private final JudgeProgram ours;
  private final Map<String, JudgeProgram> theirs = new TreeMap<>();

  private Race(Path folder, String command, int rounds) {
    this.folder = folder;
    this.rounds = rounds;
    this.ours = new JudgeProgram(List.of(command, "judge"), true);
  }

  /**
   * Races.
   *
   * @param args folder to work in, launcher, rounds, a part of the loads' names ({@code all} for
   *     every one), and perhaps the folder of the other programs' sources
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    Race race = new Race(folder, args[1], Integer.parseInt(args[2]));
    if (args.length > 4) {
      race.compile(Path.of(args[4]));
    }
    System.out.printf(
        "%-16s %9s %12s %8s %9s %6s %6s%n",
        "input", "ours ms", "steps/s", "peak MB", "theirs ms", "ratio", "limit");
    for (Load load : Loads.in(folder.resolve("inputs"))) {
      if (args[3].equals("all") || load.name().contains(args[3])) {
        race.row(load);
      }
    }
  }

  private void compile(Path sources) throws IOException, InterruptedException {
    for (List<String> names : SOURCES.values()) {
      for (String name : names) {
        Path source = sources.resolve(name + ".cpp");
        Path program = folder.resolve(name);
        List<String> line =
            List.of("g++", "-O2", "-w", "-o", program.toString(), source.toString());
        if (!Files.exists(source) || new ProcessBuilder(line).inheritIO().start().waitFor() != 0) {
          System.out.println(name + " was not compiled");
        } else {
          theirs.put(name, new JudgeProgram(List.of(program.toString()), false));
        }
      }
    }
  }

  private void row(Load load) throws IOException, InterruptedException {
    JudgeProgram other = faster(load);
    double[] times = new double[rounds];
    double[] otherTimes = new double[rounds];
    double[] ratios = new double[rounds];
    ours.seconds(load); // fills the page cache, and may note classes
    ours.seconds(load); // may make the archive of them
    for (int i = 0; i < rounds; i++) {
      times[i] = ours.seconds(load);
      if (other != null) {
        otherTimes[i] = other.seconds(load);
        ratios[i] = times[i] / otherTimes[i];
      }
    }
    double seconds = median(times);
    System.out.printf(
        "%-16s %9.0f %12.0f %8d",
        load.name(), seconds * 1000, load.steps() / seconds, ours.peakMegabytes(load));
    if (other != null) {
      double ratio = median(ratios);
      System.out.printf(
          " %9.0f %6.2f %6.2f %s%s",
          median(otherTimes) * 1000,
          ratio,
          load.limit(),
          ratio <= load.limit() ? "ok" : "OVER",
          agree(load, other) ? "" : ", answers differ");
    }
    System.out.println();
  }

  private JudgeProgram faster(Load load) throws IOException, InterruptedException {
    JudgeProgram fastest = null;
    double least = Double.MAX_VALUE;
    for (String name : SOURCES.get(load.game())) {
      JudgeProgram program = theirs.get(name);
      if (program != null) {
        program.seconds(load);
        double seconds = program.seconds(load);
        if (seconds < least) {
          least = seconds;
          fastest = program;
        }
      }
    }
    return fastest;
  }

  private boolean agree(Load load, JudgeProgram other) throws IOException, InterruptedException {
    Path one = folder.resolve("ours.out");
    Path two = folder.resolve("theirs.out");
    return ours.answers(load, one) && other.answers(load, two) && Files.mismatch(one, two) < 0;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
