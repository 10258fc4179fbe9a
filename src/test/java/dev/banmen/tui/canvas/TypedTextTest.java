package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Typed text is visible to its end, and a sign shows if its start isn't. */
class TypedTextTest {
  private static final String LONG =
      "recordings/of/games/that/were/played/by/people/of/long/ago/and/far/away/go-snapback.sgf";

  private static Evening home(int cols, int rows, Glyphs glyphs) {
    TestHouse house = new TestHouse(0);
    HomePage page = HomePage.of(house, Language.ENGLISH.words(Viewer.class));
    return new Evening(house, page, cols, rows, glyphs).types(":open ");
  }

  private static String line(Evening evening, String holding) {
    return evening.text().lines().filter(line -> line.contains(holding)).findFirst().orElse("");
  }

  @Test
  void aLongNameOfAFile() {
    String typed = line(home(60, 24, Glyphs.UNICODE).types(LONG), "snapback");
    assertThat(typed).startsWith(" …").contains("go-snapback.sgf");
    String ascii = line(home(60, 24, Glyphs.ASCII).types(LONG), "snapback");
    assertThat(ascii).startsWith(" ...").contains("go-snapback.sgf");
    assertThat(line(home(20, 10, Glyphs.UNICODE).types(LONG), "snapba")).endsWith("napback.sgf");
  }

  @Test
  void aNameThatFitsHasNoSign() {
    assertThat(line(home(80, 24, Glyphs.UNICODE).types("go-1.sgf"), "sgf"))
        .startsWith(" :open go-1.sgf");
  }

  @Test
  void aLongCommand() {
    Evening evening =
        new Evening(Catalog.ALL.find("go").orElseThrow().game(Map.of()), 40, 15, Glyphs.UNICODE);
    evening.types(":save " + LONG);
    assertThat(evening.text().stripTrailing()).endsWith("/far/away/go-snapback.sgf");
    assertThat(evening.text().lines().reduce((a, b) -> b).orElse("")).startsWith(" …");
  }
}
