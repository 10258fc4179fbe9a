package dev.banmen.session.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.session.ComputerSeat;
import dev.banmen.text.Language;
import dev.banmen.tui.text.Line;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The title of a finished game, in the reader's language. */
class PastGameTitleTest {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 24);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | go      | W+15.5 | 2 2026-11-24 lost W+15.5 vs Level 1, Go
          zh | go      | W+15.5 | 2 2026-11-24 负 白胜7.75子 电脑难度1 围棋
          en | capture | B+     | 2 2026-11-24 won vs Level 1, Capture Go
          zh | capture | B+R    | 2 2026-11-24 胜 黑胜（认输） 电脑难度1 吃子棋
          en | dots    | W+T    | 2 2026-11-24 lost B+T vs Level 1, Dots and Boxes
          en | othello | 0      | 2 2026-11-24 draw vs Level 1, Othello
          zh | othello | Void   | 2 2026-11-24 无胜负 电脑难度1 黑白棋
          """)
  void theDayAndTheResultComeBeforeTheOpponent(
      String tag, String family, String result, String title) {
    Language language = Language.of(Locale.forLanguageTag(tag));
    String other = PastGameTitle.computer(new ComputerSeat(1, Optional.empty()), language);
    PastGameTitle own =
        PastGameTitle.against(other, Side.BLACK, 2, DAY, game(language, family), result);
    assertThat(own.text(language)).isEqualTo(title);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | go     | W+15.5 | 2 2026-11-24 W+15.5 Anna vs Ben, Go
          zh | go     | W+R    | 2 2026-11-24 白胜（认输） Anna对Ben 围棋
          en | gomoku | B+     | 2 2026-11-24 B+ Anna vs Ben, Gomoku
          zh | gomoku | B+     | 2 2026-11-24 黑胜 Anna对Ben 五子棋
          en | go     | Void   | 2 2026-11-24 no result Anna vs Ben, Go
          """)
  void aGameOfTwoSaysWhichSideWon(String tag, String family, String result, String title) {
    Language language = Language.of(Locale.forLanguageTag(tag));
    String players = PastGameTitle.players("Anna", "Ben", language);
    PastGameTitle two =
        new PastGameTitle(2, DAY, game(language, family), result, Optional.empty(), players);
    assertThat(two.text(language)).isEqualTo(title);
  }

  /** The list has so many columns in a window of 80, beside the board. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "zh", "zh-Hant"})
  void aLongTitleShowsTheDayTheResultAndTheStartOfTheOpponentIn36Columns(String tag) {
    Language language = Language.of(Locale.forLanguageTag(tag));
    for (String family : List.of("go", "capture", "othello", "gomoku", "dots")) {
      Game game = game(language, family);
      for (String result : List.of("W+177.5", "W+R", "B+T", "W+F", "B+", "0", "Void")) {
        PastGameTitle title =
            PastGameTitle.against("Anna-Maria Theresia", Side.BLACK, 480, DAY, game, result);
        String cut = Line.cut(title.text(language), 36, "…");
        assertThat(cut).startsWith("480 2026-11-24 ").contains(" Anna");
      }
    }
  }

  private static Game game(Language language, String family) {
    return Catalog.ALL.in(language).find(family).orElseThrow().game(Map.of());
  }

  @ParameterizedTest
  @CsvSource({
    "en, go, B+17.5, B+17.5",
    "zh, go, B+17.5, 黑胜8.75子",
    "zh, go, W+R, 白胜（认输）",
    "zh, go, Draw by hand, ''",
    "zh, go, B+many, ''"
  })
  void aResultIsSaidBrieflyInTheReadersLanguage(
      String tag, String family, String result, String brief) {
    Language language = Language.of(Locale.forLanguageTag(tag));
    assertThat(PastGameTitle.brief(game(language, family), result, language)).isEqualTo(brief);
  }
}
