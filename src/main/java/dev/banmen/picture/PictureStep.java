package dev.banmen.picture;

import dev.banmen.game.Change;
import dev.banmen.game.Miss;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Optional;

/**
 * One move of a recording, as a picture shows it. Immutable.
 *
 * @param side who made it
 * @param name as the game writes it; if it names no site, as the record does
 * @param site where it went; empty for a pass, or if it names no site
 * @param isPass whether it names no site and meant none
 * @param changes what it did to the board, in reading order
 * @param refusal why the rules refuse it; empty if they do not
 */
public record PictureStep(
    Side side,
    String name,
    Optional<Site> site,
    boolean isPass,
    List<Change> changes,
    Optional<RefusedStep> refusal) {
  /**
   * Why a move is refused.
   *
   * @param sentence the cause, in one line
   */
  public record RefusedStep(Miss miss, String sentence) {
    int number() {
      return miss.number();
    }
  }

  public PictureStep {
    changes = List.copyOf(changes);
  }
}
