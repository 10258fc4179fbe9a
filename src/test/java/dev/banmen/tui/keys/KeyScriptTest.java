package dev.banmen.tui.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.text.Language;
import dev.banmen.tui.term.Input.Key;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyScriptTest {
  @Test
  void aNameAndANumberArePressedSoOften() {
    assertThat(KeyScript.inputs("a<left:2><enter:1>", Language.ENGLISH))
        .containsExactly(
            Key.of('a'),
            Key.of(KeyType.ArrowLeft),
            Key.of(KeyType.ArrowLeft),
            Key.of(KeyType.Enter));
    assertThat(KeyScript.inputs(":", Language.ENGLISH)).containsExactly(Key.of(':'));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"<:>", "<::>", "<>", "<left:>", "<:3>", "<left", "<click:1:2:>", "<left:3:7>"})
  void whatIsNoKeyIsAFaultInOneLine(String keys) {
    assertThatThrownBy(() -> KeyScript.inputs(keys, Language.ENGLISH))
        .isInstanceOf(IllegalArgumentException.class)
        .message()
        .hasLineCount(1);
  }
}
