package dev.banmen.games.dots;

import dev.banmen.game.InputFault;
import dev.banmen.game.Place;
import dev.banmen.game.Recorded;
import dev.banmen.game.Setup;
import dev.banmen.game.Size;
import dev.banmen.game.Tokens;
import dev.banmen.game.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The input that {@link DotsJudge} judges, as one game. */
final class DotsTranscript implements Transcript {
  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    int rows = DotsJudge.size(in, DotsJudge.ROWS);
    int cols = DotsJudge.size(in, DotsJudge.COLUMNS);
    long steps = DotsJudge.steps(in);
    NotedTrial trial = new NotedTrial(in, rows, cols);
    trial.run(steps);
    in.end();
    Map<String, String> chosen = Map.of("size", new Size(rows, cols).toString(), "ties", "second");
    return List.of(new Recorded(chosen, Setup.EMPTY, trial.steps));
  }

  /** A trial that notes each step, played or in error. */
  private static final class NotedTrial extends DotsTrial {
    private final List<Recorded.Step> steps = new ArrayList<>();

    NotedTrial(Tokens in, int rows, int cols) {
      super(in, rows, cols);
    }

    @Override
    void played(int site) {
      note();
    }

    @Override
    void missed(int miss, int site) {
      note();
    }

    private void note() {
      steps.add(new Recorded.Step(new Place(side, DotsNotation.between(x1, y1, x2, y2)), line));
    }
  }
}
