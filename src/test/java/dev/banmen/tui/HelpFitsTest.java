package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.KeyChoice;
import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.keys.KeyName;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.help.HelpPage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.text.HelpLine;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Help fits one page of a standard screen for every game, language and key set. */
class HelpFitsTest {
  static Stream<Arguments> games() {
    return Catalog.ALL.families().stream()
        .flatMap(
            family ->
                Stream.of("", "zh", "zh-Hant")
                    .flatMap(
                        language ->
                            Stream.of("default", "vi") // emacs has more keys
                                .map(set -> Arguments.of(family.id(), language, set))));
  }

  @AfterEach
  void asUsual() {}

  /** A house in a language, where a set of keys is used. */
  private static TestHouse house(String language, String set) {
    TestHouse house = new TestHouse(0, Locale.forLanguageTag(language));
    house.keys = new KeyChoice(set, List.of());
    return house;
  }

  @ParameterizedTest
  @MethodSource("games")
  void theHelpOfAGame(String id, String language, String set) throws Refusal {
    TestHouse house = house(language, set);
    LiveSession live = house.begin(Terms.of(id, Map.of()));
    int rows = set.equals("vi") ? 32 : 24; // more keys have two names
    Evening evening = new Evening(house, live, 80, rows, Glyphs.UNICODE);
    KeyName.parseAll("?").orElseThrow().forEach(evening::give);
    assertThat(evening.shown()).isInstanceOf(HelpPage.class);
    assertThat(evening.text()).endsWith(evening.words().text("key.close") + "\n");
  }

  @Test
  void territoryIsListedAsTheBoardShowsIt() throws Exception {
    TestHouse house = new TestHouse(0);
    LiveSession live = house.begin(Terms.of("go", Map.of()));
    Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    KeyName.parseAll("?").orElseThrow().forEach(evening::give);
    assertThat(evening.text()).contains("▪ ▫ territory");
    assertThat(evening.text(Depth.TRUECOLOR)).contains("■ territory, on dead stones too");
  }

  @Test
  void theKeysOfACountAreListedOnlyWhereGamesAreCounted() throws Exception {
    for (String id : List.of("go", "othello", "dots", "gomoku")) {
      TestHouse house = new TestHouse(0);
      LiveSession live = house.begin(Terms.of(id, Map.of()));
      Evening evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
      KeyName.parseAll("?").orElseThrow().forEach(evening::give);
      assertThat(evening.text().contains("count: group")).as(id).isEqualTo(id.equals("go"));
    }
  }

  @Test
  void onlyWhatWorksInThisGameAndPlaceIsListed() throws Exception {
    assertThat(help("go")).contains(":estimate").doesNotContain(":judge", "talk");
    assertThat(help("othello")).contains(":judge").doesNotContain(":estimate", "talk");
    assertThat(help("gomoku")).doesNotContain(":estimate", ":judge", "talk");
  }

  private static String help(String id) throws Refusal {
    TestHouse house = new TestHouse(0);
    LiveSession live = house.begin(Terms.of(id, Map.of()));
    return new Evening(house, live, 80, 24, Glyphs.UNICODE).types("\r?").text();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theKeysOfARecordingStandBeforeSigns(String id, String language, String set) throws Refusal {
    TestHouse house = house(language, set);
    Words words = CustomKeys.in(house.language.words(Viewer.class), house);
    RecordPage page = RecordPage.of(words, house, new Scribe(id, Map.of()).opened(), 0);
    Evening evening = new Evening(house, page, 80, 24, Glyphs.UNICODE);
    KeyName.parseAll("?").orElseThrow().forEach(evening::give);
    String last = HelpLine.of(words.text("record.help.43")).meaning();
    assertThat(evening.text()).contains("57 Enter", last).doesNotContain("[ ]");
    assertThat(evening.resize(80, 48).text())
        .contains("[ ]")
        .endsWith(words.text("key.close") + "\n");
  }
}
