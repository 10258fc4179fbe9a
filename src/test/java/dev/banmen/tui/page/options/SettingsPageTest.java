package dev.banmen.tui.page.options;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Preference;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.EveryPage;
import dev.banmen.tui.Golden;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.MouseUse;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.theme.ThemeFault;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The settings page: what it changes, and how it is reached. */
class SettingsPageTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private final TestHouse house = new TestHouse(0);
  private final Words words = house.language.words(Viewer.class);

  private Evening settings(int cols, int rows, Glyphs glyphs) {
    return new Evening(house, HomePage.of(house, words), cols, rows, glyphs).types("S");
  }

  private String value(String name) {
    return house.preferences.stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15"})
  void itReadsWell(int cols, int rows) throws IOException {
    for (Glyphs glyphs : new Glyphs[] {Glyphs.UNICODE, Glyphs.ASCII}) {
      Evening evening = settings(cols, rows, glyphs).types(Evening.DOWN.repeat(4), Evening.RIGHT);
      GOLDEN.check("settings", cols, rows, glyphs, evening.text());
    }
  }

  @Test
  void whatASettingDoesIsSaidInFullOnASmallScreen() {
    Evening evening = settings(40, 15, Glyphs.UNICODE);
    for (Preference one : house.preferences) {
      assertThat(evening.text()).as(one.name()).doesNotContain("…");
      evening.types(Evening.DOWN);
    }
  }

  @Test
  void eachValueIsGoneThroughAndSaved() {
    Evening evening = settings(80, 24, Glyphs.UNICODE);
    assertThat(evening.text()).contains("< wood >");
    assertThat(evening.types(Evening.RIGHT).text())
        .contains("< slate >")
        .contains("Saved in /home");
    assertThat(value("theme")).isEqualTo("slate");
    evening.types("l");
    assertThat(value("theme")).isEqualTo("wood");
    evening.types(Evening.LEFT, "jjj", " ");
    assertThat(value("theme")).isEqualTo("slate");
    assertThat(value("language")).isEqualTo("en");
    assertThat(evening.text()).contains("Saved in /home");
    assertThat(evening.types("q").shown()).isInstanceOf(HomePage.class);
  }

  @Test
  void whatCannotBeKeptIsShownAsItWas() {
    house.isUnwritable = true;
    Evening evening = settings(80, 24, Glyphs.UNICODE).types("j", Evening.RIGHT);
    assertThat(evening.text()).contains("the file cannot be written").contains("< auto >");
    assertThat(evening.types("q").shown()).isInstanceOf(HomePage.class);
    house.isUnwritable = false;
    assertThat(evening.types("S", "j", Evening.RIGHT).text()).contains("< ascii >");
  }

  @Test
  void aThemeThatCannotBeHadIsNotShownAsChosen() {
    house.preferences.set(0, new Preference("theme", "wood", List.of("wood", "nosuch")));
    Evening evening = settings(80, 24, Glyphs.UNICODE).types(Evening.RIGHT);
    assertThat(evening.text()).contains("< wood >").contains("'nosuch'");
    assertThat(value("theme")).isEqualTo("wood");
  }

  @Test
  void everyPageLeadsThere() {
    for (EveryPage page : EveryPage.values()) {
      Evening evening = page.open().types(":settings\r");
      assertThat(evening.shown()).as(page.name()).isInstanceOf(SettingsPage.class);
    }
  }

  @Test
  void aChangeIsUndone() {
    Evening evening = settings(80, 24, Glyphs.UNICODE);
    assertThat(evening.text()).doesNotContain("u undo");
    assertThat(evening.types("u").text()).contains("Nothing to undo");
    assertThat(evening.types("\r").text()).contains("u undo");
    assertThat(evening.types("u").text()).contains("< wood >").doesNotContain("u undo");
    assertThat(value("theme")).isEqualTo("wood");
  }

  /** Each sentence is about the value shown, fits its two lines, and a time has its unit. */
  @Test
  void eachValueIsExplainedAndNothingIsCut() {
    Evening evening = settings(80, 24, Glyphs.UNICODE);
    for (int row = 0; row < house.preferences.size(); row++) {
      Preference one = house.preferences.get(row);
      for (int i = 0; i <= one.choices().size(); i++) {
        List<String> lines = evening.text().lines().toList();
        assertThat(lines.get(22)).as(one.name()).doesNotContain("…");
        assertThat(lines.get(2 + row).substring(0, 34)).as(one.name()).doesNotContain("…");
        String value = value(one.name());
        if (one.name().equals("bot-time") && !value.equals("default")) {
          assertThat(lines.get(2 + row)).containsPattern("< " + value + " seconds? >");
        }
        evening.types(Evening.RIGHT, Evening.DOWN, Evening.UP);
      }
      evening.types(Evening.DOWN);
    }
  }

  @Test
  void clicksChooseAndChange() {
    Evening evening = settings(80, 24, Glyphs.UNICODE);
    evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 5, 3));
    assertThat(value("glyphs")).isEqualTo("auto");
    evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 5, 3));
    assertThat(value("glyphs")).isEqualTo("ascii");
    assertThat(((SettingsPage) evening.shown()).at()).isEqualTo(1);
    evening.give(Input.Pointed.of(MouseActionType.SCROLL_DOWN, Mouse.LEFT, 5, 3));
    assertThat(((SettingsPage) evening.shown()).at()).isEqualTo(2);
  }

  @Test
  void theMouseIsAskedForOnlyWhereItIsWanted() throws IOException, InterruptedException {
    String asked = "\033[?1000h\033[?1003h\033[?1006h";
    assertThat(shown(true, "q")).contains(asked);
    assertThat(shown(false, "q")).doesNotContain("?1000h", "?1003h", "?1006h");
    String turned = shown(true, "S" + Evening.DOWN.repeat(4) + Evening.RIGHT + "qq");
    assertThat(turned.substring(turned.indexOf(asked) + 1)).contains("\033[?1000l");
  }

  @Test
  void theBoardBesideThemShowsTheTheme() throws IOException, InterruptedException {
    String wood = shown(true, "S" + Evening.DOWN.repeat(2) + Evening.RIGHT);
    assertThat(wood).contains("48;2;176;132;64"); // its board
    assertThat(settings(80, 24, Glyphs.UNICODE).text()).contains("├─", "A   B   C");
    assertThat(settings(56, 24, Glyphs.UNICODE).text()).doesNotContain("├─");
  }

  @Test
  void coloursChangeAtOnce() throws IOException, InterruptedException {
    String plain = shown(true, "S");
    assertThat(plain).doesNotContain("38;2;", "38;5;");
    String turned = shown(true, "S" + Evening.DOWN.repeat(2) + Evening.RIGHT);
    assertThat(turned).contains("38;2;").contains("truecolor");
    String fewer = shown(true, "S" + Evening.DOWN.repeat(2) + Evening.RIGHT); // after truecolor
    assertThat(fewer).contains("38;5;").doesNotContain("38;2;");
  }

  @Test
  void wordsChangeAtOnceOnThePageAndBelowIt() throws ThemeFault {
    Evening evening = settings(80, 24, Glyphs.UNICODE);
    assertThat(evening.text()).contains("Language", "Colours");
    house.language.choose(Locale.CHINESE); // as a house does where that is chosen
    assertThat(evening.text()).contains("语言（Language）", "颜色").doesNotContain("Colours");
    String home = evening.types("q").text();
    assertThat(home).contains("围棋", "和电脑下", "帮助").doesNotContain("Play", "help");
    assertThat(home).isEqualTo(atHome());
    Appearance appearance =
        new Appearance(new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH));
    Object before = appearance.drawing();
    appearance.prefer(new Preference("language", "zh", List.of("en", "zh")));
    assertThat(appearance.drawing())
        .as("nothing painted in English is used again")
        .isNotSameAs(before);
  }

  private String atHome() {
    Page home = HomePage.of(house, words);
    return new Evening(house, home, 80, 24, Glyphs.UNICODE).text();
  }

  /** What is written to a terminal. */
  private String shown(boolean mouse, String keys) throws IOException, InterruptedException {
    ByteArrayOutputStream wire = new ByteArrayOutputStream();
    CompactScreen terminal = new CompactScreen(wire, Depth.NONE, 80, 24);
    InputQueue queue = new InputQueue();
    byte[] bytes = keys.getBytes(StandardCharsets.US_ASCII);
    Appearance appearance =
        new Appearance(
            new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH)
                .withMouse(mouse ? MouseUse.PLAYS : MouseUse.NONE));
    Pages pages = PageMaker.of(house, words, HomePage.of(house, words));
    Viewer viewer = new Viewer(pages, terminal, queue, appearance, Viewer.Host.NONE);
    viewer.begin();
    for (byte b : bytes) {
      queue.bytes(new byte[] {b}, 1);
      for (Input input = queue.poll(); input != null; input = queue.poll()) {
        viewer.slice(input);
      }
    }
    return wire.toString(StandardCharsets.UTF_8);
  }
}
