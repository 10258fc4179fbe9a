package dev.banmen.tui.keys;

import dev.banmen.text.Words;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a user's keys are besides those that help tells of: lines below them. Stateless. */
public final class OtherKeys {
  private OtherKeys() {}

  /** A heading and a line for each key that has others; nothing where keys are as usual. */
  public static List<Line> lines(Words words, KeyMap keys, int cols) {
    List<Line> lines = new ArrayList<>();
    for (Map.Entry<Input.Key, List<String>> one : keys.instead().entrySet()) {
      List<String> others = new ArrayList<>(one.getValue());
      String known = keys.shown(one.getKey());
      others.remove(known); // that is what help calls it
      if (!others.isEmpty()) {
        String text = words.text("keys.other", String.join(", ", others), known);
        lines.addAll(Line.wrap(text, Role.TEXT, cols));
      }
    }
    if (!lines.isEmpty()) {
      lines.add(0, new Line(words.text("keys.others"), Role.HEADING));
    }
    return lines;
  }
}
