package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.app.PreferenceStore;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.review.Fsrs;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.settings.ZoneName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server keeps for each person: reviews with exercises, and settings of their own. */
class ServedLibraryTest {
  @TempDir Path people;

  private Person person(long id) {
    return new ServedLibrary(people, Catalog.ALL, Optional.empty())
        .of(id, Map.of("LANG", "C.UTF-8"), Runnable::run);
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

  /** At each moment it is a later day in the east than in the west. */
  @Test
  void aDayEndsAtMidnightWhereThePupilIs() throws Exception {
    String east = "Pacific/Kiritimati"; // 25 hours ahead of the west
    String west = "Pacific/Pago_Pago";
    assertThat(today(1, west, east)).isAfter(today(1, east, west));
    assertThat(today(1, west, "nowhere")).as("the place's").isBefore(today(1, east, "nowhere"));
    Path own = Files.createDirectories(people.resolve("2"));
    Files.writeString(own.resolve("config.toml"), "time-zone = '" + west + "'\n");
    assertThat(today(2, east, east)).as("their own choice").isBefore(today(1, east, east));
    Person two = person(2);
    two.preferences().prefer(new Preference("time-zone", east, List.of()));
    assertThat(two.lessons().today()).as("at once").isAfter(today(1, west, west));
  }

  @Test
  void anyTimeZoneCanBeTyped() {
    PreferenceStore store = person(1).preferences();
    for (Preference one : store.all()) {
      boolean isZone = one.name().equals("time-zone");
      assertThat(store.allows(one, "Europe/Vienna")).isEqualTo(isZone);
      assertThat(store.allows(one, "Vienna")).isFalse();
      assertThat(one.choices()).allMatch(value -> store.allows(one, value));
      assertThat(one.choices().subList(1, one.choices().size()))
          .allMatch(value -> !isZone || ZoneName.of(value).isPresent());
    }
  }

  /** The files of the house are none of theirs. */
  @Test
  void aNetworkIsNotTheirsToChoose() throws IOException {
    Path own = Files.createDirectories(people.resolve("1"));
    Files.writeString(own.resolve("config.toml"), "network = '/etc/passwd'\n");
    Person one = person(1);
    assertThat(one.preferences().all()).noneMatch(each -> each.name().equals("network"));
    Family go = one.games().find("go").orElseThrow();
    assertThatNoException().isThrownBy(((HasNetworks) go)::readNetwork);
  }

  private LocalDate today(long person, String place, String sent) {
    return new ServedLibrary(people, Catalog.ALL, Optional.of(ZoneId.of(place)))
        .of(person, Map.of("TZ", sent), Runnable::run)
        .lessons()
        .today();
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
