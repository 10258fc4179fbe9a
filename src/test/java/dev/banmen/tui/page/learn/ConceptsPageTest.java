package dev.banmen.tui.page.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Taught;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.page.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the learner knows, and beside the list a board of the chosen concept. */
class ConceptsPageTest {
  private static final String GROUPS = "go/02-liberties";

  private static Evening concepts(int cols, int rows) throws Exception {
    TestHouse house = new TestHouse(0);
    Lesson lesson = Taught.named(GROUPS);
    house.lessons.add(lesson);
    Words words = CustomKeys.in(house.language.words(Viewer.class), house);
    return new Evening(house, LearnPage.of(house, words), cols, rows, Glyphs.UNICODE).types("\t");
  }

  @Test
  void besideTheListStandsWhatIsKnownOfTheChosenOne() throws Exception {
    for (int[] size : new int[][] {{80, 24}, {120, 40}, {200, 60}}) {
      Evening evening = concepts(size[0], size[1]);
      ConceptsPage page = (ConceptsPage) evening.shown();
      assertThat(evening.text())
          .contains("Not asked yet. Enter opens")
          .contains("Go, lesson: " + Taught.named(GROUPS).title());
      assertThat(evening.text()).containsPattern("┌[─┬]+┐");
      assertThat(page.ground())
          .isEqualTo(ConceptsPage.example(page.shown().get(0)).lattice().ground());
    }
    assertThat(concepts(40, 15).text()).doesNotContain("lesson:");
  }

  @Test
  void theNamesOfExercisesAreAskedForWhenThePageIsMadeAndNeverWhilePainting() throws Exception {
    List<String> asked = new ArrayList<>();
    ExerciseSource drills =
        new ExerciseSource() {
          @Override
          public Optional<Step> exercise(Concept concept, long seed) {
            return Optional.empty();
          }

          @Override
          public Optional<String> name(Concept concept) {
            asked.add(concept.id());
            return concept.id().equals(GROUPS) ? Optional.of("Count them") : Optional.empty();
          }
        };
    TestHouse house =
        new TestHouse(0) {
          @Override
          public ExerciseSource exercises() {
            return drills;
          }
        };
    house.lessons.add(Taught.named(GROUPS));
    house.lessons.add(Taught.named("go/08-two-eyes"));
    Words words = CustomKeys.in(house.language.words(Viewer.class), house);
    Evening evening = new Evening(house, LearnPage.of(house, words), 80, 24, Glyphs.UNICODE);
    evening.types("\t");
    List<String> once = List.copyOf(asked);
    assertThat(once).contains(GROUPS);
    assertThat(evening.text()).contains("drill: Count them");
    assertThat(evening.types(Evening.DOWN).text()).doesNotContain("drill:");
    assertThat(evening.types(Evening.UP).text()).contains("drill: Count them");
    assertThat(asked).isEqualTo(once);
  }
}
