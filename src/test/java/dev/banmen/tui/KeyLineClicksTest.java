package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A click on a key in the line of keys presses it, on every page. */
class KeyLineClicksTest {
  private static Input click(Evening evening, String text) {
    int col = evening.text().split("\n")[23].indexOf(text);
    assertThat(col).as(text).isNotNegative();
    return Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, col + 1, 23);
  }

  @ParameterizedTest
  @EnumSource
  void helpAndTheWayOutAreOneClickAway(EveryPage page) {
    Evening helped = page.open();
    String key = "? help";
    assertThat(helped.give(click(helped, key)).text()).isEqualTo(page.open().types("?").text());
    Evening left = page.open();
    left.give(click(left, left.text().contains("q quit") ? "q quit" : "q back"));
    Evening quit = page.open().types("q");
    assertThat(left.isLeft()).isEqualTo(quit.isLeft());
    assertThat(left.shown().getClass()).isEqualTo(quit.shown().getClass());
  }

  @ParameterizedTest
  @EnumSource(names = {"HOME", "TABLE", "BROWSER", "LEARN", "EDITOR"})
  void eachTextOfAListsLineDoesWhatItsKeyDoes(EveryPage page) {
    List<KeyHint> hints = page.open().shown().keyHints(Extent.of(80, 24));
    assertThat(hints).hasSizeGreaterThan(3);
    for (KeyHint hint : hints) {
      Evening silent = page.open().give(hint.key());
      assertThat(silent.text()).as(hint.text()).doesNotContain("does nothing here");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"GAME", "RECORD", "LESSON"})
  void aMessageInTheLineHasNoKeys(EveryPage page) {
    Evening evening = page.open();
    Input help = click(evening, "? help");
    Page shown = evening.types("Z").shown();
    assertThat(evening.text()).contains("Z does nothing here");
    assertThat(evening.give(help).shown()).hasSameClassAs(shown);
    assertThat(evening.give(click(evening, "? help")).shown()).isNotInstanceOf(shown.getClass());
  }

  @ParameterizedTest
  @EnumSource
  void aScreenTooSmallForAPageHasNoKeys(EveryPage page) {
    Evening evening = page.open().resize(80, 7);
    Page shown = evening.shown();
    for (int col = 0; col < 80; col++) {
      evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, col, 6));
    }
    assertThat(evening.isLeft()).isFalse();
    assertThat(evening.shown()).hasSameClassAs(shown);
  }
}
