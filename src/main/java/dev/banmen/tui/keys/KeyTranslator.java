package dev.banmen.tui.keys;

import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/**
 * What is pressed, as pages know it: keys that were given other meanings, and two that mean
 * something one after the other. Keeps what the last line says instead of the keys. Mutable, one
 * thread.
 */
public final class KeyTranslator {
  private final Words words;
  private String aside = ""; // that the last key does nothing here, or waits for another
  private Optional<Input.Key> first = Optional.empty(); // of two keys, while it waits
  private String pressed = ""; // what was pressed last, if pages know it by another name or not

  /** Nothing is pressed yet; the words name the keys of whoever will. */
  public KeyTranslator(Words words) {
    this.words = words;
  }

  /** What an input comes to. */
  public sealed interface Meaning {
    /** A page takes it, so. */
    record Known(Input input) implements Meaning {}

    /** No page knows it. */
    record Unknown(Input.Key key) implements Meaning {}

    /** It waits for another, or was over with the one before. */
    record Held() implements Meaning {}
  }

  /** What an input means to a page into which text is typed, or is not. */
  public Meaning of(Input input, boolean isTyping) {
    pressed = "";
    boolean isTaken = input instanceof Input.Key || input instanceof Input.Pasted;
    if (isTaken || input instanceof Input.Pointed) {
      aside = input instanceof Input.Pointed pointed && isIdle(pointed) ? aside : "";
    }
    KeyMap keys = OwnKeys.map(words);
    if (!(input instanceof Input.Key key) || keys == KeyMap.USUAL) {
      first = aside.isEmpty() ? Optional.empty() : first;
      return new Meaning.Known(input);
    } else if (isTyping) {
      return new Meaning.Known(keys.typed(key));
    } else if (first.isPresent()) {
      return second(first.get(), key);
    } else if (keys.begins(key)) {
      first = Optional.of(key);
      aside = words.text("key.waits", KeyName.of(key), keys.pairs(key, words));
      return new Meaning.Held();
    }
    Optional<Input.Key> meant = keys.meant(key);
    if (meant.isEmpty()) {
      pressed = KeyName.of(key);
      return new Meaning.Unknown(key);
    }
    pressed = meant.get().equals(key) ? "" : KeyName.of(key);
    return new Meaning.Known(meant.get());
  }

  /** The second of two keys; Escape gives the first one up. */
  private Meaning second(Input.Key before, Input.Key key) {
    first = Optional.empty();
    String both = KeyName.of(before) + " " + KeyName.of(key);
    KeyMap keys = OwnKeys.map(words);
    Optional<Input.Key> meant = keys.meant(before, key);
    if (meant.isPresent()) {
      pressed = both;
      return new Meaning.Known(meant.get());
    }
    boolean isGivenUp = keys.meant(key).filter(known -> known.code() == Code.ESCAPE).isPresent();
    aside = isGivenUp ? "" : words.text("key.no.pair", both, keys.pairs(before, words));
    return new Meaning.Held();
  }

  private static boolean isIdle(Input.Pointed pointed) {
    return pointed.gesture() == Input.Gesture.MOVE || pointed.gesture() == Input.Gesture.RELEASE;
  }

  /** That a key does nothing, by the name that its user knows. */
  public String nothing(Input.Key key) {
    String name = pressed.isEmpty() ? OwnKeys.map(words).shown(key) : pressed;
    return words.text("key.nothing", name);
  }

  /** Says a sentence over the keys until something else is pressed; nothing for the keys. */
  public void say(String sentence) {
    aside = sentence;
  }

  /** Paints over the keys, on the last line, what there is to be said. */
  public void paint(Canvas canvas) {
    if (!aside.isEmpty() && canvas.rows() > 0) {
      Canvas last = canvas.part(new Extent(0, canvas.rows() - 1, canvas.cols(), 1));
      last.fill(Role.TEXT);
      last.text(0, 0, Line.cut(aside, last.cols(), last.glyphs().more()), Role.MISS);
    }
  }
}
