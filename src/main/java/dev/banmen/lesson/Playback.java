package dev.banmen.lesson;

import dev.banmen.game.Position;
import java.util.List;
import java.util.Optional;

/**
 * A board on which moves come one by one. Immutable.
 *
 * @param last the last move that came, which may have been refused
 * @param coming those that are still to come
 * @param back what stands on the board again after the last of them; empty if they stay
 */
record Playback(
    Position position, Optional<Shown> last, List<Shown> coming, Optional<Position> back) {
  Playback {
    coming = List.copyOf(coming);
  }

  /** A board on which nothing moves. */
  static Playback of(Position position) {
    return new Playback(position, Optional.empty(), List.of(), Optional.empty());
  }

  /** These moves, of which the first is made at once. */
  static Playback of(List<Shown> moves, Optional<Position> back) {
    Shown first = moves.get(0);
    List<Shown> rest = moves.subList(1, moves.size());
    Optional<Position> again = back.filter(to -> moves.size() > 1 || to != first.after());
    return new Playback(first.after(), Optional.of(first), rest, again);
  }

  /** Whether there is more to come, the taking back included. */
  boolean isMoving() {
    return !coming.isEmpty() || back.isPresent();
  }

  /** One move on; at the end, back; itself if nothing is to come. */
  Playback next() {
    if (coming.isEmpty()) {
      return back.isEmpty() ? this : of(back.get());
    }
    Shown shown = coming.get(0);
    List<Shown> rest = coming.subList(1, coming.size());
    return new Playback(shown.after(), Optional.of(shown), rest, back);
  }
}
