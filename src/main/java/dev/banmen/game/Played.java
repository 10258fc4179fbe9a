package dev.banmen.game;

import java.util.List;

/**
 * The verdict on a legal move: the position after it, and what it changed.
 *
 * @param after the position it leads to
 * @param changes the sites whose mark it changed, in reading order; empty for a pass
 */
public record Played(Position after, List<Change> changes) implements Verdict {
  public Played {
    changes = List.copyOf(changes);
  }
}
