package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ChoiceListTest {
  @Test
  void theLastTwoNamesAreJoinedByAWord() {
    assertThat(ChoiceList.of(Language.ENGLISH, List.of())).isEmpty();
    assertThat(ChoiceList.of(Language.ENGLISH, List.of("a"))).isEqualTo("a");
    assertThat(ChoiceList.of(Language.ENGLISH, List.of("a", "b"))).isEqualTo("a or b");
    assertThat(ChoiceList.of(Language.ENGLISH, List.of("a", "b", "c", "d")))
        .isEqualTo("a, b, c or d");
    assertThat(ChoiceList.of(Language.of(Locale.CHINESE), List.of("a", "b", "c")))
        .isEqualTo("a、b 或 c");
  }

  @Test
  void aNameMayHoldBraces() {
    assertThat(ChoiceList.of(Language.ENGLISH, List.of("{1}", "{0}", "c")))
        .isEqualTo("{1}, {0} or c");
  }
}
