package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.lesson.reader.Fixture;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The tasks of a lesson are not one board, turned: it teaches the idea, not the picture. */
class DifferentBoardsTest {
  private static final int LEAST = 3;

  /** One circle under three rules: the board stays, so that only the rule differs. */
  private static final Set<String> ONE_BOARD = Set.of("go/20-superko");

  private static final Path LESSONS = Path.of("recordings", "lessons");

  @TestFactory
  Stream<DynamicTest> aLessonHasSeveralBoards() throws Exception {
    return Fixture.of(LESSONS, Locale.ROOT).stream()
        .map(lesson -> DynamicTest.dynamicTest(lesson.id(), () -> check(lesson)));
  }

  private static void check(Lesson lesson) {
    Set<String> boards = new TreeSet<>();
    for (Step step : lesson.steps()) {
      if (step.task().isPresent()) {
        boards.add(canonical(step.end()));
      }
    }
    int least = ONE_BOARD.contains(lesson.id()) ? LEAST - 1 : LEAST;
    assertThat(boards)
        .as("boards that differ in %s", lesson.id())
        .hasSizeGreaterThanOrEqualTo(least);
  }

  /** The least text of the board, however it is turned or mirrored, and with colours exchanged. */
  private static String canonical(Position position) {
    Lattice lattice = position.lattice();
    boolean isSquare = lattice.rows() == lattice.cols();
    String least = null;
    for (int turn = 0; turn < 16; turn++) {
      if (!isSquare && (turn & 4) != 0) {
        continue;
      }
      StringBuilder text = new StringBuilder();
      for (int row = 0; row < lattice.rows(); row++) {
        for (int col = 0; col < lattice.cols(); col++) {
          int r = (turn & 1) != 0 ? lattice.rows() - 1 - row : row;
          int c = (turn & 2) != 0 ? lattice.cols() - 1 - col : col;
          Site site = (turn & 4) != 0 ? new Site(c, r) : new Site(r, c);
          Mark mark = lattice.contains(site) ? position.at(site) : Mark.EMPTY;
          boolean isExchanged = (turn & 8) != 0;
          text.append(
              mark == Mark.BLACK
                  ? isExchanged ? 'O' : 'X'
                  : mark == Mark.WHITE ? isExchanged ? 'X' : 'O' : '.');
        }
      }
      String now = text.toString();
      least = least == null || now.compareTo(least) < 0 ? now : least;
    }
    return least;
  }
}
