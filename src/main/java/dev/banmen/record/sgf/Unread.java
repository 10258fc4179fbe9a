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

  private static final String UTF_8 = "UTF-8";

  private Unread() {}

  /**
   * Its text in UTF-8, with a line's end; empty if it is not closed.
   *
   * @param findings hears of what is not as it was, if there is anything
   */
  static Optional<byte[]> of(byte[] bytes, Spot start, Charset charset, Findings findings) {
    EnumSet<Finding> found = EnumSet.noneOf(Finding.class);
    try {
      new GameParser(
              bytes,
              0,
              bytes.length,
              start,
              charset,
              RootMeaning.NONE,
              (finding, line, column, told) -> {
                found.add(finding);
                if (finding == Finding.BAD_BYTES) {
                  findings.found(finding, line, column, told);
                }
              },
              GameParser.MOST_NODES)
          .tree();
    } catch (InputFault e) {
      throw new IllegalStateException(e); // nobody asked what its game is
    }
    found.retainAll(OPEN);
    if (!found.isEmpty() || bytes[0] != '(') {
      return Optional.empty();
    }
    return Optional.of((labelled(bytes, charset) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** The text with the charset that it is now in named in its root, where it has to be. */
  private static String labelled(byte[] bytes, Charset charset) {
    String text = new String(bytes, charset);
    Optional<CharsetLabel> label = CharsetLabel.find(bytes);
    if (label.isPresent()) {
      int to = label.get().to();
      return new String(bytes, 0, label.get().from(), charset)
          + UTF_8
          + new String(bytes, to, bytes.length - to, charset);
    }
    int root = text.indexOf(';') + 1; // after the first one; 0 if there is none
    boolean isForeign = text.chars().anyMatch(c -> c >= 0x80);
    return isForeign ? text.substring(0, root) + "CA[" + UTF_8 + "]" + text.substring(root) : text;
  }
}
