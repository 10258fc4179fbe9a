package dev.banmen.lesson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Bytes;
import dev.banmen.lesson.Lesson;
import dev.banmen.record.FileBytes;
import dev.banmen.text.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lessons that come with the program. */
class BundledLessonsTest {
  private static final Path SOURCES = Path.of("recordings", "lessons");

  private static Map<String, List<Lesson>> games;

  @TempDir Path folder;

  @BeforeAll
  static void readAll() throws IOException {
    games =
        Fixture.all().stream()
            .filter(lesson -> lesson.id().indexOf('/') > 0)
            .collect(Collectors.groupingBy(lesson -> lesson.game().id()));
  }

  @Test
  void allThatAreWrittenComeWithTheProgram() throws IOException {
    List<String> written = new LessonFolder(SOURCES).names();
    assertThat(written).isNotEmpty();
    assertThat(new BundledLessons().names()).containsExactlyInAnyOrderElementsOf(written);
  }

  /** The order to learn them in comes from one file, which names each once. */
  @Test
  void theIndexNamesEachOnce() throws IOException {
    List<String> ids = LessonIndex.of(new BundledLessons()).ids();
    List<String> written =
        new LessonFolder(SOURCES)
            .names().stream()
                .filter(name -> name.endsWith(LessonFiles.MARKDOWN) && !name.startsWith("zh"))
                .map(LessonFiles::id)
                .toList();
    assertThat(ids).containsExactlyInAnyOrderElementsOf(written);
    List<String> shown = Fixture.all().stream().map(Lesson::id).filter(written::contains).toList();
    assertThat(shown).isEqualTo(ids);
  }

  private List<String> ordered(String index) throws IOException {
    for (String id : List.of("go/z", "toy/a", "toy/b", "toy/c")) {
      Path file = folder.resolve(id + LessonFiles.MARKDOWN);
      Files.createDirectories(file.getParent());
      Files.writeString(
          file, "---\ngame: " + file.getParent().getFileName() + "\n---\n# T\n\nT.\n");
    }
    Files.writeString(folder.resolve(LessonIndex.FILE), index);
    return Fixture.of(folder, Words.ENGLISH).stream().map(Lesson::id).toList();
  }

  /** Such as a user's own. */
  @Test
  void whatIsNotListedFollowsItsGameByName() throws IOException {
    assertThat(ordered("")).containsExactly("go/z", "toy/a", "toy/b", "toy/c");
    assertThat(ordered("# first\n\ntoy/c\n none/x \n"))
        .containsExactly("toy/c", "toy/a", "toy/b", "go/z");
  }

  @Test
  void ofALongIndexOnlyTheBeginningIsRead() throws IOException {
    String comment = "#".repeat(LessonReader.LONGEST - "toy/c\n\n".length());
    assertThat(ordered("toy/c\n" + comment + "\ntoy/b\n"))
        .containsExactly("toy/c", "toy/a", "toy/b", "go/z");
  }

  /** Catching stones comes before everything else, and counting right after the first eyes. */
  @Test
  void theFirstThingsComeFirst() throws IOException {
    List<String> ids = LessonIndex.of(new BundledLessons()).ids();
    assertThat(ids.get(0)).startsWith("capture/");
    int eyes = ids.indexOf("go/08-two-eyes");
    assertThat(ids.subList(eyes + 1, eyes + 3))
        .containsExactly("go/09-territory", "go/23-dead-stones");
  }

  /** As in the program's jar, where names are listed in another way than in a folder. */
  @Test
  void theyAreFoundInAJar() throws Exception {
    Path jar = folder.resolve("a jar.jar");
    String home = "dev/banmen/lesson/";
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (String name : List.of("words.properties", "lessons/zz/1.md")) {
        out.putNextEntry(new JarEntry(home + name));
        out.write(name.getBytes(StandardCharsets.UTF_8));
      }
      for (Class<?> type :
          List.of(
              BundledLessons.class,
              Lesson.class,
              LessonCatalog.Source.class,
              FileBytes.class,
              Bytes.class)) {
        String name = type.getName().replace('.', '/') + ".class";
        out.putNextEntry(new JarEntry(name));
        out.write(type.getClassLoader().getResourceAsStream(name).readAllBytes());
      }
    }
    ClassLoader parent = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, parent)) {
      Class<?> type = loader.loadClass(BundledLessons.class.getName());
      Object lessons = type.getConstructor().newInstance();
      assertThat(type.getMethod("names").invoke(lessons)).isEqualTo(List.of("zz/1.md"));
    }
  }

  /** A beginner gets enough to do, with its source. */
  @Test
  void theyKeepWhatTheyPromise() {
    Map<String, Integer> least =
        Map.of("go", 20, "capture", 5, "othello", 10, "dots", 10, "gomoku", 3);
    least.forEach((game, count) -> assertThat(games.get(game)).hasSizeGreaterThanOrEqualTo(count));
    games
        .values()
        .forEach(
            lessons -> {
              for (Lesson lesson : lessons) {
                assertThat(lesson.source()).as(lesson.id()).isNotBlank();
                assertThat(lesson.id()).startsWith(lesson.game().id() + "/");
              }
            });
  }

  /** A concept is practised more than once, but not to boredom. */
  @Test
  void eachHasFourToSixTasks() {
    for (List<Lesson> lessons : games.values()) {
      for (Lesson lesson : lessons) {
        assertThat(lesson.steps().stream().filter(step -> step.task().isPresent()).count())
            .as(lesson.id())
            .isBetween(4L, 6L);
      }
    }
  }

  /** The first lessons of each game, up to another heading, are enough to play it. */
  @Test
  void aBeginnersWayThroughAGameTakesLessThanTwentyMinutes() {
    games
        .values()
        .forEach(
            lessons -> {
              String first = lessons.get(0).group();
              int minutes = 0;
              for (Lesson lesson : lessons) {
                minutes += lesson.group().equals(first) ? lesson.minutes() : 0;
              }
              assertThat(minutes).as(first).isBetween(5, 19);
            });
    assertThat(games.get("go").stream().map(Lesson::group).distinct())
        .containsExactly("Go, first steps", "Go, next steps");
  }
}
