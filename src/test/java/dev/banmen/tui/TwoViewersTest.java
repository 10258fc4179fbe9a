package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.KeyChoice;
import dev.banmen.game.Ground;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.MouseUse;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.options.SettingsPage;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.theme.Role;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two people in one process, each with their own keys, theme, signs and mouse. */
class TwoViewersTest {
  private static final int ROWS = 24;

  /** Somebody at a screen. */
  private static final class Onlooker {
    final TestHouse house = new TestHouse(0);
    final CompactScreen terminal =
        new CompactScreen(OutputStream.nullOutputStream(), Depth.TRUECOLOR, 80, ROWS);
    final Pages pages;
    final Viewer viewer;
    final Appearance appearance;

    Onlooker(LiveSession live, KeyChoice keys, GlyphSet glyphs, String theme, boolean hasMouse) {
      house.keys = keys;
      pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), live);
      Display display =
          new Display(Depth.TRUECOLOR, glyphs, Language.ENGLISH)
              .withTheme(theme)
              .withMouse(hasMouse ? MouseUse.PLAYS : MouseUse.NONE);
      appearance = Viewer.appearance(pages, display);
      viewer = new Viewer(pages, terminal, new InputQueue(), appearance, Viewer.Host.NONE);
    }

    Onlooker keys(Input... keys) throws IOException, InterruptedException {
      for (Input key : keys) {
        viewer.slice(key);
      }
      return this;
    }

    String screen() {
      StringBuilder text = new StringBuilder();
      for (int row = 0; row < ROWS; row++) {
        for (int col = 0; col < 80; col++) {
          text.append(terminal.newTextGraphics().cell(col, row).getCharacterString());
        }
        text.append('\n');
      }
      return text.toString();
    }

    TextColor behind() {
      return appearance.palette(Ground.CROSSINGS).cell(' ', Role.BOARD).getBackgroundColor();
    }
  }

  private static Input key(char c) {
    return Input.Key.of(c);
  }

  @Test
  void eachHasKeysAThemeSignsAndAMouseOfTheirOwn() throws Exception {
    LiveSession live = new TestHouse(0).begin(Terms.of("go", Map.of("size", "9")));
    KeyChoice vi = new KeyChoice("vi", List.of(new KeyChoice.Own("pass", List.of("Alt-p"))));
    Onlooker one = new Onlooker(live, vi, GlyphSet.UNICODE, "slate", true);
    Onlooker other = new Onlooker(live, KeyChoice.DEFAULT, GlyphSet.ASCII, "wood", false);
    one.viewer.begin();
    other.viewer.begin();
    for (Onlooker person : List.of(one, other)) {
      person.keys(key(' '));
      person.pages.refreshSession();
    }
    one.keys(Input.Key.ctrl('b'), key(' '));
    other.keys(Input.Signal.NEWS, Input.Key.ctrl('b'));
    assertThat(one.screen()).contains("Alt-p pass").doesNotContain(" p pass");
    assertThat(other.screen()).contains("Ctrl-B does nothing here; ? lists the keys");
    other.keys(key('l'));
    assertThat(other.screen()).contains(" p pass").doesNotContain("Alt-p");
    assertThat(one.screen()).contains("▆").doesNotContain("X");
    assertThat(other.screen()).contains("X").doesNotContain("▆");
    assertThat(one.behind()).isNotEqualTo(other.behind());
    assertThat(one.appearance.theme()).isEqualTo("slate");
    assertThat(one.appearance.hasMouse()).isTrue();
    assertThat(other.appearance.hasMouse()).isFalse();
  }

  @Test
  void aSetOfKeysThatOneChoosesCountsForThatOneAtOnce() throws Exception {
    LiveSession live = new TestHouse(0).begin(Terms.of("go", Map.of("size", "9")));
    Onlooker one = new Onlooker(live, KeyChoice.DEFAULT, GlyphSet.ASCII, "wood", false);
    Onlooker other = new Onlooker(live, KeyChoice.DEFAULT, GlyphSet.ASCII, "wood", false);
    one.viewer.begin();
    other.viewer.begin();
    assertThat(one.screen()).contains("p pass");
    one.house.own = List.of(new KeyChoice.Own("pass", List.of("Alt-p")));
    one.pages.pushOther(
        SettingsPage.of(
            one.pages.words(), one.house, HasDemo.of(one.house.games().families().get(0))),
        one.pages.shown());
    Input up = Input.Key.of(KeyType.ArrowUp);
    Input end = Input.Key.of(KeyType.End);
    one.keys(end, Input.Key.of(KeyType.ArrowRight), up, key('q'));
    other.keys(key('x'), key('l'));
    assertThat(one.screen()).contains("Alt-p pass");
    assertThat(one.keys(Input.Key.ctrl('r')).screen()).contains("Nothing to redo");
    assertThat(other.screen()).contains("p pass").doesNotContain("Alt-p");
  }
}
