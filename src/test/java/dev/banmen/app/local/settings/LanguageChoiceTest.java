package dev.banmen.app.local.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageChoiceTest {
  private static String tag(Map<String, String> environment) {
    return LanguageChoice.of(environment, Optional.empty()).toLanguageTag();
  }

  @ParameterizedTest
  @CsvSource({
    "zh_CN.UTF-8, zh",
    "zh_SG.utf8, zh",
    "zh_TW.UTF-8, zh-Hant",
    "zh_HK.UTF-8@stroke, zh-Hant",
    "zh_MO.utf8, zh-Hant",
    "zh_CN.GB18030, und",
    "zh_CN, und",
    "zha_CN.UTF-8, und",
    "de_DE.UTF-8, und",
    "C, und",
    "POSIX, und",
    "C.UTF-8, und",
    "'', und",
  })
  void theLocaleDecidesWhereNothingElseDoes(String locale, String tag) {
    assertThat(tag(Map.of("LANG", locale))).isEqualTo(tag);
  }

  @Test
  void theFirstVariableThatIsSetDecides() {
    assertThat(tag(Map.of())).isEqualTo("und");
    assertThat(tag(Map.of("LANG", "zh_CN.UTF-8", "LC_ALL", "C"))).isEqualTo("und");
    assertThat(tag(Map.of("LANG", "C", "LC_MESSAGES", "zh_TW.UTF-8"))).isEqualTo("zh-Hant");
    assertThat(tag(Map.of("LANG", "C", "LC_ALL", "", "LC_MESSAGES", "zh_CN.UTF-8")))
        .isEqualTo("zh");
  }

  @ParameterizedTest
  @CsvSource({
    "en, und",
    "zh, zh",
    "zh-CN, zh",
    "zh-Hans-TW, zh",
    "zh-Hant, zh-Hant",
    "zh-TW, zh-Hant",
    "ZH_hk, zh-Hant",
    "zh-MO, zh-Hant",
  })
  void whatIsAskedForGoesBeforeSettingsAndTheseBeforeTheLocale(String name, String tag) {
    Map<String, String> german = Map.of("LANG", "zh_TW.UTF-8");
    assertThat(LanguageChoice.of(german, Optional.of(name)).toLanguageTag()).isEqualTo(tag);
    assertThat(LanguageChoice.of(german, Optional.of(name), Optional.of("en")).toLanguageTag())
        .isEqualTo(tag);
  }

  @ParameterizedTest
  @CsvSource({
    "LC_ALL, POSIX, und",
    "LC_ALL, C, und",
    "LC_CTYPE, C, und",
    "LANG, zh_CN.GB18030, und",
    "LC_MESSAGES, C, zh",
    "LC_ALL, C.UTF-8, zh",
    "LANG, de_DE.utf8, zh",
    "LANG, '', zh",
  })
  void settingsAreNotSpokenInLettersThatALocaleHasNot(String variable, String locale, String tag) {
    Map<String, String> environment = Map.of(variable, locale);
    assertThat(LanguageChoice.of(environment, Optional.of("zh")).toLanguageTag()).isEqualTo(tag);
    assertThat(LanguageChoice.of(environment, Optional.of("zh"), Optional.of("en")).toLanguageTag())
        .as("who asks at once knows the terminal")
        .isEqualTo("zh");
  }
}
