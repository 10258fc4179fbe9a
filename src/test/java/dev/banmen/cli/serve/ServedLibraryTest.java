package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.catalog.Catalog;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.review.Fsrs;
import dev.banmen.lesson.review.ReviewPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server keeps for each person: reviews with exercises, and settings of their own. */
class ServedLibraryTest {
  @TempDir Path people;

  private Person person(long id) {
    return new ServedLibrary(people, Catalog.ALL).of(id, Map.of("LANG", "C.UTF-8"), Runnable::run);
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

  @Test
  void aLessonIsFoundByItsNameAndNotByAPath() throws Exception {
    Path secret = Files.writeString(people.resolve("secret.md"), "# Secret\n\nText.\n");
    assertThat(person(1).lessons().named(secret.toString())).isEmpty();
    assertThat(person(1).lessons().named("/etc/passwd")).isEmpty();
    assertThat(person(1).lessons().named("go/02-liberties")).isPresent();
  }

  @Test
  void settingsAreReadOnceAndChangedThere() throws Exception {
    Path own = Files.createDirectories(people.resolve("1"));
    Path file = Files.writeString(own.resolve("config.toml"), "reviews = 7\n");
    Person person = person(1);
    Files.delete(file);
    assertThat(value(person, "reviews")).as("from memory").isEqualTo("7");
    person.preferences().prefer(new Preference("theme", "slate", List.of("wood", "slate")));
    assertThat(value(person, "theme")).isEqualTo("slate");
    assertThat(value(person(1), "theme")).isEqualTo("slate");
  }

  private static String value(Person person, String name) {
    return person.preferences().all().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }
}
