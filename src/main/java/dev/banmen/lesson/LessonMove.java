package dev.banmen.lesson;

import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Missed;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Verdict;
import java.util.Optional;

/**
 * A move of a lesson, with the rules' verdict. Immutable.
 *
 * @param after the position after it; {@code before} itself if it is refused
 * @param miss why it is refused; empty if it is played
 */
public record LessonMove(Position before, Move move, Position after, Optional<Miss> miss) {
  /** Tries a move by the rules. */
  public static LessonMove of(Position before, Move move) {
    Verdict verdict = before.play(move);
    return verdict instanceof Played played
        ? new LessonMove(before, move, played.after(), Optional.empty())
        : new LessonMove(before, move, before, Optional.of(((Missed) verdict).miss()));
  }

  public boolean isRefused() {
    return miss.isPresent();
  }

  public Explanation explanation() {
    return before.explain(move);
  }
}
