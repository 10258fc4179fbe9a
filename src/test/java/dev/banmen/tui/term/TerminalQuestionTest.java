package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the terminal answers about its colours, among the keys; see TerminalBackgroundTest, too. */
class TerminalQuestionTest {
  private static final Input ALL = new Input.ColoursReported(true);
  private static final Input NOT_ALL = new Input.ColoursReported(false);

  private final KeyParser parser = new KeyParser();

  private List<Input> inputs(String text) {
    byte[] bytes = text.getBytes(US_ASCII);
    parser.feed(bytes, 0, bytes.length);
    List<Input> inputs = new ArrayList<>();
    for (Input input = parser.poll(); input != null; input = parser.poll()) {
      inputs.add(input);
    }
    return inputs;
  }

  /** As xterm, foot and VTE, kitty, and Windows Terminal say it; the nearest of 256; a reset. */
  @ParameterizedTest
  @CsvSource({
    "1$r0;48:2::1:2:3m,true",
    "1$r48:2:1:2:3m,true",
    "1$r0;48;2;1;2;3m,true",
    "1$r0;1;48:2:0:1:2:3;7m,true",
    "1$r0;48:5:16m,false",
    "1$r0;48;2;1;2;30m,false",
    "1$r0;38;2;1;2;3m,false",
    "1$r0m,false",
    "0$r,false"
  })
  void anAnswerSaysWhetherTheColourWasShown(String answer, boolean isShown) {
    parser.awaitAnswer(TerminalQuestion.COLOURS);
    assertThat(inputs("a\033P" + answer + "\033\\b"))
        .containsExactly(Input.Key.of('a'), new Input.ColoursReported(isShown), Input.Key.of('b'));
    assertThat(inputs("\033P" + answer + "\033\\")).as("once").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\033P>|XTerm(390)\033\\", "\033P1+r524742\033\\", "\033]1$r0m\033\\"})
  void anotherAnswerIsSwallowedAndItsOwnStillCounts(String other) {
    parser.awaitAnswer(TerminalQuestion.COLOURS);
    assertThat(inputs(other)).isEmpty();
    assertThat(inputs("\033P0$r\033\\")).containsExactly(NOT_ALL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kitty(0.32.2)", "WezTerm 20240203-110809-5046fc22", "", "XTerm(390)"})
  void aTerminalSaysItsName(String name) {
    parser.awaitAnswer(TerminalQuestion.COLOURS);
    parser.awaitAnswer(TerminalQuestion.NAME);
    assertThat(inputs("a\033P>|" + name + "\033\\\033P0$r\033\\b"))
        .containsExactly(Input.Key.of('a'), new Input.Named(name), NOT_ALL, Input.Key.of('b'));
  }

  @Test
  void twoAnswersComeInAnyOrder() {
    parser.awaitAnswer(TerminalQuestion.BACKGROUND);
    parser.awaitAnswer(TerminalQuestion.COLOURS);
    assertThat(inputs("\033P1$r48:2::1:2:3m\033\\\033]11;rgb:0/0/0\007"))
        .containsExactly(ALL, new Input.BackgroundReported(TerminalBackground.DARK));
    assertThat(parser.awaitsAnswer()).isFalse();
  }

  /** Wherever it is torn, and however long the rest takes. */
  @ParameterizedTest
  @CsvSource({"1$r0;48:2::1:2:3m,true", "0$r,false"})
  void aTornAnswerTypesNothing(String answer, boolean isShown) {
    String whole = "\033P" + answer + "\033\\";
    for (int cut = 1; cut < whole.length(); cut++) {
      parser.awaitAnswer(TerminalQuestion.BACKGROUND);
      parser.awaitAnswer(TerminalQuestion.COLOURS);
      List<Input> inputs = inputs(whole.substring(0, cut));
      parser.elapse();
      parser.elapse();
      inputs.addAll(inputs(whole.substring(cut) + "x"));
      inputs.remove(Input.Key.of(KeyType.Escape)); // of a lone ESC nobody knows better
      assertThat(inputs)
          .as("cut at %d", cut)
          .containsExactly(new Input.ColoursReported(isShown), Input.Key.of('x'));
    }
  }

  @Test
  void whatIsTypedAfterEscapeIsTyped() {
    parser.awaitAnswer(TerminalQuestion.COLOURS);
    assertThat(inputs("\033")).isEmpty();
    parser.elapse();
    assertThat(inputs("P1x"))
        .containsExactly(
            Input.Key.of(KeyType.Escape), Input.Key.of('P'), Input.Key.of('1'), Input.Key.of('x'));
  }
}
