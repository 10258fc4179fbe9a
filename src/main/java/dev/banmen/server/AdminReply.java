package dev.banmen.server;

import java.util.List;

/**
 * What became of a command of the owner. Immutable.
 *
 * @param isDone whether it was carried out; if not, the only line says why
 */
public record AdminReply(boolean isDone, List<String> lines) {
  public AdminReply {
    lines = List.copyOf(lines);
  }

  static AdminReply done(String line) {
    return new AdminReply(true, List.of(line));
  }
}
