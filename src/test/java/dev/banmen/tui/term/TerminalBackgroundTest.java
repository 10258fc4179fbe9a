package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The environment, or the terminal itself, says what its background is. */
class TerminalBackgroundTest {
  private static final String LIGHT = "\033]11;rgb:ffff/ffff/dddd\033\\";

  private final KeyParser parser = new KeyParser();

  @ParameterizedTest
  @CsvSource({
    "0;15, LIGHT", "15;0, DARK", "0;7, LIGHT", "12;8, DARK", "0;default;15, LIGHT",
    "15;default, UNKNOWN", "15, UNKNOWN", "'', UNKNOWN", "0;9, LIGHT", "7;-1, UNKNOWN"
  })
  void anEnvironmentTellsByTheNumberOfTheColour(String value, TerminalBackground background) {
    assertThat(TerminalBackground.of(Map.of("COLORFGBG", value))).isEqualTo(background);
  }

  @Test
  void theConsoleOfLinuxIsDark() {
    assertThat(TerminalBackground.of(Map.of("TERM", "linux"))).isEqualTo(TerminalBackground.DARK);
  }

  @ParameterizedTest
  @CsvSource({
    "11;rgb:0000/0000/0000, DARK",
    "11;rgb:ffff/ffff/ffff, LIGHT",
    "11;rgb:ff/ff/d7, LIGHT",
    "11;rgb:f/f/f, LIGHT",
    "11;rgb:000/2b0/360, DARK",
    "11;rgba:fdfd/f6f6/e3e3/ffff, LIGHT",
    "11;rgb:0000/0000/ffff, DARK",
    "11;?, UNKNOWN",
    "11;rgb:00/00, UNKNOWN",
    "11;rgb:zz/00/00, UNKNOWN",
    "11;rgb:12345/0/0, UNKNOWN",
    "11;rgb:-1/00/00, UNKNOWN",
    "10;rgb:ff/ff/ff, UNKNOWN"
  })
  void anAnswerIsAsBrightAsItLooks(String answer, TerminalBackground background) {
    assertThat(TerminalBackground.answered(answer)).isEqualTo(background);
  }

  private List<Input> inputs() {
    List<Input> inputs = new ArrayList<>();
    for (Input input = parser.poll(); input != null; input = parser.poll()) {
      inputs.add(input);
    }
    return inputs;
  }

  private void feed(String text) {
    byte[] bytes = text.getBytes(US_ASCII);
    parser.feed(bytes, 0, bytes.length);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\033]11;rgb:ffff/ffff/dddd\033\\", "\033]11;rgb:ff/ff/dd\007"})
  void anAnswerComesOnceAndOnlyIfAskedFor(String answer) {
    feed(answer);
    assertThat(inputs()).isEmpty();
    parser.awaitAnswer(TerminalQuestion.BACKGROUND);
    feed("a" + answer + "b" + answer);
    assertThat(inputs())
        .containsExactly(
            Input.Key.of('a'),
            new Input.BackgroundReported(TerminalBackground.LIGHT),
            Input.Key.of('b'));
  }

  /** Wherever it is torn, and however long the rest takes. */
  @Test
  void aTornAnswerTypesNothing() {
    for (int cut = 1; cut < LIGHT.length(); cut++) {
      parser.awaitAnswer(TerminalQuestion.BACKGROUND);
      feed(LIGHT.substring(0, cut));
      parser.elapse();
      parser.elapse();
      feed(LIGHT.substring(cut) + "x");
      List<Input> inputs = inputs();
      inputs.remove(Input.Key.of(KeyType.Escape)); // of a lone ESC nobody knows better
      assertThat(inputs)
          .as("cut at %d", cut)
          .containsExactly(
              new Input.BackgroundReported(TerminalBackground.LIGHT), Input.Key.of('x'));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\033]11;?\033\\",
        "\033]11;rgb:what/is/this\007",
        "\033]11;\007",
        "\033]11\033\\",
        "\033]4;11;rgb:ff/ff/ff\007",
        "\033P11;rgb:ff/ff/ff\033\\",
        "\033]11;rgb:ff/ff\030"
      })
  void nonsenseIsSwallowed(String nonsense) {
    parser.awaitAnswer(TerminalQuestion.BACKGROUND);
    feed(nonsense + "x");
    assertThat(inputs()).containsExactly(Input.Key.of('x'));
  }

  @Test
  void whatIsTypedAfterEscapeIsTyped() {
    parser.awaitAnswer(TerminalQuestion.BACKGROUND);
    feed("\033");
    parser.elapse();
    feed("]12");
    assertThat(inputs())
        .containsExactly(
            Input.Key.of(KeyType.Escape), Input.Key.of(']'), Input.Key.of('1'), Input.Key.of('2'));
    feed("\033");
    parser.elapse();
    feed("]");
    assertThat(parser.isUndecided()).isTrue();
    parser.elapse();
    assertThat(inputs()).containsExactly(Input.Key.of(KeyType.Escape), Input.Key.of(']'));
  }

  @Test
  void theQuestionIsAskedOnceBeforeTheFirstFrameWhichClearsWhatItLeaves() throws IOException {
    ByteArrayOutputStream wire = new ByteArrayOutputStream();
    CompactScreen terminal = new CompactScreen(wire, Depth.INDEXED, 80, 24);
    terminal.startScreen();
    terminal.ask(TerminalQuestion.BACKGROUND);
    terminal.show();
    assertThat(wire.toString(US_ASCII))
        .containsSubsequence("\033[?1049h", TerminalQuestion.BACKGROUND.question(), "\033[2J");
    wire.reset();
    terminal.forget();
    terminal.show();
    assertThat(wire.toString(US_ASCII)).doesNotContain(TerminalQuestion.BACKGROUND.question());
  }
}
