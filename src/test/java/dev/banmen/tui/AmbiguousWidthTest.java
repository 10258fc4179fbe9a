package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.record.Markup.Sign;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.board.Signs;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.term.TerminalQuestion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One set of glyphs has no character that a terminal may draw one cell wide or two. Which these are
 * stands in {@code ambiguous-width.txt}, from Unicode's EastAsianWidth.txt.
 */
class AmbiguousWidthTest {
  private static final BitSet AMBIGUOUS = new BitSet();

  @BeforeAll
  static void read() throws IOException {
    Path file = Path.of("src", "test", "resources", "ambiguous-width.txt");
    for (String line : Files.readAllLines(file)) {
      if (!line.startsWith("#")) {
        String[] ends = line.split("\\.\\.");
        int first = Integer.parseInt(ends[0], 16);
        AMBIGUOUS.set(first, Integer.parseInt(ends[ends.length - 1], 16) + 1);
      }
    }
  }

  private static String ambiguous(String text) {
    StringBuilder found = new StringBuilder();
    text.chars().filter(AMBIGUOUS::get).distinct().forEach(c -> found.append((char) c));
    return found.toString();
  }

  @Test
  void theTableKnowsWhatBreaksColumns() {
    assertThat(ambiguous("●○─┼█·…§")).isEqualTo("●○─┼█·…§");
    assertThat(ambiguous("aX+◉漢")).isEmpty();
  }

  @Test
  void noGlyphIsAmbiguous() {
    assertThat(ambiguous(Glyphs.CJK.toString())).isEmpty();
    Signs signs = Signs.beside(Glyphs.CJK);
    StringBuilder all = new StringBuilder(signs.toString());
    for (Sign sign : Sign.values()) {
      all.append(signs.sign(sign));
    }
    assertThat(ambiguous(all.toString())).isEmpty();
    assertThat(ambiguous(Glyphs.UNICODE.toString())).isNotEmpty();
  }

  @Test
  void noScreenOfAGameHasOne() throws Refusal {
    for (Family family : TestHouse.everything().families()) {
      for (String size : new String[] {"80x24", "40x15", "200x60"}) {
        TestHouse house = new TestHouse(0);
        int cols = Integer.parseInt(size.substring(0, size.indexOf('x')));
        int rows = Integer.parseInt(size.substring(size.indexOf('x') + 1));
        Evening evening =
            new Evening(
                house, house.begin(Terms.of(family.id(), Map.of())), cols, rows, Glyphs.CJK);
        StringBuilder seen = new StringBuilder();
        for (String key : new String[] {" ", "j", "L", " ", "x", "z", "z", "o", "\t", "?"}) {
          seen.append(evening.types(key).text());
        }
        assertThat(ambiguous(seen.toString())).as("%s %s", family.id(), size).isEmpty();
      }
    }
  }

  @Test
  void noOtherPageHasOne() {
    TestHouse house = new TestHouse(0);
    Evening evening =
        new Evening(
            house, HomePage.of(house, Language.ENGLISH.words(Viewer.class)), 80, 24, Glyphs.CJK);
    assertThat(ambiguous(evening.text() + evening.types("?").text())).isEmpty();
  }

  /** A terminal that is known by nothing but what it says. */
  @ParameterizedTest
  @CsvSource({
    "auto,xterm-256color,kitty(0.32.2),true",
    "auto,xterm-ghostty,ghostty 1.1.3,true",
    "auto,wezterm,WezTerm 20240203-110809-5046fc22,true",
    "auto,xterm-256color,XTerm(390),false",
    "auto,foot,foot(1.13.1),false",
    "auto,xterm,Konsole 22.12.3,false",
    "auto,tmux-256color,kitty(0.32.2),false",
    "unicode,xterm-256color,kitty(0.32.2),false",
    "ascii,xterm-256color,kitty(0.32.2),false"
  })
  void picturesAreShownWhereTheTerminalsNameSaysSo(
      String glyphs, String term, String name, boolean has) {
    Map<String, String> environment = Map.of("LANG", "en_US.UTF-8", "TERM", term);
    Display display = Display.of("auto", glyphs, environment, Language.ENGLISH);
    boolean isAsked = glyphs.equals("auto") && !term.startsWith("tmux");
    assertThat(display.questions().contains(TerminalQuestion.NAME)).isEqualTo(isAsked);
    Appearance appearance = new Appearance(display);
    assertThat(appearance.wantsPictures()).isFalse();
    appearance.nameTerminal(name);
    assertThat(appearance.wantsPictures()).isEqualTo(has);
  }

  @Test
  void aSetIsNamedOrFollowsTheLocaleAndTheConsole() {
    Map<String, String> chinese = Map.of("LANG", "zh_CN.UTF-8", "TERM", "xterm");
    assertThat(GlyphSet.of("auto", chinese, Language.ENGLISH)).isEqualTo(GlyphSet.UNICODE);
    assertThat(GlyphSet.of("cjk", chinese, Language.ENGLISH)).isEqualTo(GlyphSet.CJK);
    assertThat(GlyphSet.of("auto", Map.of("LANG", "zh_CN.GB18030"), Language.ENGLISH))
        .isEqualTo(GlyphSet.ASCII);
    assertThat(GlyphSet.of("unicode", Map.of("TERM", "linux"), Language.ENGLISH))
        .isEqualTo(GlyphSet.CONSOLE);
    Map<String, String> kitty = Map.of("LANG", "en_US.UTF-8", "TERM", "xterm-kitty");
    assertThat(GlyphSet.of("auto", kitty, Language.ENGLISH)).isEqualTo(GlyphSet.PICTURES);
    Map<String, String> inTmux = new HashMap<>(kitty);
    inTmux.put("TMUX", "/tmp/tmux-1000/default,1,0");
    assertThat(GlyphSet.of("auto", inTmux, Language.ENGLISH)).isEqualTo(GlyphSet.UNICODE);
    assertThat(GlyphSet.of("pictures", chinese, Language.ENGLISH)).isEqualTo(GlyphSet.PICTURES);
    assertThatThrownBy(() -> GlyphSet.of("runes", chinese, Language.ENGLISH))
        .hasMessage("glyphs 'runes' is not known; choose auto, unicode, pictures, ascii or cjk");
  }
}
