package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** On the usual screen help is one page, whatever is played, said and pressed. */
class HelpFitsTest {
  private final Words words = Words.beside(Viewer.class);

  static Stream<Arguments> games() {
    return Catalog.ALL.families().stream()
        .flatMap(
            family ->
                Stream.of("", "zh", "zh-Hant")
                    .flatMap(
                        language ->
                            Stream.of("default", "vi") // emacs has more keys besides
                                .map(set -> Arguments.of(family.id(), language, set))));
  }

  @AfterEach
  void asUsual() {
    Words.speak(Words.ENGLISH);
    KeyMap.use(KeyMap.USUAL);
  }

  private static void speak(String language, String set) {
    Words.speak(Locale.forLanguageTag(language));
    KeyMap.use(KeyMap.of(set, List.of(), new ArrayList<>()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theHelpOfAGame(String id, String language, String set) {
    speak(language, set);
    Family family = Catalog.ALL.find(id).orElseThrow();
    Evening evening = new Evening(family.game(Map.of()), 80, 24, Glyphs.UNICODE);
    KeyName.parseAll("?").orElseThrow().forEach(evening::give);
    assertThat(evening.shown()).isInstanceOf(HelpPage.class);
    assertThat(evening.text()).endsWith(words.text("key.close") + "\n");
  }

  @ParameterizedTest
  @MethodSource("games")
  void theKeysOfARecordingStandBeforeSigns(String id, String language, String set)
      throws House.Refusal {
    speak(language, set);
    RecordPage page = RecordPage.of(words, new TestHouse(0), new Scribe(id, Map.of()).opened(), 0);
    Evening evening = new Evening(new TestHouse(0), page, 80, 24, Glyphs.UNICODE);
    KeyName.parseAll("?").orElseThrow().forEach(evening::give);
    String last = words.text("record.help.41").substring(14);
    assertThat(evening.text()).contains("57 Enter", last).doesNotContain("[ ]");
    assertThat(evening.resize(80, 48).text())
        .contains("[ ]")
        .endsWith(words.text("key.close") + "\n");
  }
}
