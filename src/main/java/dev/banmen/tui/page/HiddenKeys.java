package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The user's own keys that help doesn't show, as lines below it. Stateless. */
public final class HiddenKeys {
  private HiddenKeys() {}

  /** Returns a heading and a line for each reassigned key; nothing if all keys are the defaults. */
  public static List<Line> lines(Words words, KeyMap keys, int cols) {
    List<Line> lines = new ArrayList<>();
    for (Map.Entry<KeyStroke, List<String>> one : keys.reassigned().entrySet()) {
      List<String> others = new ArrayList<>(one.getValue());
      String known = keys.shown(one.getKey());
      others.remove(known); // help shows that name
      if (!others.isEmpty()) {
        String text = words.text("keys.other", WordList.of(words.language(), others), known);
        lines.addAll(Line.wrap(text, Role.TEXT, cols));
      }
    }
    if (!lines.isEmpty()) {
      lines.add(0, new Line(words.text("keys.others"), Role.HEADING));
    }
    return lines;
  }
}
