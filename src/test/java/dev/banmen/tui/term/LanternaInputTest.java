package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys and the mouse as Lanterna has them: from a terminal's bytes, and for its own widgets. */
class LanternaInputTest {
  private static KeyStroke only(Input input) {
    List<KeyStroke> strokes = StreamTerminal.strokes(input);
    assertThat(strokes).hasSize(1);
    return strokes.get(0);
  }

  private static Input typed(String bytes) {
    List<Input> inputs = new TypedKeys().type(bytes);
    assertThat(inputs).hasSize(1);
    return inputs.get(0);
  }

  @Test
  void charactersAndModifiersAreTheSame() {
    assertThat(only(typed("漢"))).isEqualTo(new KeyStroke('漢', false, false));
    assertThat(only(typed("\003"))).isEqualTo(new KeyStroke('c', true, false));
    assertThat(only(typed("\033[Z"))).isEqualTo(new KeyStroke(KeyType.ReverseTab));
    assertThat(only(typed("\033[1;8A")))
        .isEqualTo(new KeyStroke(KeyType.ArrowUp, true, true, true));
  }

  /** A key stroke has one char, so it arrives as text, as a paste does. */
  @Test
  void aCharacterBeyond16BitsIsText() {
    assertThat(typed("\ud83d\ude00")).isEqualTo(new Input.Pasted("\ud83d\ude00"));
    assertThat(typed("\033[128512u")).isEqualTo(new Input.Pasted("\ud83d\ude00"));
    assertThat(typed("\uffe5")).isEqualTo(Input.Key.of('\uffe5'));
  }

  @ParameterizedTest
  @CsvSource({
    "0, M, CLICK_DOWN, 1",
    "2, m, CLICK_RELEASE, 3",
    "35, M, MOVE, 0",
    "33, M, DRAG, 2",
    "64, M, SCROLL_UP, 1",
    "65, M, SCROLL_DOWN, 2"
  })
  void theMouseIsWhereItWas(int code, String last, MouseActionType type, int button) {
    MouseAction mouse = (MouseAction) only(typed("\033[<" + code + ";301;8" + last));
    assertThat(mouse.getActionType()).isEqualTo(type);
    assertThat(mouse.getButton()).isEqualTo(button);
    assertThat(mouse.getPosition().getColumn()).isEqualTo(300);
    assertThat(mouse.getPosition().getRow()).isEqualTo(7);
  }

  /** Lanterna's own comparison forgets type, button and place. */
  @Test
  void mouseActionsAreEqualIfAllOfThemIs() {
    Input there = Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 3, 4);
    assertThat(there).isEqualTo(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 3, 4));
    assertThat(there).isNotEqualTo(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 3, 5));
    assertThat(there).isNotEqualTo(Input.Pointed.of(MouseActionType.DRAG, Mouse.NONE, 3, 4));
    assertThat(there).isNotEqualTo(Input.Pointed.of(MouseActionType.MOVE, Mouse.LEFT, 3, 4));
  }

  @Test
  void aPasteIsTypedAndWhatIsNoKeyIsDropped() {
    assertThat(StreamTerminal.strokes(new Input.Pasted("a\r\n\tb\033")))
        .containsExactly(
            new KeyStroke('a', false, false),
            new KeyStroke(KeyType.Enter),
            new KeyStroke(KeyType.Tab),
            new KeyStroke('b', false, false));
    assertThat(StreamTerminal.strokes(Input.Signal.NEWS)).isEmpty();
    assertThat(only(Input.Signal.ENDED).getKeyType()).isEqualTo(KeyType.EOF);
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
