package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.keys.KeyName;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On every page each key changes the screen, or the line of keys says that it does nothing. */
class NoSilentKeyTest {
  /** What goes to an end or closes something, where it is there, closed or empty already. */
  private static final List<String> AT_AN_END =
      List.of(
          "Esc",
          "LESSON r",
          "LESSON PgUp",
          "LESSON PgDn",
          "TREE k",
          "TREE Up",
          "HOME k",
          "HOME Up",
          "HOME Home",
          "HOME PgUp",
          "EDITOR 0",
          "EDITOR Backspace",
          "EDITOR Del");

  private static List<Input.Key> keys() {
    List<Input.Key> keys = new ArrayList<>();
    for (int c = ' '; c < 127; c++) {
      keys.add(Input.Key.of(c));
      keys.add(new Input.Key(Code.CHARACTER, c, false, false, true));
    }
    for (int c = 'a'; c <= 'z'; c++) {
      keys.add(Input.Key.ctrl(c));
    }
    for (Code code : Code.values()) {
      if (code != Code.CHARACTER) {
        keys.add(Input.Key.of(code));
      }
    }
    return keys;
  }

  @ParameterizedTest
  @EnumSource
  void aKeyThatDoesNothingSaysSo(EveryPage page) {
    List<String> silent = new ArrayList<>();
    for (Input.Key key : keys()) {
      Evening evening = page.open();
      String before = evening.text();
      boolean isSeen = evening.give(key).isLeft() || !evening.text().equals(before);
      if (!isSeen) {
        silent.add(key.code() == Code.ESCAPE ? "Esc" : page + " " + KeyName.of(key));
      }
    }
    silent.removeAll(AT_AN_END);
    assertThat(silent).isEmpty();
  }
}
