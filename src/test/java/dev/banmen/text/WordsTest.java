package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.toy.ToyFamily;
import org.junit.jupiter.api.Test;

class WordsTest {
  private final Words words = Language.ENGLISH.words(ToyFamily.class);

  @Test
  void whatIsPutInIsNotFilledAgain() {
    assertThat(words.text("explain.occupied", "{1}", "x")).isEqualTo("{1} is taken by x.");
  }
}
