package dev.banmen.study;

import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import java.util.Optional;

/**
 * A game in play that a recording of it grows with. Immutable.
 *
 * @param shown the session that the recording has
 */
public record GrowingGame(LiveSession live, Session shown) {
  /**
   * Returns the game that a recording begins to grow with; empty if the recording has other moves.
   */
  public static Optional<GrowingGame> of(
      LiveSession live, Session recorded, RecordCursor recording) {
    return Optional.of(new GrowingGame(live, recorded))
        .filter(game -> PlayedLine.of(recorded).isMainOf(recording.tree()));
  }

  /** Whether anything has happened since. */
  public boolean hasNews() {
    return live.now() != shown;
  }

  /** The game as it is now. */
  public GrowingGame now() {
    return new GrowingGame(live, live.now());
  }

  /**
   * The recording with what has happened since an earlier state of this game.
   *
   * @param isLed whether it goes to the end if it stood there
   */
  public RecordCursor since(GrowingGame earlier, RecordCursor here, boolean isLed) {
    PlayedLine before = PlayedLine.of(earlier.shown);
    PlayedLine now = PlayedLine.of(shown);
    return now.equals(before) ? here : here.following(before, now, isLed);
  }
}
