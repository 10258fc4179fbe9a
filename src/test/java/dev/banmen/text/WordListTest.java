package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class WordListTest {
  private static final Language CHINESE = Language.of(Locale.CHINESE);
  private static final List<String> THREE = List.of("a", "b", "c");

  @Test
  void theLastTwoNamesAreJoinedByAWord() {
    assertThat(WordList.or(Language.ENGLISH, List.of())).isEmpty();
    assertThat(WordList.or(Language.ENGLISH, List.of("a"))).isEqualTo("a");
    assertThat(WordList.or(Language.ENGLISH, List.of("a", "b"))).isEqualTo("a or b");
    assertThat(WordList.or(Language.ENGLISH, List.of("a", "b", "c", "d")))
        .isEqualTo("a, b, c or d");
    assertThat(WordList.and(Language.ENGLISH, THREE)).isEqualTo("a, b and c");
  }

  @Test
  void eachLanguageWritesListsAsItDoes() {
    assertThat(WordList.of(Language.ENGLISH, THREE)).isEqualTo("a, b, c");
    assertThat(WordList.of(CHINESE, THREE)).isEqualTo("a、b、c");
    assertThat(WordList.or(CHINESE, THREE)).isEqualTo("a、b 或 c");
    assertThat(WordList.and(CHINESE, THREE)).isEqualTo("a、b和c");
    assertThat(WordList.parts(Language.ENGLISH, List.of("a, b", "c"))).isEqualTo("a, b; c");
    assertThat(WordList.parts(CHINESE, THREE)).isEqualTo("a；b；c");
  }

  @Test
  void aNameMayHoldBraces() {
    assertThat(WordList.or(Language.ENGLISH, List.of("{1}", "{0}", "c")))
        .isEqualTo("{1}, {0} or c");
  }

  @Test
  void oneMoreNameIsListedRatherThanCounted() {
    assertThat(WordList.first(Language.ENGLISH, List.of(), 2)).isEmpty();
    assertThat(WordList.first(Language.ENGLISH, List.of("a", "b"), 2)).isEqualTo("a, b");
    assertThat(WordList.first(Language.ENGLISH, THREE, 2)).isEqualTo("a, b, c");
    List<String> four = List.of("a", "b", "c", "d");
    assertThat(WordList.first(Language.ENGLISH, four, 2)).isEqualTo("a, b and 2 more");
    assertThat(WordList.first(CHINESE, four, 2)).isEqualTo("a、b，另有2处");
    assertThat(WordList.firstSites(Language.ENGLISH, THREE, 2)).isEqualTo("a b c");
    assertThat(WordList.firstSites(Language.ENGLISH, four, 2)).isEqualTo("a b and 2 more");
  }
}
