package dev.banmen.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Missed;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import dev.banmen.toy.ToyFamily;
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

/** The exercises' inputs read as games: played by the game itself, they give the same answers. */
class TranscriptTest {
  private static final Path CASES = Path.of("src", "test", "resources", "conformance");

  /** An input with the judge and the transcript that read it in the same way. */
  record TranscriptCase(Family family, Judge judge, Transcript transcript, Path input) {
    byte[] bytes() {
      try {
        return Files.readAllBytes(input);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public String toString() {
      return CASES.relativize(input) + " " + transcript.board();
    }
  }

  static List<TranscriptCase> wellFormed() throws IOException {
    return cases("");
  }

  static List<TranscriptCase> doubtful() throws IOException {
    List<TranscriptCase> cases = cases("malformed");
    cases.addAll(cases("ambiguous"));
    return cases;
  }

  /** The games that have an exercise. */
  private static List<Family> judged() {
    return Catalog.ALL.families().stream()
        .filter(f -> !RecordFormats.of(f).judges().isEmpty())
        .toList();
  }

  private static List<TranscriptCase> cases(String kind) throws IOException {
    List<TranscriptCase> cases = new ArrayList<>();
    for (Family family : judged()) {
      try (Stream<Path> files = Files.list(CASES.resolve(family.id()).resolve(kind))) {
        List<Path> inputs = files.filter(f -> f.toString().endsWith(".in")).sorted().toList();
        for (int i = 0; i < RecordFormats.of(family).judges().size(); i++) {
          Judge judge = RecordFormats.of(family).judges().get(i);
          Transcript transcript = RecordFormats.of(family).transcripts().get(i);
          inputs.forEach(in -> cases.add(new TranscriptCase(family, judge, transcript, in)));
        }
      }
    }
    return cases;
  }

  @Test
  void everyJudgeHasATranscriptWithItsReadingOfTheBoard() {
    List<Family> families = new ArrayList<>(judged());
    families.add(new ToyFamily());
    for (Family family : families) {
      assertThat(RecordFormats.of(family).transcripts().stream().map(Transcript::board))
          .as(family.id())
          .isNotEmpty()
          .containsExactlyElementsOf(
              RecordFormats.of(family).judges().stream().map(Judge::board).toList());
      assertThat(RecordFormats.of(family).transcripts())
          .allMatch(format -> format.name().equals("exercise"));
    }
  }

  @ParameterizedTest
  @MethodSource("wellFormed")
  void theGamePlaysAsTheExerciseAnswers(TranscriptCase given) throws Exception {
    String answer = JudgedSheet.of(given.judge(), given.bytes(), false).answer();
    StringBuilder played = new StringBuilder();
    for (Recorded game : given.transcript().read(Tokens.of(given.bytes()))) {
      played.append(replayed(given.family(), game));
    }
    assertThat(played.toString()).isEqualTo(withoutLists(answer));
  }

  /** The game refuses the moves that the judge reports as misses, on the same lines. */
  @ParameterizedTest
  @MethodSource("wellFormed")
  void theGameMissesOnTheLinesThatTheExerciseDoes(TranscriptCase given) throws Exception {
    List<String> told = new ArrayList<>();
    for (String miss : JudgedSheet.of(given.judge(), given.bytes(), true).misses()) {
      told.add(miss.substring(0, miss.indexOf(':', miss.indexOf("miss"))));
    }
    List<String> missed = new ArrayList<>();
    for (Recorded game : given.transcript().read(Tokens.of(given.bytes()))) {
      Position position = Position.of(given.family().game(game.chosen()), game.start());
      for (Recorded.RecordedStep step : game.steps()) {
        Verdict verdict = position.play(step.move());
        if (verdict instanceof Missed miss) {
          missed.add(step.line() + ": miss " + miss.miss().number());
        } else {
          position = ((Played) verdict).after();
        }
      }
    }
    assertThat(missed).isEqualTo(told);
  }

  @ParameterizedTest
  @MethodSource("doubtful")
  void theFaultIsTheJudges(TranscriptCase given) {
    InputFault judged =
        catchThrowableOfType(
            InputFault.class, () -> JudgedSheet.of(given.judge(), given.bytes(), false));
    InputFault read =
        catchThrowableOfType(
            InputFault.class, () -> given.transcript().read(Tokens.of(given.bytes())));
    assertThat(text(read)).isEqualTo(text(judged));
  }

  @Test
  void theDoubtfulInputsHoldFaultsAndNone() throws IOException {
    assertThat(doubtful()).hasSize(14 + 2 * 12 + 15 + 11 + 6 + 2 * 4 + 6 + 5);
  }

  private static String text(InputFault fault) {
    return fault == null ? "none" : fault.line() + ":" + fault.column() + ": " + fault.getMessage();
  }

  @Test
  void aMoveOffTheBoardKeepsItsNumbersAsFarAsTheyCanBeTold() throws Exception {
    String input = "2 3 3\n0 0 1 1 1\n0 1 3 1 4\n0 -999999999999999999 1 2 2\n";
    Transcript dots = RecordFormats.of(Catalog.ALL.find("dots").orElseThrow()).transcripts().get(0);
    List<Recorded.RecordedStep> steps = read(dots, input).get(0).steps();
    assertThat(steps.get(0).move()).extracting("site").isEqualTo(new Site(-1, 0));
    assertThat(steps.get(1).move()).extracting("site").isEqualTo(new Site(0, 5));
    assertThat(steps.get(2).move())
        .extracting("site")
        .satisfies(site -> assertThat(((Site) site).row()).isNegative());
  }

  @Test
  void aForcedPassIsAStepOfItsOwnOnTheLineOfTheMove() throws Exception {
    String board = "BW------\n" + "--------\n".repeat(7);
    Transcript othello =
        RecordFormats.of(Catalog.ALL.find("othello").orElseThrow()).transcripts().get(0);
    List<Recorded.RecordedStep> steps =
        read(othello, "1\n" + board + "W\nL\nM13\nQ\n").get(0).steps();
    assertThat(steps).hasSize(2).allMatch(step -> step.line() == 12);
    assertThat(steps.get(0).move()).isEqualTo(new Pass(Side.WHITE));
    assertThat(steps.get(1).move().side()).isEqualTo(Side.BLACK);
  }

  @Test
  void theToyGameIsReadAsItsJudgeReadsIt() throws Exception {
    Transcript toy = new ToyFamily().transcripts().get(0);
    List<Recorded.RecordedStep> steps = read(toy, "4\n1 1\n1 1\n2 2\n0 9\n").get(0).steps();
    assertThat(steps.stream().map(Recorded.RecordedStep::move).map(Move::side))
        .containsExactly(Side.BLACK, Side.WHITE, Side.WHITE, Side.BLACK);
    assertThat(steps.get(3).line()).isEqualTo(5);
  }

  private static List<Recorded> read(Transcript format, String input) throws Exception {
    return format.read(Tokens.of(input.getBytes(StandardCharsets.UTF_8)));
  }

  /** The answer without the lists of moves, which leave no trace in a game, and blank lines. */
  private static String withoutLists(String answer) {
    StringBuilder rest = new StringBuilder();
    answer
        .lines()
        .filter(line -> !line.isEmpty() && !line.startsWith("(") && !line.startsWith("No"))
        .forEach(line -> rest.append(line).append('\n'));
    return rest.toString();
  }

  /** Plays a game and answers as its exercise asks. */
  private static String replayed(Family family, Recorded game) {
    Position position = Position.of(family.game(game.chosen()), game.start());
    StringBuilder answer = new StringBuilder();
    List<Integer> wrong = new ArrayList<>();
    for (int i = 0; i < game.steps().size(); i++) {
      Move move = game.steps().get(i).move();
      Verdict verdict = position.play(move);
      if (verdict instanceof Played played) {
        tell(family.id(), move, position, played.after(), answer);
        position = played.after();
      } else {
        wrong.add(i + 1);
        int number = ((Missed) verdict).miss().number();
        switch (family.id()) {
          case "go" -> answer.append("miss ").append(number).append('\n');
          case "capture" -> answer.append("2147483647\n");
          default -> {}
        }
      }
    }
    end(family.id(), position, wrong, answer);
    return answer.toString();
  }

  private static void tell(
      String id, Move move, Position before, Position after, StringBuilder answer) {
    if (id.equals("capture")) {
      int taken = after.captures(move.side()) - before.captures(move.side());
      answer.append(move.side() == Side.BLACK ? taken : -taken).append('\n');
    } else if (id.equals("othello") && !(move instanceof Pass)) {
      answer.append("Black - ").append(two(after.score().black()));
      answer.append(" White - ").append(two(after.score().white())).append('\n');
    }
  }

  private static String two(double discs) {
    return discs < 10 ? " " + (int) discs : Integer.toString((int) discs);
  }

  private static void end(String id, Position last, List<Integer> wrong, StringBuilder answer) {
    switch (id) {
      case "go" -> board(last, '.', answer);
      case "othello" -> board(last, '-', answer);
      case "dots" -> {
        List<String> steps = wrong.stream().map(String::valueOf).toList();
        answer.append(steps.isEmpty() ? "-1" : String.join(" ", steps)).append('\n');
        Score boxes = last.score();
        boolean first = boxes.black() > boxes.white();
        answer.append(first ? "0 " : "1 ").append((int) (first ? boxes.black() : boxes.white()));
        answer.append('\n');
      }
      default -> {}
    }
  }

  private static void board(Position position, char empty, StringBuilder answer) {
    for (int row = 0; row < position.lattice().rows(); row++) {
      for (int col = 0; col < position.lattice().cols(); col++) {
        answer.append(
            switch (position.at(new Site(row, col))) {
              case BLACK -> 'B';
              case WHITE -> 'W';
              default -> empty;
            });
      }
      answer.append('\n');
    }
  }
}
