package dev.banmen.game.record;

import dev.banmen.game.Options;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes games as an exercise's input: what a {@link Transcript} reads. Immutable. */
public interface ExerciseWriter {
  /** Whether one input holds any number of games; else it holds one. */
  boolean holdsSeveral();

  /**
   * The options with which a game is read again.
   *
   * @param options those it has
   */
  Map<String, String> chosen(Options options);

  /** The names of the properties that it writes besides moves. */
  default Set<String> held() {
    return Set.of();
  }

  /** What it cannot hold of what a game begins with, and of its moves. */
  Set<Loss> loss(Recorded game);

  /**
   * Writes games, leaving out what it cannot hold.
   *
   * @param games one, unless it holds several
   */
  void write(List<Recorded> games, JudgeOutput out) throws IOException;
}
