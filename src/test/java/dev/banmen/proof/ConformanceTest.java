package dev.banmen.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exercises to the letter: every judge on every one of its saved cases, byte for byte. */
class ConformanceTest {
  private static final Path CASES = Path.of("src", "test", "resources", "conformance");

  /** The folder of answers that differ under another reading of the board, if there are any. */
  private static final String PICTURE_ANSWERS = "geo";

  /** A judge and an input for it. */
  record Case(Judge judge, Path input) {
    byte[] bytes() {
      try {
        return Files.readAllBytes(input);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public String toString() {
      return CASES.relativize(input) + " " + judge.board();
    }
  }

  /** The games that have an exercise. */
  private static List<Family> judged() {
    return Catalog.ALL.families().stream()
        .filter(f -> !RecordFormats.of(f).judges().isEmpty())
        .toList();
  }

  static List<Case> wellFormed() throws IOException {
    List<Case> cases = new ArrayList<>();
    for (Family family : judged()) {
      try (Stream<Path> files = Files.list(CASES.resolve(family.id()))) {
        List<Path> inputs = files.filter(f -> f.toString().endsWith(".in")).sorted().toList();
        RecordFormats.of(family)
            .judges()
            .forEach(judge -> inputs.forEach(in -> cases.add(new Case(judge, in))));
      }
    }
    return cases;
  }

  /** A case and the lines on which its fault may be reported. */
  record Malformed(Case input, List<String> lines) {}

  static List<Malformed> malformed() throws IOException {
    List<Malformed> cases = new ArrayList<>();
    for (Family family : judged()) {
      Path folder = CASES.resolve(family.id());
      for (String row : Files.readAllLines(folder.resolve("malformed.tsv"))) {
        String[] fields = row.split("\t");
        if (!fields[0].equals("path")) {
          Path file = folder.resolve("malformed").resolve(Path.of(fields[0]).getFileName());
          Case input = new Case(RecordFormats.of(family).judges().get(0), file);
          cases.add(new Malformed(input, List.of(fields[1].split(","))));
        }
      }
    }
    return cases;
  }

  @Test
  void everyFamilyHasItsCases() throws IOException {
    assertThat(wellFormed()).hasSize(50 + 2 * 43 + 41 + 45);
    assertThat(malformed()).hasSize(14 + 12 + 15 + 11);
  }

  @ParameterizedTest
  @MethodSource("wellFormed")
  void theAnswerIsExactExplainedOrNot(Case given) throws Exception {
    String answer = Files.readString(answer(given), StandardCharsets.US_ASCII);
    assertThat(JudgedSheet.of(given.judge(), given.bytes(), false).answer()).isEqualTo(answer);
    assertThat(JudgedSheet.of(given.judge(), given.bytes(), true).answer()).isEqualTo(answer);
  }

  private static Path answer(Case given) {
    String name = given.input().getFileName().toString().replace(".in", ".out");
    Path folder = given.input().getParent();
    Path picture = folder.resolve(PICTURE_ANSWERS).resolve(name);
    return given.judge().board().equals("picture") ? picture : folder.resolve(name);
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aFaultIsToldOnItsLine(Malformed given) {
    InputFault fault =
        catchThrowableOfType(
            InputFault.class,
            () -> JudgedSheet.of(given.input().judge(), given.input().bytes(), false));
    assertThat(fault).as("a fault").isNotNull();
    assertThat(given.lines()).contains(Long.toString(fault.line()));
    assertThat(fault.getMessage()).isNotBlank().doesNotContain("\n");
  }
}
