package dev.banmen.record.sgf;

import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.record.charset.Transcoding;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** A game of an unknown family, saved unchanged except for its charset. Stateless. */
final class UnknownGame {
  /** Findings with which the game would include the games after it. */
  private static final Set<SgfIssue> OPEN =
      Set.of(
          SgfIssue.NO_TREE,
          SgfIssue.UNCLOSED_TREE,
          SgfIssue.UNCLOSED_VALUE,
          SgfIssue.NO_BRACKET,
          SgfIssue.TOO_MANY_NODES);

  private static final String UTF_8 = "UTF-8";

  private UnknownGame() {}

  /** The game's text in UTF-8, with a line end; empty if it is not closed. Changes are reported. */
  static Optional<byte[]> of(
      byte[] bytes, FilePosition start, Charset charset, FindingListener findings)
      throws IOException {
    EnumSet<SgfIssue> found = EnumSet.noneOf(SgfIssue.class);
    try {
      new GameParser(
              bytes,
              start,
              charset,
              RootMeaning.NONE,
              (finding, line, column, told) -> {
                found.add(finding);
                if (finding == SgfIssue.BAD_BYTES) {
                  findings.report(finding, line, column, told);
                }
              },
              GameParser.MOST_NODES)
          .tree();
    } catch (InputFault e) {
      throw new IllegalStateException(e); // no game was looked up
    }
    found.retainAll(OPEN);
    if (!found.isEmpty() || bytes[0] != '(') {
      return Optional.empty();
    }
    return Optional.of(labelled(bytes, charset));
  }

  /** The text as a line in UTF-8, which its root names if needed. */
  private static byte[] labelled(byte[] bytes, Charset charset) throws IOException {
    Optional<CharsetLabel> label = CharsetLabel.find(bytes);
    int from = label.isPresent() ? label.get().from() : root(bytes);
    int to = label.isPresent() ? label.get().to() : from;
    String name = label.isPresent() ? UTF_8 : isForeign(bytes) ? "CA[" + UTF_8 + "]" : "";
    byte[] before = (new String(bytes, 0, from, charset) + name).getBytes(StandardCharsets.UTF_8);
    Bytes after = Transcoding.of(Bytes.of(bytes), charset, to).utf8();
    int length = (int) after.size();
    byte[] line = Arrays.copyOf(before, before.length + length + 1);
    after.read(0, line, before.length, length);
    line[line.length - 1] = '\n';
    return line;
  }

  /** The index after the first semicolon; 0 if there is none. */
  private static int root(byte[] bytes) {
    int at = 0;
    while (at < bytes.length && bytes[at] != ';') {
      at++;
    }
    return at < bytes.length ? at + 1 : 0;
  }

  private static boolean isForeign(byte[] bytes) {
    int bits = 0;
    for (byte b : bytes) {
      bits |= b;
    }
    return bits < 0;
  }
}
