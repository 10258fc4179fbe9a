package dev.banmen.games.dots;

import dev.banmen.game.Answer;
import dev.banmen.game.InputFault;
import dev.banmen.game.Judge;
import dev.banmen.game.Tokens;
import java.io.IOException;

/**
 * AcWing 6479: a file of steps, of which those in error are named and skipped, and the winner at
 * its end. A tie is the second player's. Immutable.
 */
final class DotsJudge implements Judge {
  @Override
  public void judge(Tokens in, Answer out) throws InputFault, IOException {
    int rows = (int) in.integer("the number of rows of points", 1, DotsFamily.LARGEST);
    int cols = (int) in.integer("the number of columns of points", 1, DotsFamily.LARGEST);
    long steps = in.integer("the number of steps", 0, Tokens.UNBOUNDED);
    DotsTrial trial =
        out.explains() ? new ExplainedTrial(in, rows, cols, out) : new DotsTrial(in, rows, cols);
    trial.run(steps);
    in.end();
    trial.report(out);
  }
}
