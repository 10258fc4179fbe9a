package dev.banmen.lesson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Fault;
import dev.banmen.proof.GameIds;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A lesson with any kind of fault fails, with the fault's line and column. */
class FaultyLessonsTest {
  private static final Path FILE = Fixture.FOLDER.resolve("faulty.txt");
  private static final String FOUND = "=> ";

  /** Faults of problems in SGF, of files that aren't text, or of too much of something. */
  private static final List<String> ELSEWHERE =
      List.of(
          "fault.problem.",
          "fault.long",
          "fault.lines",
          "fault.signs",
          "fault.nested",
          "fault.utf8");

  @Test
  void eachFaultIsToldWhereItStands() throws IOException {
    String cases = Files.readString(FILE);
    String[] parts = cases.split("(?m)^@ ");
    StringBuilder found = new StringBuilder(parts[0]);
    for (int i = 1; i < parts.length; i++) {
      found.append("@ ").append(answered(parts[i]));
    }
    String shown = GameIds.blanked(found.toString());
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.writeString(FILE, shown);
    }
    assertThat(shown).isEqualTo(Files.readString(FILE));
    assertThat(shown).doesNotContain("=> none");
  }

  private static String answered(String one) {
    List<String> lines = new ArrayList<>(List.of(one.split("\n", -1)));
    lines.removeIf(line -> line.startsWith(FOUND));
    String text = String.join("\n", lines);
    LessonReader.ReadLesson read = Fixture.read(text.substring(text.indexOf('\n') + 1));
    StringBuilder answer = new StringBuilder(text);
    for (Fault fault : read.faults()) {
      String at = fault.line() + ":" + fault.column() + " ";
      answer.append(FOUND).append(at).append(fault.text()).append('\n');
    }
    if (read.lesson().isPresent() || read.faults().isEmpty()) {
      answer.append(FOUND).append("none\n");
    }
    return answer.toString();
  }

  /** Every fault's sentence is one that a lesson can get. */
  @Test
  void eachKindOfFaultIsAmongThem() throws IOException {
    String cases = Files.readString(FILE);
    ResourceBundle bundle = ResourceBundle.getBundle("dev.banmen.lesson.words");
    assertThat(Language.ENGLISH.words(Faults.class).has("fault.head.none")).isTrue();
    for (String key : bundle.keySet()) {
      if (key.startsWith("fault.") && ELSEWHERE.stream().noneMatch(key::startsWith)) {
        String pattern =
            "\\Q" + bundle.getString(key).replaceAll("\\{\\d[^}]*}", "\\\\E.*\\\\Q") + "\\E";
        assertThat(Pattern.compile(FOUND + "\\d+:\\d+ " + pattern).matcher(cases).find())
            .as(key)
            .isTrue();
      }
    }
  }
}
