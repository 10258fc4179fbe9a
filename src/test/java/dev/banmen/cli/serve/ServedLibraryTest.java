package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Person;
import dev.banmen.catalog.Catalog;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.review.Fsrs;
import dev.banmen.lesson.review.ReviewPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server keeps for each person: reviews with exercises, and settings of their own. */
class ServedLibraryTest {
  @TempDir Path people;

  private Person person(long id) {
    return new ServedLibrary(people, Catalog.ALL).of(id, Map.of("LANG", "C.UTF-8"));
  }

  @Test
  void reviewsHaveExercisesHereToo() {
    Concept liberties = new Concept("go/02-liberties", "Liberties");
    assertThat(person(1).lessons().exercises().exercise(liberties, 1)).isPresent();
  }

  @Test
  void eachPersonPlansReviewsAsTheyLike() throws IOException {
    Path own = Files.createDirectories(people.resolve("1"));
    Files.writeString(own.resolve("config.toml"), "recall = 0.8\nreviews = 7\n");
    assertThat(person(1).lessons().reviewPlan()).isEqualTo(new ReviewPlan(new Fsrs(0.8), 7));
    assertThat(person(2).lessons().reviewPlan()).isEqualTo(ReviewPlan.USUAL);
  }
}
