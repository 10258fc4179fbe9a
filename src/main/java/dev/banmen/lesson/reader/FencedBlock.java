package dev.banmen.lesson.reader;

import java.util.ArrayList;
import java.util.List;

/**
 * A fenced block of a lesson. Immutable.
 *
 * @param info the text after its opening fence
 * @param rows its lines as drawn
 */
record FencedBlock(LocatedText info, List<LocatedText> rows) {
  FencedBlock {
    rows = List.copyOf(rows);
  }

  /** The first word of its {@link #info}, which says its kind; empty if there is none. */
  String kind() {
    return info.isEmpty() ? "" : info.words().get(0).text();
  }

  List<LocatedText> words() {
    List<LocatedText> words = info.words();
    return words.subList(Math.min(1, words.size()), words.size());
  }

  /** The block's lines; one that starts with a blank continues the line before. */
  List<LocatedText> lines() {
    List<LocatedText> lines = new ArrayList<>();
    for (LocatedText row : rows) {
      LocatedText line = row.part(0, row.text().length());
      if (line.isEmpty()) {
        continue;
      } else if (row.text().startsWith(" ") && !lines.isEmpty()) {
        line = lines.remove(lines.size() - 1).and(line);
      }
      lines.add(line);
    }
    return lines;
  }
}
