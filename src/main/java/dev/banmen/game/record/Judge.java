package dev.banmen.game.record;

import java.io.IOException;

/** Judges a game for one exercise: reads the steps, answers as the exercise asks. */
public interface Judge {
  /** How this judge reads a board drawn in the input; unique among the game's judges. */
  default String board() {
    return "array";
  }

  /**
   * Judges one whole input. Answers before a fault stand.
   *
   * @throws InputFault if the input isn't in the exercise's format
   * @throws IOException if the input can't be read or the answer can't be written
   */
  void judge(Tokens in, JudgeOutput out) throws InputFault, IOException;
}
