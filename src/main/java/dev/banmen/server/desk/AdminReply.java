package dev.banmen.server.desk;

import java.util.List;

/**
 * The answer to a command of the owner. Immutable.
 *
 * @param isDone whether it was carried out; if not, the only line says why
 */
public record AdminReply(boolean isDone, List<String> lines) {
  public AdminReply {
    lines = List.copyOf(lines);
  }
}
