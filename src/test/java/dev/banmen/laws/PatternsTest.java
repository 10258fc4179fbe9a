package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A pattern reads a text of any length. */
class PatternsTest {
  /** What a group in a pattern can't be seen in: escaped characters and classes of them. */
  private static final Pattern CHARACTERS =
      Pattern.compile("\\\\Q.*?\\\\E|\\\\.|\\[\\^?\\]?(?:[^\\]\\\\]|\\\\.)*+\\]");

  /** A group that is repeated without end, and may give back what it took. */
  private static final Pattern ENDLESS = Pattern.compile("\\)(?:[*+]|\\{\\d+,\\})(?!\\+)");

  private static boolean isEndless(String pattern) {
    return ENDLESS.matcher(CHARACTERS.matcher(pattern).replaceAll("x")).find();
  }

  /** Each turn of such a group takes space on the thread's stack. */
  @Test
  void whatRepeatsAGroupWithoutEndGivesNothingBack() throws Exception {
    List<String> faults = new ArrayList<>();
    int patterns = 0;
    for (Field field : StaticStateTest.statics()) {
      if (field.getType() == Pattern.class) {
        field.setAccessible(true);
        String pattern = ((Pattern) field.get(null)).pattern();
        patterns++;
        if (isEndless(pattern)) {
          faults.add(StaticStateTest.name(field) + ": " + pattern);
        }
      }
    }
    assertThat(patterns).isGreaterThan(50);
    assertThat(faults).isEmpty();
  }

  @Test
  void suchGroupsAreFound() {
    assertThat(List.of("(?:a|b)*", "(a,)+?x", "[)](a)+", "(a){2,}"))
        .allMatch(PatternsTest::isEndless);
    assertThat(List.of("(?:a|b)*+", "(a){2,3}", "[)]*", "\\)+", "(a)?", "(a)++"))
        .noneMatch(PatternsTest::isEndless);
  }
}
