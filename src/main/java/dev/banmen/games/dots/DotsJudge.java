package dev.banmen.games.dots;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import dev.banmen.text.Phrase;
import java.io.IOException;

/**
 * The exercise AcWing 6479: reads a file of steps, lists and skips those in error, and names the
 * winner at the end. The second player wins a tie. Immutable.
 */
final class DotsJudge implements Judge {
  /** The most rows or columns of dots. */
  static final int LARGEST = 1000;

  static final Phrase ROWS = Phrase.beside(DotsJudge.class, "expected.rows");
  static final Phrase COLUMNS = Phrase.beside(DotsJudge.class, "expected.columns");
  private static final Phrase STEPS = Phrase.beside(DotsJudge.class, "expected.steps");

  @Override
  public void judge(Tokens in, JudgeOutput out) throws InputFault, IOException {
    int rows = size(in, ROWS);
    int cols = size(in, COLUMNS);
    long steps = steps(in);
    DotsTrial trial =
        out.explains() ? new ExplainedTrial(in, rows, cols, out) : new DotsTrial(in, rows, cols);
    trial.run(steps);
    in.end();
    trial.report(out);
  }

  static int size(Tokens in, Phrase what) throws InputFault, IOException {
    return (int) in.integer(what, 1, LARGEST);
  }

  static long steps(Tokens in) throws InputFault, IOException {
    return in.integer(STEPS, 0, Tokens.UNBOUNDED);
  }
}
