package dev.banmen.game;

import java.util.List;
import java.util.Objects;

/**
 * Why a move is refused, or what it would do: one sentence with coordinates and cause, a picture of
 * it, and the evidence. Made on demand; immutable.
 *
 * @param sentence one line of plain text
 * @param overlay the sites the sentence speaks of
 * @param evidence positions the sentence refers to, such as the earlier equal one; often none
 */
public record Explanation(String sentence, Overlay overlay, List<Position> evidence) {
  public Explanation {
    Objects.requireNonNull(sentence);
    Objects.requireNonNull(overlay);
    evidence = List.copyOf(evidence);
  }

  /** An explanation that needs no evidence. */
  public static Explanation of(String sentence, Overlay overlay) {
    return new Explanation(sentence, overlay, List.of());
  }
}
