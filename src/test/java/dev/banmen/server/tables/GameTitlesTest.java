package dev.banmen.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.text.Language;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Titles of games are right in each language, and remembered up to a limit. */
class GameTitlesTest {
  private final GameTitles titles = new GameTitles();

  @Test
  void eachLanguageAndEachGameHasItsOwn() {
    Games english = Catalog.ALL.in(Language.ENGLISH);
    Games chinese = Catalog.ALL.in(Language.of(Locale.SIMPLIFIED_CHINESE));
    String small = titles.of(english, "go", Map.of("size", "9"));
    assertThat(small).startsWith("Go").contains("9");
    assertThat(titles.of(chinese, "go", Map.of("size", "9"))).contains("围棋");
    assertThat(titles.of(english, "go", Map.of("size", "13"))).contains("13").isNotEqualTo(small);
    assertThat(titles.of(english, "othello", Map.of())).startsWith("Othello");
    assertThat(titles.of(english, "go", Map.of("size", "9"))).isSameAs(small);
    assertThat(titles.count()).isEqualTo(4);
  }

  @Test
  void eachSideHasItsNameInEachLanguageAndGame() {
    Games english = Catalog.ALL.in(Language.ENGLISH);
    Games chinese = Catalog.ALL.in(Language.of(Locale.SIMPLIFIED_CHINESE));
    String title = titles.of(english, "go", Map.of());
    assertThat(titles.side(english, "go", Map.of(), Side.BLACK)).isEqualTo("Black");
    assertThat(titles.side(english, "go", Map.of(), Side.WHITE)).isEqualTo("White");
    assertThat(titles.side(chinese, "go", Map.of(), Side.BLACK)).isEqualTo("黑方");
    assertThat(titles.of(english, "go", Map.of())).isEqualTo(title);
  }

  @Test
  void nobodyCanHaveTheServerRememberWithoutEnd() {
    for (int i = 0; i < 2 * GameTitles.MOST; i++) {
      titles.of(
          Catalog.ALL,
          "go",
          Map.of("komi", i % 300 + "." + 5 * (i / 300 % 2), "size", i % 17 + 3 + ""));
      assertThat(titles.count()).isLessThanOrEqualTo(GameTitles.MOST);
    }
  }
}
