package dev.banmen.game;

import java.util.Objects;

/**
 * The move is refused and nothing has changed.
 *
 * @param miss why
 */
public record Missed(Miss miss) implements Verdict {
  public Missed {
    Objects.requireNonNull(miss);
  }
}
