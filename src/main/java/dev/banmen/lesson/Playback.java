package dev.banmen.lesson;

import dev.banmen.game.Position;
import java.util.List;
import java.util.Optional;

/**
 * A board with moves to be played one by one. Immutable.
 *
 * @param last the last move, which may have been refused
 * @param coming the moves still to come
 * @param back the position to restore after the last of them; empty if they stay
 */
record Playback(
    Position position,
    Optional<LessonMove> last,
    List<LessonMove> coming,
    Optional<Position> back) {
  Playback {
    coming = List.copyOf(coming);
  }

  static Playback of(Position position) {
    return new Playback(position, Optional.empty(), List.of(), Optional.empty());
  }

  /** Starts these moves by playing the first one. */
  static Playback of(List<LessonMove> moves, Optional<Position> back) {
    LessonMove first = moves.get(0);
    List<LessonMove> rest = moves.subList(1, moves.size());
    Optional<Position> again = back.filter(to -> moves.size() > 1 || to != first.after());
    return new Playback(first.after(), Optional.of(first), rest, again);
  }

  /** Whether a move or the taking back is still to come. */
  boolean isMoving() {
    return !coming.isEmpty() || back.isPresent();
  }

  /** Plays the next move, or takes all back at the end; returns this if nothing is to come. */
  Playback next() {
    if (coming.isEmpty()) {
      return back.isEmpty() ? this : of(back.get());
    }
    LessonMove shown = coming.get(0);
    List<LessonMove> rest = coming.subList(1, coming.size());
    return new Playback(shown.after(), Optional.of(shown), rest, back);
  }
}
