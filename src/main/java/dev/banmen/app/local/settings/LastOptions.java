package dev.banmen.app.local.settings;

import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.UserFiles;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options that the last game of each kind was started with: a line each in a file, such as
 * {@code go<TAB>size=9<TAB>white=bot:3}. Lines that aren't like that are ignored.
 */
record LastOptions(UserFiles files) {
  static final String NAME = "options";

  /** The most bytes that the file may have; one that has more is ignored. */
  static final int MOST_BYTES = 64 << 10;

  /** A file with more is not replaced either. */
  private static final int MOST_REPLACED = 1 << 20;

  private static final String BETWEEN = "\t";

  /**
   * The options of each game, the last one played last: values by name; none where they cannot be
   * read.
   */
  Map<String, Map<String, String>> all() {
    try {
      return all(files.read(NAME, MOST_BYTES));
    } catch (IOException e) {
      return Map.of();
    }
  }

  private static Map<String, Map<String, String>> all(Optional<byte[]> bytes) {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    for (String line : text(bytes).split("\n")) {
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
  }

  /** The text of the file; nothing if it is too large, or no text. */
  private static String text(Optional<byte[]> bytes) {
    try {
      boolean isFit = bytes.isPresent() && bytes.get().length <= MOST_BYTES;
      return isFit ? BoundedFile.text(bytes.get()) : "";
    } catch (CharacterCodingException e) {
      return "";
    }
  }

  /** Saves those of a game. What cannot be saved is forgotten: nobody misses it. */
  void use(String family, Map<String, String> values) {
    try {
      files.change(NAME, MOST_REPLACED, old -> with(family, values, old));
    } catch (IOException e) {
      // See above.
    }
  }

  private static Optional<byte[]> with(
      String family, Map<String, String> values, Optional<byte[]> old) {
    Map<String, Map<String, String>> all = all(old);
    boolean isNewest = List.copyOf(all.keySet()).indexOf(family) == all.size() - 1;
    if (isNewest && values.equals(all.get(family))) {
      return Optional.empty();
    }
    all.remove(family);
    all.put(family, values);
    StringBuilder lines = new StringBuilder();
    all.forEach((game, chosen) -> line(game, chosen, lines));
    return Optional.of(lines.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static void line(String game, Map<String, String> values, StringBuilder lines) {
    lines.append(game).append(BETWEEN);
    List<String> pairs = new ArrayList<>();
    values.forEach((key, value) -> pairs.add(key + "=" + Printable.of(value)));
    lines.append(String.join(BETWEEN, pairs)).append('\n');
  }
}
