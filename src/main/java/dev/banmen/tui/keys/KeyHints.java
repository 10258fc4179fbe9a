package dev.banmen.tui.keys;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** Collects what keys do now, the most important first. Mutable. */
public final class KeyHints {
  private final Words words;
  private final List<KeyHint> hints = new ArrayList<>();

  public KeyHints(Words words) {
    this.words = words;
  }

  public KeyHints add(char key, String label) {
    return add(KeyHint.of(words, key, label));
  }

  public KeyHints add(KeyType key, String label) {
    return add(KeyHint.of(words, key, label));
  }

  public KeyHints add(KeyHint hint) {
    hints.add(hint);
    return this;
  }

  /** Adds a key if it does something now. */
  public KeyHints addIf(boolean isUsed, char key, String label) {
    return isUsed ? add(key, label) : this;
  }

  public KeyHints addIf(boolean isUsed, KeyType key, String label) {
    return isUsed ? add(key, label) : this;
  }

  public KeyHints addIf(boolean isUsed, KeyHint hint) {
    return isUsed ? add(hint) : this;
  }

  /** Returns what was collected; callers may change it. */
  public List<KeyHint> list() {
    return hints;
  }
}
