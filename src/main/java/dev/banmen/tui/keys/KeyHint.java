package dev.banmen.tui.keys;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.text.Words;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;

/**
 * A key on the line of keys, and what it does. Immutable.
 *
 * @param key what a click there presses, as pages know it
 * @param name the name of the key that the viewer presses
 * @param label what it does
 */
public record KeyHint(KeyStroke key, String name, String label) {
  private static final String SIDES = "←→";
  private static final String UP_DOWN = "↑↓";

  public static KeyHint of(Words words, char character, String label) {
    return labelled(words, Keys.of(character), words.text(label));
  }

  public static KeyHint of(Words words, KeyType code, String label) {
    return labelled(words, Keys.of(code), words.text(label));
  }

  public static KeyHint labelled(Words words, KeyStroke key, String label) {
    return new KeyHint(key, CustomKeys.map(words).shown(key), label);
  }

  /** Returns the hint of a key while text is typed: the viewer's other keys don't apply then. */
  public static KeyHint typed(Words words, KeyStroke key, String label) {
    return new KeyHint(key, KeyName.of(key), words.text(label));
  }

  /** Returns the hint of the left and right keys; a click presses the right one. */
  public static KeyHint sides(Words words, String label) {
    return new KeyHint(Keys.of(KeyType.ArrowRight), SIDES, words.text(label));
  }

  /** Returns the hint of the up and down keys; a click presses the one that goes down. */
  public static KeyHint upDown(Words words, String label) {
    return new KeyHint(Keys.of(KeyType.ArrowDown), UP_DOWN, words.text(label));
  }

  /**
   * Returns the hint of the arrow keys.
   *
   * @param clicked the one that a click presses
   */
  public static KeyHint arrows(Words words, KeyType clicked, String label) {
    return new KeyHint(Keys.of(clicked), words.text("keys.arrows"), words.text(label));
  }

  public String text() {
    return name + " " + label;
  }

  public int width() {
    return CellText.width(name) + 1 + CellText.width(label);
  }
}
