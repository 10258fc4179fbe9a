package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.tui.term.Input.Key;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyParserTest {
  private static final int SEED = 20261121;

  static List<Arguments> sequences() {
    return List.of(
        keys("a", Key.of('a')),
        keys("\r", Key.of(KeyType.Enter)),
        keys("\n", Key.of(KeyType.Enter)),
        keys("\r\n", Key.of(KeyType.Enter)),
        keys("\r\r", Key.of(KeyType.Enter), Key.of(KeyType.Enter)),
        keys("\rx", Key.of(KeyType.Enter), Key.of('x')),
        keys("\t", Key.of(KeyType.Tab)),
        keys("\u007f\b", Key.of(KeyType.Backspace), Key.of(KeyType.Backspace)),
        keys("\u0003\u001a", Key.ctrl('c'), Key.ctrl('z')),
        keys("é·Ж漢😀", Key.of('é'), Key.of('·'), Key.of('Ж'), Key.of('漢'), new Input.Pasted("😀")),
        keys("\033[A\033OB", Key.of(KeyType.ArrowUp), Key.of(KeyType.ArrowDown)),
        keys("\033[1;2C", new Key(Keys.of(KeyType.ArrowRight, true, false, false))),
        keys("\033[1;5D", new Key(Keys.of(KeyType.ArrowLeft, false, true, false))),
        keys("\033[a", new Key(Keys.of(KeyType.ArrowUp, true, false, false))),
        keys("\033[7$", new Key(Keys.of(KeyType.Home, true, false, false))),
        keys("\033[5^", new Key(Keys.of(KeyType.PageUp, false, true, false))),
        keys("\033[5~\033[6~", Key.of(KeyType.PageUp), Key.of(KeyType.PageDown)),
        keys("\033[7~\033[F", Key.of(KeyType.Home), Key.of(KeyType.End)),
        keys("\033[Z", new Key(Keys.of(KeyType.Tab, true, false, false))),
        keys("\033x", new Key(new KeyStroke('x', false, true))),
        keys("\033OM\033Oq", Key.of(KeyType.Enter), Key.of('1')),
        keys("\033[97u", Key.of('a')),
        keys("\033[I\033[O"),
        keys("\033[<0;12;3M", Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 11, 2)),
        keys("\033[<0;300;3m", Input.Pointed.of(MouseActionType.CLICK_RELEASE, Mouse.LEFT, 299, 2)),
        keys("\033[<35;1;1M", Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 0, 0)),
        keys("\033[<64;5;5M", Input.Pointed.of(MouseActionType.SCROLL_UP, Mouse.LEFT, 4, 4)),
        keys("\033[M !\"", Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 0, 1)),
        keys("\033[200~q\033[A\r:quit\033[201~z", new Input.Pasted("q\033[A\r:quit"), Key.of('z')),
        keys("\033[200~ab\003", new Input.Pasted("ab"), Key.ctrl('c')),
        keys("\033[200~\033\033[201~", new Input.Pasted("\033")));
  }

  static List<Arguments> swallowed() {
    return List.of(
        keys("\033[<66;5;5M\033[<67;5;5M"),
        keys("\033[<128;5;5M\033[<129;5;5M\033[<128;5;5m"),
        keys("\033[?1;2c"),
        keys("\033[12;40R"),
        keys("\033[16~\033[99;2~"),
        keys("\033[[F"),
        keys("\033[8;24;80t"),
        keys("\033]11;rgb:0000/0000/0000\007"),
        keys("\033]11;rgb:0000/0000/0000\033\\"),
        keys("\033P1$r0m\033\\"),
        keys("\033_Gi=1;OK\033\\"),
        keys("\033[>0;276;0c"),
        keys("\033[?2026;2$y"),
        keys("\033[27;5;13~"));
  }

  /** Sequences whose end was lost, each before a key that is no part of any. */
  static List<Arguments> brokenOff() {
    return List.of(
        keys("\033[1\r", Key.of(KeyType.Enter)),
        keys("\033[1;5\003", Key.ctrl('c')),
        keys("\033[\r\n", Key.of(KeyType.Enter)),
        keys("\033[<0;12\t", Key.of(KeyType.Tab)),
        keys("\033[1\032", Key.ctrl('z')),
        keys("\033[1\u007f", Key.of(KeyType.Backspace)),
        keys("\033[1é", Key.of('é')),
        keys("\033[1\033[A", Key.of(KeyType.ArrowUp)),
        keys("\033[[\r", Key.of(KeyType.Enter)),
        keys("\033O\003", new Key(new KeyStroke('O', false, true)), Key.ctrl('c')));
  }

  private static Arguments keys(String bytes, Input... expected) {
    return Arguments.of(bytes, List.of(expected));
  }

  @ParameterizedTest
  @MethodSource({"sequences", "swallowed", "brokenOff"})
  void everyCutOfASequenceGivesTheSameKeys(String sequence, List<Input> expected) {
    byte[] bytes = (sequence + "k").getBytes(UTF_8);
    List<Input> all = new ArrayList<>(expected);
    all.add(Key.of('k'));
    for (int first = 0; first <= bytes.length; first++) {
      for (int second = first; second <= bytes.length; second++) {
        assertThat(parsed(bytes, first, second)).isEqualTo(all);
      }
    }
  }

  private static List<Input> parsed(byte[] bytes, int... cuts) {
    KeyParser parser = new KeyParser();
    List<Input> keys = new ArrayList<>();
    int from = 0;
    for (int cut : cuts) {
      feed(parser, bytes, from, cut, keys);
      from = cut;
    }
    feed(parser, bytes, from, bytes.length, keys);
    return keys;
  }

  private static void feed(KeyParser parser, byte[] bytes, int from, int to, List<Input> keys) {
    parser.feed(bytes, from, to);
    for (Input key = parser.poll(); key != null; key = parser.poll()) {
      keys.add(key);
    }
  }

  @Test
  void anEscapeIsAKeyOnceNothingFollows() {
    KeyParser parser = new KeyParser();
    parser.feed(new byte[] {0x1b}, 0, 1);
    assertThat(parser.poll()).isNull();
    assertThat(parser.isUndecided()).isTrue();
    parser.elapse();
    assertThat(parser.poll()).isEqualTo(Key.of(KeyType.Escape));
    assertThat(parser.isUndecided()).isFalse();
  }

  @Test
  void aSequenceUnderWayIsNotCutByTheTimer() {
    KeyParser parser = new KeyParser();
    parser.feed("\033[1".getBytes(UTF_8), 0, 3);
    assertThat(parser.isUndecided()).isFalse();
    parser.elapse();
    parser.feed(";2A".getBytes(UTF_8), 0, 3);
    assertThat(parser.poll()).isEqualTo(new Key(Keys.of(KeyType.ArrowUp, true, false, false)));
  }

  @Test
  void aPasteWhoseEndIsLostEndsOnceNothingFollows() {
    KeyParser parser = new KeyParser();
    byte[] begun = "\033[200~abc".getBytes(UTF_8);
    parser.feed(begun, 0, begun.length);
    assertThat(parser.poll()).isNull();
    assertThat(parser.isUndecided()).isTrue();
    parser.elapse();
    assertThat(parser.poll()).isEqualTo(new Input.Pasted("abc"));
    parser.feed("q".getBytes(UTF_8), 0, 1);
    assertThat(parser.poll()).isEqualTo(Key.of('q'));
  }

  @Test
  void altWithABracketDoesNotEatWhatFollows() {
    KeyParser parser = new KeyParser();
    parser.feed("\033]".getBytes(UTF_8), 0, 2);
    parser.elapse();
    parser.feed("q".getBytes(UTF_8), 0, 1);
    assertThat(parser.poll()).isEqualTo(new Key(new KeyStroke(']', false, true)));
    assertThat(parser.poll()).isEqualTo(Key.of('q'));
  }

  @ParameterizedTest
  @ValueSource(strings = {"c0ba", "e080ba", "f08080ba", "eda080", "edbfbf", "f4908080", "f5", "ba"})
  void whatIsNoUtf8IsNoKey(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex + "6b");
    assertThat(parsed(bytes)).containsExactly(Key.of('k'));
  }

  @Test
  void noBytesStopTheParserFromUnderstandingTheNextKeys() {
    Random random = new Random(SEED);
    for (int round = 0; round < 2000; round++) {
      byte[] noise = new byte[random.nextInt(40)];
      random.nextBytes(noise);
      KeyParser parser = new KeyParser();
      List<Input> keys = new ArrayList<>();
      feed(parser, noise, 0, noise.length, keys);
      byte[] ends = "\033[201~\033\\\030aaa\033[Ak".getBytes(UTF_8);
      feed(parser, ends, 0, ends.length, keys);
      assertThat(keys).endsWith(Key.of(KeyType.ArrowUp), Key.of('k'));
    }
  }
}
