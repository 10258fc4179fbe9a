package dev.banmen.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** All inputs to measure with, at the limits of the exercises' statements. Written once. */
final class Loads {
  private static final int CASES = 100;
  private static final int STEPS = 2000;
  private static final int GAMES = 5000;
  private static final int FILES = 10;

  private final Path folder;
  private final List<Load> all = new ArrayList<>();

  private Loads(Path folder) {
    this.folder = folder;
  }

  /** The inputs, made in this folder where they are not there yet; the same ones every time. */
  static List<Load> in(Path folder) throws IOException {
    Loads loads = new Loads(Files.createDirectories(folder));
    loads.go();
    loads.go("go-random-x10", 10 * CASES, GoSteps::random, 0.3);
    loads.go("go-playouts-x10", 10 * CASES, GoSteps::playouts, 0.3);
    loads.go("go-kos-x10", 10 * CASES, GoSteps::kos, 0.3);
    loads.go("go-snake-x10", 10 * CASES, GoSteps::snake, 0.3);
    loads.go("go-big-eye-x10", 10 * CASES, GoSteps::bigEye, 0.3);
    loads.go("go-ladders-x10", 10 * CASES, GoSteps::ladders, 0.3);
    loads.othello();
    loads.dots();
    return loads.all;
  }

  private void go() {
    go("go-random", CASES, GoSteps::random, 1.6);
    go("go-playouts", CASES, GoSteps::playouts, 0.35);
    go("go-kos", CASES, GoSteps::kos, 1.0);
    go("go-snake", CASES, GoSteps::snake, 0.35);
    go("go-big-eye", CASES, GoSteps::bigEye, 0.35);
    go("go-ladders", CASES, GoSteps::ladders, 1.0);
  }

  private interface LoadKind {
    String steps(GoSteps generator, int steps);
  }

  private void go(String name, int cases, LoadKind kind, double limit) {
    Path file =
        write(
            name,
            () -> {
              GoSteps generator = new GoSteps(19);
              StringBuilder text = new StringBuilder().append(cases).append('\n');
              for (int i = 0; i < cases; i++) {
                text.append(STEPS).append('\n').append(kind.steps(generator, STEPS));
              }
              return text.toString();
            });
    all.add(new Load(name, "go", List.of(file), (long) cases * STEPS, limit));
  }

  private void othello() {
    Path file = write("othello", () -> OthelloGames.text(GAMES, 220));
    all.add(new Load("othello", "othello", List.of(file), OthelloGames.moves(GAMES, 220), 0.35));
  }

  private void dots() {
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < FILES; i++) {
      int seed = i;
      files.add(write("dots-" + i, () -> DotsSteps.text(100, DotsSteps.MOST, seed)));
    }
    all.add(new Load("dots", "dots", files.subList(0, 1), DotsSteps.MOST, 2.0));
    all.add(new Load("dots-ten-files", "dots", files, (long) FILES * DotsSteps.MOST, 1.0));
  }

  private Path write(String name, Supplier<String> text) {
    Path file = folder.resolve(name + ".in");
    try {
      if (!Files.exists(file)) {
        Path beside = folder.resolve(name + ".part");
        Files.writeString(beside, text.get(), StandardCharsets.US_ASCII);
        Files.move(beside, file);
      }
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
