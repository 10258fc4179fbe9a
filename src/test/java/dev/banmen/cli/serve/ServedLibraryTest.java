package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.app.PreferenceStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.files.OwnersLibrary;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.review.Fsrs;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.server.people.PersonFiles.OwnThings;
import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.settings.ZoneName;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server keeps for each person: reviews with exercises, and settings of their own. */
class ServedLibraryTest {
  private static final StepResult TRIED = new StepResult("go/first", "one", StepOutcome.RIGHT);

  @TempDir Path folder;
  private SqliteStore store;

  @BeforeEach
  void open() throws StoreFault {
    store = SqliteStore.open(folder, () -> 0, row -> OptionalDouble.empty());
    for (String key : List.of("SHA256:a", "SHA256:b")) {
      store.person(key).join(); // 1 and 2
    }
  }

  @AfterEach
  void close() {
    store.close();
  }

  private ServedLibrary library(OwnFileStore files, Optional<ZoneId> zone) {
    ServerFolder own = new ServerFolder(folder);
    OwnersLibrary given =
        new OwnersLibrary(
            own.library(), folder, Catalog.ALL, Runnable::run, Runnable::run, fault -> {});
    return new ServedLibrary(own, given, files, Catalog.ALL, zone);
  }

  private Person person(long id) {
    OwnThings own =
        library(store.ownFiles(), Optional.empty())
            .of(id, Map.of("LANG", "C.UTF-8"), Runnable::run);
    assertThat(own.isRead()).isTrue();
    return own.person();
  }

  private void save(long person, String name, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    store.ownFiles().replace(person, new OwnFile(name, bytes, 0)).join();
  }

  private String saved(long person, String name) {
    OwnFile file = store.ownFiles().read(person, name).join().orElseThrow();
    return new String(file.bytes(), StandardCharsets.UTF_8);
  }

  private static Preference choice(String name, String value) {
    return new Preference(name, value, List.of(value));
  }

