package dev.banmen.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.game.record.Transcript;
import dev.banmen.record.ExerciseFormat;
import dev.banmen.record.Replay;
import dev.banmen.record.sgf.SgfFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exercises' inputs as recordings: nothing is lost, and their misses are the judges'. */
class ExerciseFormatTest {
  private static final String WELL_FORMED = "dev.banmen.proof.TranscriptTest#wellFormed";
  private static final String DOUBTFUL = "dev.banmen.proof.TranscriptTest#doubtful";

  private static Format format(TranscriptTest.TranscriptCase given) {
    return new ExerciseFormat(given.family(), given.transcript(), true);
  }

  private static List<Recording> games(Format format, byte[] bytes) throws Exception {
    Archive archive = format.open(Bytes.of(bytes));
    List<Recording> games = new ArrayList<>();
    for (int i = 0; i < archive.size(); i++) {
      games.add(archive.game(i, Note.UNHEARD));
    }
    return games;
  }

  private static byte[] written(Format format, List<Recording> games) throws IOException {
    Gathered out = new Gathered();
    format.write(games, out);
    return out.bytes();
  }

  @ParameterizedTest
  @MethodSource(WELL_FORMED)
  void aReplayMissesWhereTheJudgeDoes(TranscriptTest.TranscriptCase given) throws Exception {
    List<String> told = new ArrayList<>();
    for (String miss : JudgedSheet.of(given.judge(), given.bytes(), true).misses()) {
      told.add(miss.substring(0, miss.indexOf(':', miss.indexOf("miss"))));
    }
    List<String> missed = new ArrayList<>();
    for (Recording game : games(format(given), given.bytes())) {
      Replay replay = Replay.of(game, Catalog.ALL);
      while (replay.next()) {
        if (replay.missNumber() != 0) {
          missed.add(game.tree().line(replay.node()) + ": miss " + replay.missNumber());
        }
      }
    }
    assertThat(missed).isEqualTo(told);
  }

  @ParameterizedTest
  @MethodSource(WELL_FORMED)
  void whatIsWrittenIsJudgedTheSameAndReadTheSame(TranscriptTest.TranscriptCase given)
      throws Exception {
    Format format = format(given);
    List<Recording> games = games(format, given.bytes());
    assertThat(format.loss(games)).isEmpty();
    byte[] written = written(format, games);
    assertThat(JudgedSheet.of(given.judge(), written, false).answer())
        .isEqualTo(JudgedSheet.of(given.judge(), given.bytes(), false).answer());
    List<Recording> again = games(format, written);
    assertThat(again).hasSameSizeAs(games);
    for (int i = 0; i < games.size(); i++) {
      assertThat(SameRecord.of(again.get(i).tree(), games.get(i).tree())).isTrue();
      assertThat(again.get(i).start()).isEqualTo(games.get(i).start());
      assertThat(again.get(i).chosen()).isEqualTo(games.get(i).chosen());
    }
  }

  @ParameterizedTest
  @MethodSource(WELL_FORMED)
  void theScreenNumbersEachStepAsTheJudgeDoes(TranscriptTest.TranscriptCase given)
      throws Exception {
    List<Recording> games = games(format(given), given.bytes());
    List<Format> others = new ArrayList<>(RecordFormats.of(given.family()).formats());
    others.add(new SgfFormat(Catalog.ALL));
    for (Recording game : games) {
      assertThat(numbersOnTheScreen(game)).isEqualTo(numbersOfSteps(game));
      for (Format other : others) {
        if (other.loss(List.of(game)).isEmpty()) {
          Recording again = games(other, written(other, List.of(game))).get(0);
          assertThat(numbersOnTheScreen(again)).as(other.name()).isEqualTo(numbersOfSteps(game));
        }
      }
    }
  }

  private static List<Integer> numbersOnTheScreen(Recording game) {
    return numbers(Replay.numberedByMoves(game, Replay.game(game, Catalog.ALL)));
  }

