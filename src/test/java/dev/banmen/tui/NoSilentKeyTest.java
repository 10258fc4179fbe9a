package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.proof.Repeats;
import dev.banmen.tui.keys.KeyName;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.TypedKeys;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
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

  private static List<KeyStroke> keys() {
    List<KeyStroke> keys = new ArrayList<>();
    for (char c = ' '; c < 127; c++) {
      keys.add(Keys.of(c));
      keys.add(new KeyStroke(c, false, true));
    }
    for (char c = 'a'; c <= 'z'; c++) {
      keys.add(Keys.ctrl(c));
    }
    TypedKeys.TYPES.forEach(type -> keys.add(Keys.of(type)));
    return keys;
  }

  @ParameterizedTest
  @EnumSource
  @Tag(Repeats.TAG)
  void aKeyThatDoesNothingSaysSo(EveryPage page) {
    List<String> silent = new ArrayList<>();
    String before = page.open().text();
    int every = Repeats.of(4, 1); // else each key on some of the pages
    int number = page.ordinal();
    for (KeyStroke key : keys()) {
      if (number++ % every > 0) {
        continue;
      }
      Evening evening = page.open();
      boolean isSeen = evening.give(key).isLeft() || !evening.text().equals(before);
      if (!isSeen) {
        silent.add(key.getKeyType() == KeyType.Escape ? "Esc" : page + " " + KeyName.of(key));
      }
    }
    silent.removeAll(AT_AN_END);
    assertThat(silent).isEmpty();
  }
}
