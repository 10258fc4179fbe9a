package dev.banmen.record.sgf;

import dev.banmen.game.InputFault;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** A game of a family that nobody knows, kept as it is but for its charset. Stateless. */
final class Unread {
  /** With these it would take the games behind it for its own. */
  private static final Set<Finding> OPEN =
      EnumSet.of(
          Finding.NO_TREE,
          Finding.UNCLOSED_TREE,
          Finding.UNCLOSED_VALUE,
          Finding.NO_BRACKET,
          Finding.TOO_MANY_NODES);

  private Unread() {}

  /** Its text in UTF-8, with a line's end; empty if it is not closed. */
  static Optional<byte[]> of(byte[] bytes, Spot start, Charset charset) {
    EnumSet<Finding> found = EnumSet.noneOf(Finding.class);
    try {
      new GameParser(
              bytes,
              0,
              bytes.length,
              start,
              charset,
              RootMeaning.NONE,
              (finding, line, column, told) -> found.add(finding),
              GameParser.MOST_NODES)
          .tree();
    } catch (InputFault e) {
      throw new IllegalStateException(e); // nobody asked what its game is
    }
    found.retainAll(OPEN);
    if (!found.isEmpty() || bytes[0] != '(') {
      return Optional.empty();
    }
    String text = new String(bytes, charset);
    Optional<String> label = CharsetLabel.in(bytes);
    boolean isForeign = text.chars().anyMatch(c -> c >= 0x80);
    if (isForeign && label.isPresent()) {
      text = relabelled(text, label.get());
    }
    return Optional.of((text + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** The text with another name of its charset in its root. */
  private static String relabelled(String text, String label) {
    int at = text.indexOf(label, text.indexOf("CA"));
    return at < 0 ? text : text.substring(0, at) + "UTF-8" + text.substring(at + label.length());
  }
}
