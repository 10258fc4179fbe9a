package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.term.Input.Gesture;
import dev.banmen.tui.term.Input.Key;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KeyStrokesTest {
  private static KeyStroke only(Input input) {
    List<KeyStroke> strokes = KeyStrokes.of(input);
    assertThat(strokes).hasSize(1);
    return strokes.get(0);
  }

  @ParameterizedTest
  @EnumSource
  void everyKeyIsAnotherOneToLanterna(Code code) {
    KeyType type = only(new Key(code, 'x', false, false, false)).getKeyType();
    assertThat(type.name().replace("Arrow", ""))
        .isEqualToIgnoringCase(code.name().replace("_", ""));
  }

  @Test
  void charactersAndModifiersAreTheSame() {
    assertThat(only(Key.of('漢'))).isEqualTo(new KeyStroke('漢', false, false));
    assertThat(only(Key.ctrl('c'))).isEqualTo(new KeyStroke('c', true, false));
    assertThat(only(new Key(Code.TAB, 0, true, false, false)).getKeyType())
        .isEqualTo(KeyType.ReverseTab);
    assertThat(only(new Key(Code.UP, 0, true, true, true)))
        .isEqualTo(new KeyStroke(KeyType.ArrowUp, true, true, true));
    assertThat(KeyStrokes.of(Key.of(0x1f600))).as("beyond 16 bits").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "PRESS, 0, CLICK_DOWN, 1",
    "RELEASE, 2, CLICK_RELEASE, 3",
    "MOVE, 3, MOVE, 0",
    "MOVE, 1, DRAG, 2",
    "WHEEL_UP, 0, SCROLL_UP, 1",
    "WHEEL_DOWN, 1, SCROLL_DOWN, 2"
  })
  void theMouseIsWhereItWas(Gesture gesture, int button, String action, int theirs) {
    MouseAction mouse = (MouseAction) only(new Input.Pointed(gesture, button, 300, 7));
    assertThat(mouse.getActionType()).hasToString(action);
    assertThat(mouse.getButton()).isEqualTo(theirs);
    assertThat(mouse.getPosition().getColumn()).isEqualTo(300);
    assertThat(mouse.getPosition().getRow()).isEqualTo(7);
  }

  @Test
  void aPasteIsTypedAndWhatIsNoKeyIsDropped() {
    assertThat(KeyStrokes.of(new Input.Pasted("a\r\n\tb\033")))
        .containsExactly(
            new KeyStroke('a', false, false),
            new KeyStroke(KeyType.Enter),
            new KeyStroke(KeyType.Tab),
            new KeyStroke('b', false, false));
    assertThat(KeyStrokes.of(new Input.News())).isEmpty();
    assertThat(only(new Input.Ended()).getKeyType()).isEqualTo(KeyType.EOF);
  }

  @Test
  void aScreenDeliversThemAndTakesASizeWhenItIsAskedTo() throws Exception {
    InputQueue queue = new InputQueue();
    OutputStream out = OutputStream.nullOutputStream();
    CompactScreen screen = new CompactScreen(new StreamTerminal(out, queue, Depth.NONE, 20, 5));
    assertThat(screen.pollInput()).isNull();
    byte[] bytes = "\033[200~ab\033[201~c".getBytes(StandardCharsets.US_ASCII);
    queue.bytes(bytes, bytes.length);
    queue.resized(30, 10);
    assertThat(screen.readInput()).isEqualTo(new KeyStroke('a', false, false));
    assertThat(screen.cols()).isEqualTo(20);
    assertThat(screen.doResizeIfNecessary().getColumns()).isEqualTo(30);
    assertThat(screen.doResizeIfNecessary()).isNull();
    assertThat(screen.rows()).isEqualTo(10);
    assertThat(screen.pollInput()).isEqualTo(new KeyStroke('b', false, false));
    assertThat(screen.pollInput()).isEqualTo(new KeyStroke('c', false, false));
    queue.end();
    assertThat(screen.readInput().getKeyType()).isEqualTo(KeyType.EOF);
  }
}
