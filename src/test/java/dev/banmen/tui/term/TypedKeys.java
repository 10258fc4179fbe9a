package dev.banmen.tui.term;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** Turns what a terminal sends into inputs, for tests that have no terminal. Mutable. */
public final class TypedKeys {
  /** The keys that type no character. */
  public static final List<KeyType> TYPES = List.copyOf(EnumSet.range(KeyType.Escape, KeyType.F12));

  private final KeyParser parser = new KeyParser();

  /** Returns the inputs that this text completes. */
  public List<Input> type(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    parser.feed(bytes, 0, bytes.length);
    List<Input> typed = new ArrayList<>();
    for (Input input = parser.poll(); input != null; input = parser.poll()) {
      typed.add(input);
    }
    return typed;
  }

  /** Returns what an input is to Lanterna's widgets. */
  public static List<KeyStroke> strokes(Input input) {
    return StreamTerminal.strokes(input);
  }
}
