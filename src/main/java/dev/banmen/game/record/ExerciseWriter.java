package dev.banmen.game.record;

import dev.banmen.game.Options;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A {@link Transcript} that also writes games as the exercise's input. Immutable. */
public interface ExerciseWriter {
  /** Whether one input holds any number of games; by default, just one. */
  default boolean holdsSeveral() {
    return false;
  }

  /** Returns the options with which a game of these options is read again. */
  Map<String, String> chosen(Options options);

  /** The names of the properties that it writes apart from moves. */
  default Set<String> held() {
    return Set.of();
  }

  /** Returns what it can't hold of a game's start and moves. */
  Set<Loss> loss(Recorded game);

  /** Writes games, one unless it holds several, without what it can't hold. */
  void write(List<Recorded> games, RecordOutput out) throws IOException;
}
