package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Key;
import dev.banmen.tui.term.Mouse;
import org.junit.jupiter.api.Test;

class TextPageTest {
  /** Ten lines of text, and one of keys. */
  private static final Extent SCREEN = Extent.of(40, 11);

  private static final TextPage FORTY =
      TextPage.of(Language.ENGLISH.words(TextPage.class), "title\n" + "line\n".repeat(39));

  private static int first(Input... inputs) {
    Page page = FORTY;
    for (Input input : inputs) {
      page = (Page) page.on(input, SCREEN);
    }
    return ((TextPage) page).first();
  }

  @Test
  void aLongTextIsScrolledToItsEndsAndNotBeyond() {
    Key down = Key.of(KeyType.PageDown);
    Key up = Key.of(KeyType.PageUp);
    assertThat(first(Key.of(KeyType.ArrowDown), Key.of('j'), Key.of('k'))).isEqualTo(1);
    assertThat(first(Input.Pointed.of(MouseActionType.SCROLL_DOWN, Mouse.LEFT, 0, 0))).isEqualTo(1);
    assertThat(first(down, down)).isEqualTo(18);
    assertThat(first(down, down, down, down, down)).isEqualTo(30);
    assertThat(first(down, down, down, down, down, up)).isEqualTo(21);
    assertThat(first(down, up, up)).isZero();
  }

  @Test
  void anyOtherKeyClosesIt() {
    assertThat(FORTY.on(Key.of('x'), SCREEN)).isEqualTo(PageAction.back());
  }
}