  private static String value(Person person, String name) {
    return person.preferences().all().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @Test
  void reviewsHaveExercisesHereToo() {
    Concept liberties = new Concept("go/02-liberties", "Liberties");
    assertThat(person(1).lessons().exercises().exercise(liberties, 1)).isPresent();
  }

  @Test
  void eachPersonPlansReviewsAsTheyLike() {
    save(1, "config.toml", "recall = 0.8\nreviews = 7\n");
    assertThat(person(1).lessons().reviewPlan()).isEqualTo(new ReviewPlan(new Fsrs(0.8), 7));
    assertThat(person(2).lessons().reviewPlan()).isEqualTo(ReviewPlan.USUAL);
    save(2, "config.toml", "turn-problems = false\n");
    assertThat(person(2).lessons().reviewPlan().isTurned()).isFalse();
  }

  /** At each moment it is a later day in the east than in the west. */
  @Test
  void aDayEndsAtMidnightWhereThePupilIs() throws Exception {
    String east = "Pacific/Kiritimati"; // 25 hours ahead of the west
    String west = "Pacific/Pago_Pago";
    assertThat(today(1, west, east)).isAfter(today(1, east, west));
    assertThat(today(1, west, "nowhere")).as("the place's").isBefore(today(1, east, "nowhere"));
    save(2, "config.toml", "time-zone = '" + west + "'\n");
    assertThat(today(2, east, east)).as("their own choice").isBefore(today(1, east, east));
    Person two = person(2);
    two.preferences().prefer(choice("time-zone", east));
    assertThat(two.lessons().today()).as("at once").isAfter(today(1, west, west));
  }

  private LocalDate today(long person, String place, String sent) {
    return library(store.ownFiles(), Optional.of(ZoneId.of(place)))
        .of(person, Map.of("TZ", sent), Runnable::run)
        .person()
        .lessons()
        .today();
  }

  @Test
  void anyTimeZoneCanBeTyped() {
    PreferenceStore preferences = person(1).preferences();
    for (Preference one : preferences.all()) {
      boolean isZone = one.name().equals("time-zone");
      assertThat(preferences.allows(one, "Europe/Vienna")).isEqualTo(isZone);
      assertThat(preferences.allows(one, "Vienna")).isFalse();
      assertThat(one.choices()).allMatch(value -> preferences.allows(one, value));
      assertThat(one.choices().subList(1, one.choices().size()))
          .allMatch(value -> !isZone || ZoneName.of(value).isPresent());
    }
  }

  /** The files of the house are none of theirs. */
  @Test
  void aNetworkIsNotTheirsToChoose() {
    save(1, "config.toml", "network = '/etc/passwd'\n");
    Person one = person(1);
    assertThat(one.preferences().all()).noneMatch(each -> each.name().equals("network"));
    Family go = one.games().find("go").orElseThrow();
    assertThatNoException().isThrownBy(((HasNetworks) go)::readNetwork);
  }

  @Test
  void aLessonIsFoundByItsNameAndNotByAPath() throws Exception {
    Path secret = Files.writeString(folder.resolve("secret.md"), "# Secret\n\nText.\n");
    assertThat(person(1).lessons().named(secret.toString())).isEmpty();
    assertThat(person(1).lessons().named("/etc/passwd")).isEmpty();
    assertThat(person(1).lessons().named("go/02-liberties")).isPresent();
  }

  @Test
  void lessonsOfTheOwnerAreEverybodysButForLinksAndHiddenOnes() throws Exception {
    String text = "---\ngame: go\n---\n\n# The club's\n\n## First\n\nText.\n";
    Path lessons = Files.createDirectories(folder.resolve("lessons/go"));
    Files.writeString(lessons.resolve("club.md"), text);
    Files.writeString(lessons.resolve(".draft.md"), text);
    Path outside = Files.writeString(folder.resolve("outside.md"), text);
    Files.createSymbolicLink(lessons.resolve("link.md"), outside);
    Files.createSymbolicLink(lessons.resolve("linked"), folder);
    Files.writeString(lessons.resolve("large.md"), "x".repeat(1 + (int) OwnersLessons.MOST_BYTES));
    Files.writeString(lessons.resolve("bad.md"), "# None\n");
    for (long id = 1; id <= 2; id++) {
      assertThat(person(id).lessons().named("go/club")).isPresent();
      for (String none : List.of("go/.draft", "go/link", "go/linked/outside", "go/large")) {
        assertThat(person(id).lessons().named(none)).as(none).isEmpty();
      }
    }
    Person one = person(1);
    assertThat(one.lessons().inOrder().outcome())
        .extracting(Lesson::id)
        .contains("go/club", "go/02-liberties");
    assertThat(one.lessons().unread())
        .singleElement(InstanceOfAssertFactories.STRING)
        .startsWith("lessons/go/bad.md:")
        .doesNotContain(folder.toString());
    Files.move(lessons.resolve("club.md"), lessons.resolve("other.md"));
    assertThat(person(1).lessons().named("go/other")).as("without a restart").isPresent();
  }

  @Test
  void ownLessonsAreTheirOwnersAlone() throws Exception {
    String own = "---\ngame: go\n---\n\n# My own\n\n## First\n\nText.\n";
    save(1, "lessons/go/own.md", own);
    assertThat(person(1).lessons().named("go/own")).isPresent();
    assertThat(person(2).lessons().named("go/own")).isEmpty();
  }

  @Test
  void settingsAreReadOnceAndChangedThere() throws Exception {
    save(1, "config.toml", "reviews = 7\n");
    Person person = person(1);
    store.ownFiles().replace(1, new OwnFile("config.toml", new byte[0], 1)).join();
    assertThat(value(person, "reviews")).as("from memory").isEqualTo("7");
    person.preferences().prefer(choice("theme", "slate"));
    assertThat(value(person, "theme")).isEqualTo("slate");
    assertThat(value(person(1), "theme")).isEqualTo("slate");
  }

  @Test
  void whatTwoVisitsSaveIsAllThere() throws Exception {
    Person here = person(1);
    Person there = person(1);
    here.preferences().prefer(choice("theme", "slate"));
    there.preferences().prefer(choice("reviews", "7"));
    here.lessons().remember(TRIED);
    there.lessons().remember(new StepResult("go/first", "two", StepOutcome.WRONG));
    here.preferences().use("go", Map.of("size", "9"));
    there.preferences().use("othello", Map.of("size", "6"));
    Person later = person(1);
    assertThat(value(later, "theme")).isEqualTo("slate");
    assertThat(value(later, "reviews")).isEqualTo("7");
    assertThat(later.lessons().progress().tries()).hasSize(2);
    assertThat(later.preferences().lastUsed().keySet()).containsExactly("go", "othello");
  }

  /** Another visit is faster each time, until it has nothing more to save. */
  @Test
  void aSettingThatOthersChangedMeanwhileIsChangedInWhatTheySaved() throws Exception {
    Person there = person(1);
    int[] left = {3};
    OwnFileStore overtaken =
        proxy(
            (name, values) -> {
              if (name.equals("replace") && left[0] > 0) {
                there.preferences().prefer(choice("reviews", Integer.toString(left[0]--)));
              }
            });
    Person here = library(overtaken, Optional.empty()).of(1, Map.of(), Runnable::run).person();
    here.preferences().prefer(choice("theme", "slate"));
    assertThat(left[0]).isZero();
    assertThat(saved(1, "config.toml")).contains("theme = \"slate\"", "reviews = 1");
  }

  @Test
  void whoeverHasNoMoreRoomSavesNothing() throws Exception {
    person(1).lessons().remember(TRIED);
    String before = saved(1, "progress");
    save(1, "much", "x".repeat((4 << 20) - before.length()));
    assertThatThrownBy(() -> person(1).lessons().remember(TRIED))
        .isInstanceOf(Refusal.class)
        .hasMessage("Your storage here is full: at most 4 MB.");
    assertThatThrownBy(() -> person(1).preferences().prefer(choice("theme", "slate")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("Your storage here is full: at most 4 MB.");
    assertThat(saved(1, "progress")).isEqualTo(before);
    person(2).lessons().remember(TRIED);
  }

  /** What is done before the store is asked. */
  private interface Before {
    void asked(String name, Object[] values) throws Exception;
  }

  private OwnFileStore proxy(Before before) {
    OwnFileStore files = store.ownFiles();
    return (OwnFileStore)
        Proxy.newProxyInstance(
            OwnFileStore.class.getClassLoader(),
            new Class<?>[] {OwnFileStore.class},
            (proxy, method, values) -> {
              before.asked(method.getName(), values);
              return method.invoke(files, values);
            });
  }

  /** A store that does not answer what is read, while this says so. */
  private OwnFileStore hanging(boolean[] hangs) {
    OwnFileStore files = store.ownFiles();
    return (OwnFileStore)
        Proxy.newProxyInstance(
            OwnFileStore.class.getClassLoader(),
            new Class<?>[] {OwnFileStore.class},
            (proxy, method, values) ->
                hangs[0] && method.getName().equals("read")
                    ? new CompletableFuture<>()
                    : method.invoke(files, values));
  }

  @Test
  void whileTheStoreHangsTheDefaultsApplyAndWhatIsSavedStays() throws Exception {
    save(1, "config.toml", "reviews = 7\n");
    save(1, "options", "go\tsize=9\n");
    boolean[] hangs = {true};
    OwnFileStore files = hanging(hangs);
    OwnThings own =
        library(files, Optional.empty()).of(new StoredFiles(files, 1, 1), Map.of(), Runnable::run);
    assertThat(own.isRead()).isFalse();
    Person person = own.person();
    assertThat(value(person, "reviews")).isEqualTo("20");
    assertThat(person.preferences().lastUsed()).isEmpty();
    assertThatThrownBy(() -> person.preferences().prefer(choice("theme", "slate")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("slow");
    person.preferences().use("othello", Map.of("size", "6"));
    assertThatThrownBy(() -> person.lessons().progress()).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> person.lessons().knownProgress()).isInstanceOf(Refusal.class);
    assertThat(saved(1, "config.toml")).isEqualTo("reviews = 7\n");
    assertThat(saved(1, "options")).isEqualTo("go\tsize=9\n");
    hangs[0] = false;
    Person later = person(1);
    later.preferences().prefer(choice("theme", "slate"));
    assertThat(value(later, "reviews")).as("what was saved").isEqualTo("7");
    assertThat(saved(1, "config.toml")).contains("reviews = 7", "theme = \"slate\"");
  }

  @Test
  void settingsThatAreNoTextAreNotReplaced() throws IOException {
    store.ownFiles().replace(1, new OwnFile("config.toml", new byte[] {(byte) 0xff}, 0)).join();
    OwnThings own = library(store.ownFiles(), Optional.empty()).of(1, Map.of(), Runnable::run);
    assertThat(own.isRead()).isFalse();
    assertThatThrownBy(() -> own.person().preferences().prefer(choice("theme", "slate")))
        .isInstanceOf(Refusal.class);
    assertThat(store.ownFiles().read(1, "config.toml").join().orElseThrow().version()).isEqualTo(1);
  }

  /** A lesson ends on a thread that paints. */
  @Test
  void whatIsKnownOfProgressIsKnownWithoutTheStore() throws Exception {
    boolean[] hangs = {false};
    Person person =
        library(hanging(hangs), Optional.empty()).of(1, Map.of(), Runnable::run).person();
    person.lessons().progress();
    person.lessons().remember(TRIED);
    hangs[0] = true;
    assertThat(person.lessons().knownProgress().tries()).hasSize(1);
  }
}
