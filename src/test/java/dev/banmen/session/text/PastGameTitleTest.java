package dev.banmen.session.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.session.ComputerSeat;
import dev.banmen.text.Language;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The title of a finished game, in the reader's language. */
class PastGameTitleTest {
  @ParameterizedTest
  @CsvSource({
    "en, go,      W+15.5, 2 2026-11-24 lost to Level 1 W+15.5 Go",
    "zh, go,      W+15.5, 2 2026-11-24 负于电脑（难度1） 白胜7.75子 围棋",
    "en, capture, B+,     2 2026-11-24 won against Level 1 Capture Go",
    "zh, capture, B+R,    2 2026-11-24 胜电脑（难度1） 黑胜（对手认输） 吃子棋",
    "en, othello, 0,      2 2026-11-24 drew with Level 1 Othello",
    "zh, othello, Void,   2 2026-11-24 与电脑（难度1）无胜负 黑白棋"
  })
  void theDayTheOpponentAndTheResultComeFirst(
      String tag, String family, String result, String title) {
    Language language = Language.of(Locale.forLanguageTag(tag));
    Game game = Catalog.ALL.in(language).find(family).orElseThrow().game(Map.of());
    String other = PastGameTitle.computer(new ComputerSeat(1, Optional.empty()), language);
    String how = PastGameTitle.how(Side.BLACK, result, other, language);
    LocalDate day = LocalDate.of(2026, 11, 24);
    assertThat(new PastGameTitle(2, day, game, result, how).text(language)).isEqualTo(title);
  }

  @ParameterizedTest
  @CsvSource({
    "en, go, B+17.5, B+17.5",
    "zh, go, B+17.5, 黑胜8.75子",
    "zh, go, W+R, 白胜（对手认输）",
    "zh, go, Draw by hand, ''",
    "zh, go, B+many, ''"
  })
  void aResultIsSaidBrieflyInTheReadersLanguage(
      String tag, String family, String result, String brief) {
    Language language = Language.of(Locale.forLanguageTag(tag));
    Game game = Catalog.ALL.in(language).find(family).orElseThrow().game(Map.of());
    assertThat(PastGameTitle.brief(game, result, language)).isEqualTo(brief);
  }
}
