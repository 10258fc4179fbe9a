package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Family;
import dev.banmen.game.Setup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws on boards of all sizes, {@code -Dlaws.games} games of each game of the catalog, 10,000
 * by default: every one beside the reference, half from the start and half from a set-up, and one
 * in ten under the laws of undo, refusal, touched sites, copies and dead pieces.
 */
@Tag("thorough")
class ThoroughLawsTest {
  private static final int GAMES = Integer.getInteger("laws.games", 10_000);

  private static final Map<String, List<String>> LARGEST =
      Map.of(
          "go",
          List.of(
              "size=19 rules=chinese",
              "size=19 rules=exercise",
              "size=19 rules=japanese",
              "size=13 rules=aga",
              "size=9 rules=nz",
              "size=1x52 rules=tromp-taylor",
              "size=52x1 rules=nz",
              "size=52x2 rules=aga",
              "size=52 rules=chinese"),
          "capture",
          List.of(
              "size=10 rules=exercise",
              "size=19 rules=exercise",
              "size=19 captures=9",
              "size=52 captures=40",
              "size=52x7 captures=5"),
          "othello",
          List.of("size=8", "size=10", "size=12", "size=14", "size=16"),
          "gomoku",
          List.of("size=15", "size=15 rules=exact", "size=19 rules=exact", "size=5x19"),
          "dots",
          List.of("size=30", "size=1x30", "size=30x1", "size=2x30"));

  static List<Family> families() {
    return Subjects.families();
  }

  @ParameterizedTest
  @MethodSource("families")
  void randomGamesOfAllSizesKeepTheLaws(Family family) {
    int played = 0;
    for (long seed = 1; seed <= GAMES; seed++) {
      Subject subject = Subjects.of(family, new RandomOptions(seed).of(family.id()));
      Setup setup = seed % 2 == 0 ? subject.game().start() : RandomSetup.of(subject, seed);
      if (subject.reference().isPresent()) {
        ReferenceLaw.hold(subject, setup, seed);
        played++;
      }
      if (seed % 10 == 0) {
        holdAll(subject, seed);
        played++;
      }
    }
    assertThat(played).isPositive();
  }

  @ParameterizedTest
  @MethodSource("families")
  void theLargestBoardsKeepTheLaws(Family family) {
    List<String> sizes = LARGEST.getOrDefault(family.id(), List.of(""));
    for (String options : sizes) {
      Subject subject = Subjects.of(family, options);
      if (subject.reference().isPresent()) {
        ReferenceLaw.hold(subject, 1);
      }
      holdAll(subject, 2);
    }
  }

  private static void holdAll(Subject subject, long seed) {
    BoardLaws.undoRestores(subject, seed);
    BoardLaws.refusalChangesNothing(subject, seed);
    BoardLaws.touchedIsTheDifference(subject, seed);
    BoardLaws.copiesShareNothing(subject, seed);
    if (subject.reference().isPresent()) {
      CountLaws.hold(subject, seed);
    }
  }
}