  private static List<Integer> numbersOfSteps(Recording game) {
    return numbers(Replay.of(game, Catalog.ALL));
  }

  private static List<Integer> numbers(Replay replay) {
    List<Integer> numbers = new ArrayList<>();
    do {
      numbers.add(replay.number());
    } while (replay.next());
    return numbers;
  }

  @ParameterizedTest
  @MethodSource(WELL_FORMED)
  void anInputFitsItsFormatAsDoesItsBeginning(TranscriptTest.TranscriptCase given) {
    assertThat(format(given).fits(head(given.bytes()))).isTrue();
  }

  private static byte[] head(byte[] bytes) {
    return Arrays.copyOf(bytes, Math.min(bytes.length, Format.HEAD));
  }

  @ParameterizedTest
  @MethodSource(DOUBTFUL)
  void theFaultIsTheJudgesAndFitsNothing(TranscriptTest.TranscriptCase given) {
    InputFault judged =
        catchThrowableOfType(
            InputFault.class, () -> JudgedSheet.of(given.judge(), given.bytes(), false));
    Format format = format(given);
    assertThat(text(format.flaw(head(given.bytes())))).isEqualTo(text(Optional.ofNullable(judged)));
    assertThat(format.fits(head(given.bytes()))).isEqualTo(judged == null);
    InputFault opened = catchThrowableOfType(InputFault.class, () -> games(format, given.bytes()));
    assertThat(text(Optional.ofNullable(opened))).isEqualTo(text(Optional.ofNullable(judged)));
  }

  private static String text(Optional<InputFault> fault) {
    return fault.map(f -> f.line() + ":" + f.column() + ": " + f.getMessage()).orElse("none");
  }

  @Test
  void aBeginningThatIsCutAnywhereFits() {
    StringBuilder input = new StringBuilder("1\n99999\n");
    for (int i = 0; input.length() < Format.HEAD + 20; i++) {
      input.append("W ").append(10 + i % 10).append(' ').append(1 + i % 19).append('\n');
    }
    Family go = Catalog.ALL.find("go").orElseThrow();
    Format format = new ExerciseFormat(go, RecordFormats.of(go).transcripts().get(0), true);
    for (int cut = 0; cut < 12; cut++) {
      byte[] head = (" ".repeat(cut) + input).substring(0, Format.HEAD).getBytes();
      assertThat(format.fits(head)).isTrue();
      assertThat(format.fits(Arrays.copyOf(head, Format.HEAD - 1))).isFalse();
    }
    byte[] endless = "x".repeat(Format.HEAD).getBytes();
    assertThat(format.fits(endless)).isFalse();
  }

  @Test
  void formsAreNamedByFamilyAndReading() {
    List<String> names = new ArrayList<>();
    for (Family family : Catalog.ALL.families()) {
      for (Transcript transcript : RecordFormats.of(family).transcripts()) {
        names.add(new ExerciseFormat(family, transcript, true).name());
      }
    }
    assertThat(names)
        .containsExactly(
            "go-exercise",
            "capture-exercise",
            "capture-picture",
            "othello-exercise",
            "dots-exercise",
            "gomoku-moves");
  }

  /** Seeded mutations of every input: a fault or games, nothing else, and what is read replays. */
  @ParameterizedTest
  @MethodSource(WELL_FORMED)
  void noInputIsMoreThanAFault(TranscriptTest.TranscriptCase given) throws Exception {
    Random random = new Random(given.toString().hashCode());
    byte[] bytes = head(given.bytes());
    for (int i = 0; i < (bytes.length > 5000 ? 2 : 20); i++) {
      byte[] mutated = Mutation.of(bytes, random);
      Format format = format(given);
      format.fits(mutated);
      try {
        for (Recording game : games(format, mutated)) {
          assertThat(game.tree().property(RecordTree.ROOT, "B")).isEmpty();
          written(format, List.of(game));
        }
      } catch (InputFault fault) {
        assertThat(fault.line()).isPositive();
        assertThat(fault.getMessage()).doesNotContain("\n");
      }
    }
  }
}
