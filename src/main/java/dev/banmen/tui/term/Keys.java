package dev.banmen.tui.term;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;

/**
 * Lanterna's key strokes, written briefly. A control key is the small letter with Ctrl; Shift is
 * known only of keys that aren't characters. Shift with Tab is {@link KeyType#ReverseTab}.
 * Stateless.
 */
public final class Keys {
  private Keys() {}

  public static KeyStroke of(KeyType type) {
    return new KeyStroke(type);
  }

  public static KeyStroke of(char character) {
    return new KeyStroke(character, false, false);
  }

  /** Ctrl with a small letter. */
  public static KeyStroke ctrl(char letter) {
    return new KeyStroke(letter, true, false);
  }

  /** A key that is no character; Tab with Shift is the key that goes back. */
  public static KeyStroke of(KeyType type, boolean shift, boolean ctrl, boolean alt) {
    boolean isBack = type == KeyType.Tab && shift || type == KeyType.ReverseTab;
    return isBack
        ? new KeyStroke(KeyType.ReverseTab, ctrl, alt)
        : new KeyStroke(type, ctrl, alt, shift);
  }

  /** Returns a key without Ctrl and Alt, unless it types a character. */
  public static KeyStroke plain(KeyStroke key) {
    return key.getKeyType() == KeyType.Character ? key : of(key.getKeyType());
  }

  /** Whether this is Tab, with Shift or without. */
  public static boolean isTab(KeyStroke key) {
    return key.getKeyType() == KeyType.Tab || key.getKeyType() == KeyType.ReverseTab;
  }

  /** Whether this types a character: one without Ctrl or Alt. */
  public static boolean isText(KeyStroke key) {
    return key.getKeyType() == KeyType.Character && !key.isCtrlDown() && !key.isAltDown();
  }

  /** Whether this is that character, without Ctrl or Alt. */
  public static boolean is(KeyStroke key, char wanted) {
    return isText(key) && key.getCharacter() == wanted;
  }

  /** Whether this is Ctrl with that small letter. */
  public static boolean isCtrl(KeyStroke key, char letter) {
    return key.getKeyType() == KeyType.Character
        && key.getCharacter() == letter
        && key.isCtrlDown()
        && !key.isAltDown();
  }
}
