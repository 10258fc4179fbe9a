package dev.banmen.server.store;

import java.nio.charset.StandardCharsets;

/**
 * What one process tells the others that share its store, and what may be lost. Immutable.
 *
 * @param text of at most {@link #MOST_BYTES} in UTF-8, as its topic has it; often empty
 */
public record NodeNote(NodeTopic topic, String text) {
  /** How long a text may be; a notification of PostgreSQL has room for that. */
  public static final int MOST_BYTES = 7_000;

  public NodeNote {
    if (!fits(text) || text.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("too long, or with a character 0: " + topic);
    }
  }

  /** Whether a text is short enough. */
  public static boolean fits(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES;
  }

  /** That something of this kind is not as before. */
  public static NodeNote of(NodeTopic topic) {
    return new NodeNote(topic, "");
  }
}
