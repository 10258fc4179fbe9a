package dev.banmen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.banmen.game.Position;
import dev.banmen.game.bot.WilsonInterval;
import dev.banmen.toy.ToyFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a match counts, keeps and says. */
class MatchTest {
  @TempDir private Path folder;

  private static MatchResult result(int number, double points) {
    MoveTimes times = new MoveTimes();
    times.add(1_500_000, true);
    return new MatchResult(number, points, 9, times, new MoveTimes());
  }

  /** The values of R's {@code prop.test(x, n, correct = FALSE)}. */
  @Test
  void wilsonsIntervalIsThatOfTheBooks() {
    assertThat(WilsonInterval.of(0.7, 10).from()).isCloseTo(0.3968, within(0.0001));
    assertThat(WilsonInterval.of(0.7, 10).to()).isCloseTo(0.8922, within(0.0001));
    assertThat(WilsonInterval.of(1, 10).to()).isCloseTo(1, within(1e-9));
    assertThat(WilsonInterval.of(0, 10).from()).isZero();
  }

  @Test
  void theTestEndsWhereWaldEndsIt() {
    Sprt test = new Sprt(0.5, 0.6); // each win log 1.2, each loss log 0.8
    assertThat(test.isDecided(16, 16)).isFalse();
    assertThat(test.isDecided(17, 17)).isTrue();
    assertThat(test.isDecided(0, 13)).isFalse();
    assertThat(test.isDecided(0, 14)).isTrue();
    assertThat(test.ratio(1, 2)).isCloseTo(Math.log(1.2) + Math.log(0.8), within(1e-9));
    assertThatThrownBy(() -> new Sprt(0.6, 0.5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aGameThatIsMissingIsWaitedForByTheTest() {
    Sprt test = new Sprt(0.3, 0.7);
    MatchScore score = new MatchScore();
    for (int number = 2; number < 12; number++) {
      score.add(result(number, 1));
    }
    assertThat(score.isDecided(test)).isFalse();
    score.add(result(1, 1));
    assertThat(score.isDecided(test)).isTrue();
  }

  @Test
  void resultsAreReadBackWithoutAHalfWrittenLine() throws IOException {
    Path file = folder.resolve("results.tsv");
    try (ResultsFile results = ResultsFile.open(file, "a match", new MatchScore())) {
      results.add(result(1, 0.5));
      results.add(result(2, 1));
    }
    String whole = Files.readString(file);
    for (int cut = 0; cut <= whole.length(); cut++) {
      Files.writeString(file, whole.substring(0, cut));
      MatchScore score = new MatchScore();
      ResultsFile.open(file, "a match", score).close();
      int lines = (int) whole.substring(0, cut).chars().filter(one -> one == '\n').count();
      assertThat(score.size()).as("cut at " + cut).isEqualTo(Math.max(0, lines - 1));
    }
    Files.writeString(file, whole);
    MatchScore score = new MatchScore();
    ResultsFile.open(file, "a match", score).close();
    assertThat(score.times(true).cut()).isEqualTo(2);
    assertThat(score.times(true).meanMillis()).isEqualTo(1.5);
    assertThat(score.count(Optional.of(true)).points()).isEqualTo(0.5);
  }

  @Test
  void otherFilesAreLeftAsTheyAre() throws IOException {
    Path file = folder.resolve("results.tsv");
    for (String text : new String[] {"another match\n", "a match\nnonsense\n", "x"}) {
      Files.writeString(file, text);
      assertThatThrownBy(() -> ResultsFile.open(file, "a match", new MatchScore()))
          .isInstanceOf(ResultsFile.OtherMatch.class);
      assertThat(Files.readString(file)).isEqualTo(text);
    }
  }

  @Test
  void openingsAreLegalAndTheSameForASeed() {
    Position start = Position.start(new ToyFamily().game(Map.of()));
    assertThat(MatchOpening.of(start, 1, 7)).isEqualTo(MatchOpening.of(start, 1, 7)).hasSize(1);
    assertThat(MatchOpening.of(start, 0, 7)).isEmpty();
    // so many moves fill the board, and fewer are made
    assertThat(MatchOpening.of(start, start.lattice().size(), 7))
        .hasSizeLessThan(start.lattice().size());
  }
}
