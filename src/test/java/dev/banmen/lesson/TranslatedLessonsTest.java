package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.reader.LessonFolder;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Lessons in other languages: the same boards and moves, other words; one progress. */
class TranslatedLessonsTest {
  private static final Path LESSONS = Path.of("recordings", "lessons");
  private static final List<String> LANGUAGES = List.of("zh", "zh-Hant");
  private static final Locale CHINESE = Locale.CHINESE;
  private static final Locale TRADITIONAL = Locale.forLanguageTag("zh-Hant");

  /** The keys of a head that are the same in every language. */
  private static final Set<String> SAME_HEAD = Set.of("game", "set", "minutes");

  @TempDir Path folder;

  /**
   * A lesson without its words: a head's keys and the values that aren't words, a block's lines up
   * to its text.
   */
  private static List<String> bones(String text) {
    List<String> bones = new ArrayList<>();
    boolean isHead = true;
    String fence = "";
    for (String line : text.substring(text.indexOf('\n') + 1).split("\n")) {
      String word = line.contains(":") ? line.substring(0, line.indexOf(':')) : line;
      if (isHead) {
        bones.add(SAME_HEAD.contains(word) ? line : word);
        isHead = !line.equals("---");
      } else if (line.startsWith("```")) {
        bones.add(line);
        fence = fence.isEmpty() ? line.substring(3) : "";
      } else if (line.startsWith("#")) {
        bones.add(line.startsWith("##") ? "##" : "#");
      } else if (!fence.isEmpty()) {
        bones.add(bone(fence, line, word));
      }
    }
    return bones;
  }

  @TestFactory
  Stream<DynamicTest> everyOneIsBuiltAsTheEnglishOneIs() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (String language : LANGUAGES) {
      for (String name : new LessonFolder(LESSONS.resolve(language)).names()) {
        Path english = LESSONS.resolve(name);
        Path other = LESSONS.resolve(language).resolve(name);
        tests.add(
            DynamicTest.dynamicTest(
                language + "/" + name,
                () ->
                    assertThat(bones(Files.readString(other)))
                        .isEqualTo(bones(Files.readString(english)))));
      }
    }
    tests.add(DynamicTest.dynamicTest("bones", this::bonesTellLessonsApart));
    return tests.stream();
  }

  private void bonesTellLessonsApart() {
    String lesson = "---\ngame: go\n---\n# A\n```answers\nright D3: so\nhint: x\n```\n";
    assertThat(bones(lesson)).contains("right D3", "hint", "game: go").doesNotContain("# A");
    assertThat(bones(lesson.replace("so", "yes"))).isEqualTo(bones(lesson));
    assertThat(bones(lesson.replace("D3", "D4"))).isNotEqualTo(bones(lesson));
  }

  private static String bone(String fence, String line, String word) {
    boolean isAll = fence.startsWith("board") || word.equals("goal");
    boolean isOfWords = fence.startsWith("choices") && word.indexOf(' ') > 0;
    return isAll ? line : isOfWords ? word.substring(0, word.indexOf(' ')) : word;
  }

  /** Reading a lesson plays every answer and every refutation. */
  @Test
  void everyOneIsWithoutFaultsAndHasTheEnglishNames() throws IOException {
    Map<String, Lesson> english = new TreeMap<>();
    Fixture.of(LESSONS, Words.ENGLISH).forEach(lesson -> english.put(lesson.id(), lesson));
    for (Locale language : List.of(CHINESE, TRADITIONAL)) {
      for (Lesson lesson : Fixture.of(LESSONS, language)) {
        Lesson original = english.get(lesson.id());
        assertThat(original).as(lesson.id()).isNotNull();
        assertThat(names(lesson)).as(lesson.id()).isEqualTo(names(original));
        assertThat(lesson.steps()).hasSameSizeAs(original.steps());
      }
    }
    for (String language : LANGUAGES) {
      for (Lesson lesson : Fixture.of(LESSONS.resolve(language), Words.ENGLISH)) {
        assertThat(english).containsKey(lesson.id()); // and it was read without a fault
      }
    }
  }

  private static List<String> names(Lesson lesson) {
    return lesson.steps().stream().map(Step::name).toList();
  }

  private void write(String name, String title, String... steps) throws IOException {
    StringBuilder text = new StringBuilder("---\ngame: toy\n---\n# " + title + "\n\nOne.\n");
    for (String step : steps) {
      text.append("\n## ").append(step).append("\n\nMore.\n");
    }
    Files.createDirectories(folder.resolve(name).getParent());
    Files.writeString(folder.resolve(name), text.toString());
  }

  private List<String> titles(Locale language) throws IOException {
    return Fixture.of(folder, language).stream().map(Lesson::title).toList();
  }

  @Test
  void theLessonOfTheLanguageIsTakenAndTheEnglishOneWhereThereIsNone() throws IOException {
    write("toy/1.md", "One");
    write("toy/2.md", "Two");
    write("toy/3.md", "Three");
    write("zh/toy/1.md", "一");
    write("zh/toy/2.md", "二");
    write("zh-Hant/toy/1.md", "壹");
    assertThat(titles(Words.ENGLISH)).containsExactly("One", "Two", "Three");
    assertThat(titles(CHINESE)).containsExactly("一", "二", "Three");
    assertThat(titles(TRADITIONAL)).containsExactly("壹", "二", "Three");
  }

  @Test
  void oneWithOtherStepsOrWithFaultsIsPassedOver() throws IOException {
    write("toy/1.md", "One", "Then");
    write("toy/2.md", "Two", "Then");
    write("toy/3.md", "Three", "Then");
    write("zh/toy/1.md", "一");
    write("zh/toy/2.md", "二", "然后");
    write("zh/toy/3.md", "三", "然后", "然后");
    assertThat(titles(CHINESE)).containsExactly("One", "二", "Three");
    assertThat(names(Fixture.of(folder, CHINESE).get(1))).containsExactly("two", "then");
  }
}
