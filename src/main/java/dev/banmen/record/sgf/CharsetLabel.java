package dev.banmen.record.sgf;

import dev.banmen.game.record.Property;
import dev.banmen.record.charset.Charsets;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bytes of the charset's name in a file's first node: from one index to before another. */
record CharsetLabel(int from, int to) {
  static final String ID = "CA"; // the property that holds it
  private static final int LONGEST = 40;

  /** The value of the first {@code CA} in the first game's root. */
  static Optional<String> in(byte[] head) {
    return find(head).map(label -> label.name(head)).filter(CharsetLabel::isName);
  }

  private static boolean isName(String name) {
    return !name.isEmpty() && name.length() <= LONGEST;
  }

  private String name(byte[] head) {
    return new String(head, from, to - from, StandardCharsets.ISO_8859_1).trim();
  }

  /** Finds it, whatever its value. */
  static Optional<CharsetLabel> find(byte[] head) {
    int nodes = 0;
    int depth = 0;
    for (int i = 0; i < head.length; i++) {
      switch (head[i]) {
        case '(' -> depth++;
        case ';' -> nodes += depth > 0 ? 1 : 0;
        case '[' -> {
          int close = close(head, i);
          if (isLabel(head, i)) {
            return Optional.of(new CharsetLabel(i + 1, close));
          }
          i = close;
        }
        default -> {}
      }
      if (nodes > 1) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean isLabel(byte[] head, int bracket) {
    int i = bracket - 1;
    while (i > 0 && head[i] <= ' ' && head[i] > 0) {
      i--;
    }
    if (i < 1 || head[i] != 'A' || head[i - 1] != 'C') {
      return false;
    }
    return i < 2 || !CommonNodes.isLetter(head[i - 2]);
  }

  private static int close(byte[] head, int from) {
    int i = from + 1;
    while (i < head.length && head[i] != ']') {
      i += head[i] == '\\' ? 2 : 1;
    }
    return Math.min(i, head.length);
  }

  /**
   * A root's properties in a UTF-8 file: a charset that it names becomes UTF-8.
   *
   * @param isForeign whether there is text beyond ASCII, so the root must name the charset
   */
  static List<Property> inUtf8(List<Property> root, boolean isForeign) {
    Property utf8 = Property.of(ID, "UTF-8");
    for (int i = 0; i < root.size(); i++) {
      if (root.get(i).id().equals(ID)) {
        List<Property> properties = new ArrayList<>(root);
        properties.set(i, isUtf8(root.get(i)) ? root.get(i) : utf8);
        return properties;
      }
    }
    if (!isForeign) {
      return root;
    }
    List<Property> properties = new ArrayList<>(root);
    boolean hasVersion = !properties.isEmpty() && properties.get(0).id().equals("FF");
    properties.add(hasVersion ? 1 : 0, utf8);
    return properties;
  }

  private static boolean isUtf8(Property named) {
    return Charsets.named(named.value()).equals(Optional.of(StandardCharsets.UTF_8));
  }
}
