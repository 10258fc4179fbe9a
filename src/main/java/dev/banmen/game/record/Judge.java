package dev.banmen.game.record;

import java.io.IOException;

/** One exercise that a game is judged by: reads the steps, answers as the exercise asks. */
public interface Judge {
  /** How this judge reads a board that is drawn in the input; unique among the game's judges. */
  default String board() {
    return "array";
  }

  /**
   * Judges one whole input. What was answered before a fault stays answered.
   *
   * @throws InputFault if the input is not of the exercise's form
   * @throws IOException if the input cannot be read or the answer not written
   */
  void judge(Tokens in, JudgeOutput out) throws InputFault, IOException;
}
