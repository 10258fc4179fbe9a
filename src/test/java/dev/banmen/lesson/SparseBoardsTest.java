package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.lesson.reader.Fixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Othello begins with few discs, which are seen at a glance: six to twelve on the real board. The
 * four that a game starts with are shown, and asked about once, by the first task of all.
 */
class SparseBoardsTest {
  private static final int FIRST_LESSONS = 3;
  private static final int LEAST = 6;
  private static final int MOST = 12;

  private static List<Lesson> firstLessons(Locale language) throws Exception {
    return Fixture.of(Path.of("recordings", "lessons"), language).stream()
        .filter(lesson -> lesson.game().id().equals("othello"))
        .limit(FIRST_LESSONS)
        .toList();
  }

  @Test
  void theFirstLessonsAreThoseOfTheRules() throws Exception {
    assertThat(firstLessons(Locale.ROOT).stream().map(Lesson::id))
        .containsExactly(
            "othello/01-bracketing",
            "othello/02-many-directions",
            "othello/03-passing-and-the-end");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "zh", "zh-Hant"})
  void theFirstBoardsHaveSixToTwelveDiscs(String language) throws Exception {
    int tasks = 0;
    for (Lesson lesson : firstLessons(Locale.forLanguageTag(language))) {
      for (Step step : lesson.steps()) {
        Position board = step.task().isPresent() ? step.end() : step.start();
        tasks += step.task().isPresent() ? 1 : 0;
        boolean mayBeTheStart = step.task().isEmpty() || tasks == 1;
        assertThat(board.lattice().rows()).as(step.name()).isEqualTo(8);
        if (!mayBeTheStart || board.ply() > 0 || discs(board) != 4) {
          assertThat(discs(board)).as("%s: %s", lesson.id(), step.name()).isBetween(LEAST, MOST);
        }
      }
    }
    assertThat(tasks).isGreaterThan(4 * FIRST_LESSONS);
  }

  @Test
  void eachHasFourToSixTasks() throws Exception {
    for (Lesson lesson : firstLessons(Locale.ROOT)) {
      assertThat(lesson.steps().stream().filter(step -> step.task().isPresent()).count())
          .as(lesson.id())
          .isBetween(4L, 6L);
    }
  }

  private static int discs(Position position) {
    Lattice lattice = position.lattice();
    int discs = 0;
    for (int i = 0; i < lattice.size(); i++) {
      discs += position.at(lattice.site(i)) == Mark.EMPTY ? 0 : 1;
    }
    return discs;
  }
}
