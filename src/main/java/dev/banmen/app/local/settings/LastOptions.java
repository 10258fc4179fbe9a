package dev.banmen.app.local.settings;

import dev.banmen.app.local.host.NewFile;
import dev.banmen.storage.BoundedFile;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options that the last game of each kind was started with: a line each in a file {@code list},
 * such as {@code go<TAB>size=9<TAB>white=bot:3}. Lines that aren't like that are ignored.
 */
record LastOptions(Path list) {
  /** The most bytes that the file may have; one that has more is ignored. */
  static final int MOST_BYTES = 64 << 10;

  private static final String BETWEEN = "\t";

  /**
   * The options of each game, the last one played last: values by name; none where they cannot be
   * read.
   */
  synchronized Map<String, Map<String, String>> all() {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    try {
      String text = Files.exists(list) ? BoundedFile.text(list, MOST_BYTES) : "";
      for (String line : text.split("\n")) {
        String[] parts = line.split(BETWEEN);
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
          int equals = parts[i].indexOf('=');
          if (equals > 0) {
            values.put(parts[i].substring(0, equals), parts[i].substring(equals + 1));
          }
        }
        if (line.indexOf(BETWEEN) > 0) {
          all.put(parts[0], values);
        }
      }
      return all;
    } catch (IOException e) {
      return Map.of();
    }
  }

  /** Saves those of a game. What cannot be saved is forgotten: nobody misses it. */
  synchronized void use(String family, Map<String, String> values) {
    Map<String, Map<String, String>> all = new LinkedHashMap<>(all());
    boolean isNewest = List.copyOf(all.keySet()).indexOf(family) == all.size() - 1;
    if (isNewest && values.equals(all.get(family))) {
      return;
    }
    all.remove(family);
    all.put(family, values);
    StringBuilder lines = new StringBuilder();
    all.forEach((game, chosen) -> line(game, chosen, lines));
    try {
      NewFile.keep(list, lines.toString());
    } catch (IOException e) {
      // See above.
    }
  }

  private static void line(String game, Map<String, String> values, StringBuilder lines) {
    lines.append(game).append(BETWEEN);
    List<String> pairs = new ArrayList<>();
    values.forEach((key, value) -> pairs.add(key + "=" + Printable.of(value)));
    lines.append(String.join(BETWEEN, pairs)).append('\n');
  }
}
