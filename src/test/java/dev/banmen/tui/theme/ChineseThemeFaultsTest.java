package dev.banmen.tui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.banmen.text.Language;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults in a user's own theme are reported in Chinese if that is the language. */
class ChineseThemeFaultsTest {
  private static final String ROLE = "dev.banmen.tui.theme.Role.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x=y",
        ROLE + "foreground[NOTHING]=red",
        ROLE + "foreground[TEXT]=red",
        ROLE + "foreground[TEXT]=reddish\nBACKGROUND",
        ROLE + "foreground[TEXT]=red\nBACKGROUND\n" + ROLE + "sgr[TEXT]=blink"
      })
  void everyFaultIsToldInChinese(String text) {
    String file = text.replace("BACKGROUND", ROLE + "background[TEXT]=white");
    for (String language : new String[] {"zh", "zh-Hant"}) {
      Language own = Language.of(Locale.forLanguageTag(language));
      Throwable fault = catchThrowable(() -> ThemeFile.read("own", file, own));
      assertThat(fault).isInstanceOf(ThemeFault.class);
      assertThat(fault).message().startsWith("own.properties:").containsPattern("\\p{IsHan}");
    }
  }
}
