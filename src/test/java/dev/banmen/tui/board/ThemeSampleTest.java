package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.text.Language;
import dev.banmen.tui.Languages;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Themes as they look, in every language: some of them have characters two cells wide. */
class ThemeSampleTest {
  static final List<Locale> LANGUAGES = Languages.ALL;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyThemeIsShownInEveryColourAndBeginsAndEndsPlain(Locale language) {
    for (Depth depth : Depth.values()) {
      Display display = new Display(depth, GlyphSet.UNICODE, Language.of(language));
      for (String theme : Themes.BUNDLED) {
        assertShown(ThemeSample.of(display, theme, games()), theme);
      }
    }
  }

  private static void assertShown(String sample, String theme) {
    List<String> lines = sample.lines().toList();
    assertThat(lines).hasSize(7);
    assertThat(lines.get(0).replaceAll("\033\\[[0-9;]*m", "")).startsWith(" " + theme + " ");
    for (String line : lines) {
      assertThat(line.lastIndexOf("\033[")).isEqualTo(line.lastIndexOf("\033[m"));
    }
  }

  private static List<Game> games() {
    List<Game> games = new ArrayList<>();
    for (Family family : Catalog.ALL.families()) {
      games.add(family.game(Map.of("size", "6")));
    }
    return games;
  }
}
