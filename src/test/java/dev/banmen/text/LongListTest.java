package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class LongListTest {
  private static String of(Language language, String... names) {
    return LongList.of(language, List.of(names), " ", 2);
  }

  @Test
  void oneMoreNameIsListedRatherThanCounted() {
    assertThat(of(Language.ENGLISH)).isEmpty();
    assertThat(of(Language.ENGLISH, "a", "b")).isEqualTo("a b");
    assertThat(of(Language.ENGLISH, "a", "b", "c")).isEqualTo("a b c");
    assertThat(of(Language.ENGLISH, "a", "b", "c", "d")).isEqualTo("a b and 2 more");
    assertThat(of(Language.of(Locale.CHINESE), "a", "b", "c", "d")).isEqualTo("a b，另有2处");
  }
}
