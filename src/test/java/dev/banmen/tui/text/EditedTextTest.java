package dev.banmen.tui.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.term.Input;
import org.junit.jupiter.api.Test;

class EditedTextTest {
  private static final String FAMILY = "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67";
  private static final int WIDTH = 10;

  private static EditedText after(EditedText text, KeyType... keys) {
    EditedText edited = text;
    for (KeyType key : keys) {
      edited = edited.on(Input.Key.of(key), WIDTH);
    }
    return edited;
  }

  @Test
  void theCursorMovesByWhatIsSeenAsOneCharacter() {
    EditedText text = EditedText.of("a" + FAMILY + "e\u0301\ud842\udfb7");
    assertThat(after(text, KeyType.ArrowLeft).caret()).isEqualTo(text.text().length() - 2);
    EditedText start = after(text, KeyType.Home);
    assertThat(after(start, KeyType.ArrowRight).caret()).isEqualTo(1);
    int afterFamily = 1 + FAMILY.length();
    EditedText behind = after(start, KeyType.ArrowRight, KeyType.ArrowRight);
    assertThat(behind.caret()).isEqualTo(afterFamily);
    assertThat(after(behind, KeyType.ArrowLeft).caret()).isEqualTo(1);
    assertThat(after(behind, KeyType.ArrowRight).caret()).isEqualTo(afterFamily + 2);
  }

  @Test
  void backspaceAndDeleteTakeAllOfIt() {
    EditedText text = EditedText.of("a\n" + FAMILY + "e\u0301");
    EditedText one = after(text, KeyType.Backspace);
    assertThat(one.text()).isEqualTo("a\n" + FAMILY);
    assertThat(after(one, KeyType.Backspace).text()).isEqualTo("a\n");
    assertThat(after(one, KeyType.Backspace, KeyType.Backspace).text()).isEqualTo("a");
    assertThat(after(one, KeyType.Home, KeyType.Delete).text()).isEqualTo("a\n");
  }

  @Test
  void itGoesUpAndDownBetweenCharacters() {
    EditedText text = EditedText.of("abc\n" + FAMILY + "\ud842\udfb7\nxyz");
    EditedText middle = after(text, KeyType.ArrowUp);
    assertThat(middle.caret()).as("beside its third cell").isEqualTo(4 + FAMILY.length());
    assertThat(after(middle, KeyType.ArrowUp).caret()).isEqualTo(2);
  }
}
