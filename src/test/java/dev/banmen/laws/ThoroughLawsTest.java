package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Family;
import dev.banmen.game.Setup;
import java.util.List;
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

  static List<Family> families() {
    return Subjects.families();
  }

  @ParameterizedTest
  @MethodSource("families")
  void randomGamesOfAllSizesKeepTheLaws(Family family) {
    int played = 0;
    for (long seed = 1; seed <= GAMES; seed++) {
      Subject subject =
          Subjects.of(family, GameCases.of(family).randomOptions(new RandomOptions(seed)));
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
    for (String options : GameCases.of(family).largeOptions()) {
      Subject subject = Subjects.of(family, options);
      if (subject.reference().isPresent()) {
        ReferenceLaw.hold(subject, 1);
      }
      holdAll(subject, 2);
    }
  }

  static void holdAll(Subject subject, long seed) {
    BoardLaws.undoRestores(subject, seed);
    BoardLaws.refusalChangesNothing(subject, seed);
    BoardLaws.touchedIsTheDifference(subject, seed);
    BoardLaws.copiesShareNothing(subject, seed);
    if (subject.reference().isPresent()) {
      CountLaws.hold(subject, seed);
    }
  }
}
