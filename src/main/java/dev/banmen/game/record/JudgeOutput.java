package dev.banmen.game.record;

import dev.banmen.game.Miss;
import java.io.OutputStream;

/**
 * A judge's output: plain ASCII, and beside it explanations of misses if wanted. Mutable, one
 * thread.
 */
public abstract class JudgeOutput extends RecordOutput {
  protected JudgeOutput(OutputStream out) {
    super(out);
  }

  /** Whether to explain misses; explaining is slow. */
  public abstract boolean explains();

  /**
   * Reports a refused step, by its line in the input, in the order of the steps, and only if {@link
   * #explains}; the sentence is one line.
   */
  public abstract void missed(long line, Miss miss, String sentence);
}
