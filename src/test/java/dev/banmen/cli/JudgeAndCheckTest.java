package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Coordinates;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Transcript;
import dev.banmen.proof.Mutation;
import dev.banmen.proof.Repeats;
import dev.banmen.proof.SharedData;
import dev.banmen.record.ExerciseFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code judge --explain} and {@code check} report the same about an exercise's input, line by
 * line: each miss in one sentence, and nothing else. A judge calls points by the input's own
 * numbers, a recording's check by their names on the board; this test treats them as equal.
 */
class JudgeAndCheckTest {
  private static final Path CASES = Path.of("src", "test", "resources", "conformance");
  private static final int SEEDS = Repeats.of(15, 40, 200);

  /** An exercise with one reading of its board. */
  record JudgedExercise(Family family, Transcript transcript) {
    @Override
    public String toString() {
      return new ExerciseFormat(family, transcript, true).name();
    }
  }

  static List<JudgedExercise> exercises() {
    List<JudgedExercise> exercises = new ArrayList<>();
    for (Family family : Catalog.ALL.families()) {
      RecordFormats formats = RecordFormats.of(family);
      if (formats.judges().isEmpty()) {
        continue; // its lists of moves are no exercise
      }
      formats.transcripts().forEach(format -> exercises.add(new JudgedExercise(family, format)));
    }
    return exercises;
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyCaseThatIsKeptIsToldOfAlike(JudgedExercise exercise) throws IOException {
    theSameIsToldOf(exercise, CASES.resolve(exercise.family().id()));
  }

  @ParameterizedTest
  @MethodSource("exercises")
  @Tag("long")
  void everyCaseThatIsSharedIsToldOfAlike(JudgedExercise exercise) throws IOException {
    theSameIsToldOf(exercise, SharedData.conformance(exercise.family().id()));
  }

  private static void theSameIsToldOf(JudgedExercise exercise, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> inputs = files.filter(file -> file.toString().endsWith(".in")).sorted().toList();
      assertThat(inputs).isNotEmpty();
      for (Path input : inputs) {
        String text = Files.readString(input, StandardCharsets.ISO_8859_1);
        theSameIsToldOf(exercise, input.toString(), text);
      }
    }
  }

  /** Checks that both report the same; returns the number of lines. */
  private static int theSameIsToldOf(JudgedExercise exercise, String name, String input) {
    List<String> judged = judged(exercise, input);
    List<String> checked = checked(exercise, input);
    for (int i = 0; i < Math.min(judged.size(), checked.size()); i++) {
      assertThat(checked.get(i)).as("%s", name).isEqualTo(judged.get(i));
    }
    assertThat(checked).as("%s", name).hasSameSizeAs(judged);
    return judged.size();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  @Tag(Repeats.TAG)
  void whatIsTriedByChanceIsToldOfAlike(JudgedExercise exercise) {
    int misses = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      String input = RandomExercise.of(exercise.family().id(), seed);
      misses += theSameIsToldOf(exercise, "seed " + seed + "\n" + input, input);
    }
    assertThat(misses).isGreaterThan(SEEDS / 2);
  }

  @ParameterizedTest
  @MethodSource("exercises")
  @Tag(Repeats.TAG)
  void aDamagedInputIsOneFaultToBoth(JudgedExercise exercise) {
    for (long seed = 0; seed < SEEDS; seed++) {
      String whole = RandomExercise.of(exercise.family().id(), seed);
      byte[] mutated = Mutation.of(whole.getBytes(StandardCharsets.UTF_8), new Random(seed));
      String input = new String(mutated, StandardCharsets.US_ASCII);
      theSameIsToldOf(exercise, "seed " + seed + "\n" + input, input);
    }
  }

  /** The output of {@code judge --explain}: each miss; for an invalid input, only its fault. */
  private static List<String> judged(JudgedExercise exercise, String input) {
    List<String> args = new ArrayList<>(List.of("judge", exercise.family().id(), "--explain"));
    if (RecordFormats.of(exercise.family()).transcripts().size() > 1) {
      args.addAll(List.of("--board", exercise.transcript().board()));
    }
    ProgramRun run = ProgramRun.ofCatalog(input, args.toArray(String[]::new));
    List<String> told = run.err().lines().map(line -> line.substring("banmen: ".length())).toList();
    return run.code() == 0
        ? told.stream().map(line -> named(exercise, line)).toList()
        : told.subList(told.size() - 1, told.size());
  }

  /** The output of {@code check} except the last line, which counts it. */
  private static List<String> checked(JudgedExercise exercise, String input) {
    ProgramRun run = ProgramRun.ofCatalog(input, "check", "--input", exercise.toString(), "-");
    List<String> lines = run.out().lines().toList();
    List<String> told = lines.subList(0, lines.size() - 1);
    String faults = told.size() == 1 ? "1 fault" : told.size() + " faults";
    assertThat(lines.get(told.size())).matches("\\d+ games?, " + faults);
    assertThat(run.code()).isEqualTo(told.isEmpty() ? 0 : 1);
    return told;
  }

  /** A sentence with the points of a Go board called by name instead of numbers. */
  private static String named(JudgedExercise exercise, String sentence) {
    Map<String, Integer> firsts = Map.of("go", 1, "capture", 0);
    Integer first = firsts.get(exercise.family().id());
    if (first == null) {
      return sentence;
    }
    int size = exercise.family().id().equals("go") ? 19 : 10;
    Notation names = exercise.family().recordedGame(Map.of("size", "" + size)).notation();
    StringBuilder named = new StringBuilder();
    for (int at = 0; at < sentence.length(); at++) {
      int end = sentence.charAt(at) == '(' ? sentence.indexOf(')', at) + 1 : at;
      Optional<Site> written = new Coordinates(first).parse(sentence.substring(at, end));
      if (written.isPresent()) {
        named.append(names.name(onBoard(exercise, written.get(), size)));
        at = end - 1;
      } else {
        named.append(sentence.charAt(at));
      }
    }
    return named.toString();
  }

  private static Site onBoard(JudgedExercise exercise, Site written, int size) {
    boolean isPicture = exercise.transcript().board().equals("picture");
    return isPicture ? new Site(size - 1 - written.col(), written.row()) : written;
  }
}
