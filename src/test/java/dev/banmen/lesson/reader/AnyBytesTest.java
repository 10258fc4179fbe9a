package dev.banmen.lesson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Fault;
import dev.banmen.lesson.Lesson;
import dev.banmen.proof.Repeats;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading ends in a lesson or in faults, whatever the bytes are. */
class AnyBytesTest {
  private static final LessonReader READER = new LessonReader(Fixture.GAMES);
  private static final String HEAD = "---\ngame: go\n---\n# T\n\n";

  private static LessonReader.ReadLesson read(byte[] file) {
    LessonReader.ReadLesson read = READER.read("test", file);
    assertThat(read.lesson().isPresent()).isEqualTo(read.faults().isEmpty());
    for (Fault fault : read.faults()) {
      assertThat(fault.line()).isNotNegative();
      assertThat(fault.text().codePoints()).allMatch(Printable::is);
    }
    return read;
  }

  /** The faults of a text below a title. */
  private static List<Fault> faults(String body) {
    return read((HEAD + body).getBytes(StandardCharsets.UTF_8)).faults();
  }

  @Test
  void noiseIsNoLesson() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 300; i++) {
      byte[] noise = new byte[random.nextInt(400)];
      random.nextBytes(noise);
      assertThat(read(noise).lesson()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"toy.md", "dots.md"})
  @Tag(Repeats.TAG)
  void aLessonWithDamageIsALessonOrHasFaults(String name) throws IOException {
    byte[] whole = Files.readAllBytes(Fixture.FOLDER.resolve(name));
    String signs = "`#*-: \n[]<>&!|\t\u00e4\u0000";
    byte[] some = signs.getBytes(StandardCharsets.UTF_8);
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < Repeats.of(300, 900, 3_000); i++) {
      byte[] damaged = whole.clone();
      for (int n = random.nextInt(1, 6); n > 0; n--) {
        damaged[random.nextInt(damaged.length)] = some[random.nextInt(some.length)];
      }
      read(damaged);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"toy.md", "dots.md"})
  void aLessonThatIsCutIsALessonOrHasFaults(String name) throws IOException {
    byte[] whole = Files.readAllBytes(Fixture.FOLDER.resolve(name));
    for (int length = 0; length < whole.length; length += 3) {
      read(Arrays.copyOf(whole, length));
    }
  }

  @Test
  void whatIsNestedDeeplyIsAFault() {
    for (String sign :
        new String[] {"> ", "- ", "*a ", "[", "![", "<b>", "&#27;", "`", "1. ", "**", "_a"}) {
      read((HEAD + sign.repeat(20_000) + "\n").getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void whatIsTooLongIsNotRead() {
    LessonReader.ReadLesson read = read(new byte[(256 << 10) + 1]);
    assertThat(read.faults()).containsExactly(new Fault(0, 0, "longer than 262144 bytes"));
  }

  /** They are all reported before they are parsed as Markdown, which would take very long. */
  @Test
  void tooManySignsThatMayBeginATagAreAFault() {
    Fault fault = new Fault(6, 1001, "more than 1000 of the character < in a file");
    assertThat(faults("<".repeat(60 << 10))).containsExactly(fault);
    assertThat(faults("<".repeat(1001))).containsExactly(fault);
    assertThat(faults("a<\n".repeat(1001)).get(0))
        .isEqualTo(new Fault(1006, 2, "more than 1000 of the character < in a file"));
    assertThat(faults("a < b\n".repeat(1000))).isEmpty();
  }

  @Test
  void tooManySignsThatMayBeginALinkAreAFault() {
    Fault fault = new Fault(6, 1001, "more than 1000 of the character [ in a file");
    assertThat(faults("[".repeat(125_000) + "]".repeat(125_000))).containsExactly(fault);
    assertThat(faults("[a]: b \"x\n".repeat(25_000)).get(0).text())
        .isEqualTo("more than 10000 lines");
  }

  @Test
  void aParagraphOfVeryManyLinesIsAFault() {
    assertThat(faults("a\n".repeat(125_000) + "==="))
        .containsExactly(new Fault(10_001, 1, "more than 10000 lines"));
  }

  @Test
  void listsAndQuotationsTooDeepWithinEachOtherAreAFault() {
    String told = "lists or quotations nested more than 250 deep";
    assertThat(faults("- ".repeat(100_000))).containsExactly(new Fault(6, 501, told));
    assertThat(faults("Words.\n\n  " + "> ".repeat(251))).containsExactly(new Fault(8, 503, told));
    assertThat(faults(">".repeat(251))).containsExactly(new Fault(6, 251, told));
    assertThat(faults("1. 23) + ".repeat(84))).containsExactly(new Fault(6, 751, told));
    assertThat(faults("- ".repeat(250) + "a")).extracting(Fault::text).doesNotContain(told);
    assertThat(faults("**a** ".repeat(300))).isEmpty();
  }

  @Test
  void theWidestBoardOfDotsIsNotTakenForLists() {
    String row = "+ - ".repeat(100) + "+\n";
    assertThat(faults("```board\n" + row + "```\n"))
        .isNotEmpty()
        .extracting(Fault::text)
        .noneMatch(text -> text.contains("nested more than"));
  }

  @Test
  void whatIsNotUtf8IsToldOf() {
    byte[] latin =
        "---\ngame: go\n---\n# T\n\nGr\u00fc\u00dfe\n".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(read(latin).faults().get(0)).isEqualTo(new Fault(6, 3, "a byte that is not UTF-8"));
  }

  @Test
  void noControlCharacterComesThroughAnEntity() {
    Lesson lesson = Fixture.lesson(Fixture.read("---\ngame: go\n---\n# T&#27;\n\nA &#27;[2J b\n"));
    assertThat(lesson.title()).isEqualTo("T?");
    assertThat(lesson.steps().get(0).prose().get(0).text()).isEqualTo("A ?[2J b");
  }
}
