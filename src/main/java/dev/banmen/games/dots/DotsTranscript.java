package dev.banmen.games.dots;

import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Size;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the input that {@link DotsJudge} judges as one game. */
final class DotsTranscript implements Transcript {
  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    int rows = DotsJudge.size(in, DotsJudge.ROWS);
    int cols = DotsJudge.size(in, DotsJudge.COLUMNS);
    long steps = DotsJudge.steps(in);
    NotedTrial trial = new NotedTrial(in, rows, cols);
    trial.run(steps);
    in.end();
    return List.of(new Recorded(chosen(new Size(rows, cols)), Setup.EMPTY, trial.steps));
  }

  /** The options of a game that the exercise judges. */
  static Map<String, String> chosen(Size dots) {
    return Map.of("size", dots.toString(), "ties", "second");
  }

  @Override
  public Optional<ExerciseWriter> scribe() {
    return Optional.of(new DotsExerciseWriter());
  }

  /** A trial that notes each step, played or in error. */
  private static final class NotedTrial extends DotsTrial {
    private final List<Recorded.Step> steps = new ArrayList<>();

    NotedTrial(Tokens in, int rows, int cols) {
      super(in, rows, cols);
    }

    @Override
    void played(int site) {
      note("");
    }

    @Override
    void missed(int miss, int site) {
      note(pair().text());
    }

    /** Notes a step; if there is no line, only the dots themselves say what it names. */
    private void note(String place) {
      Place move = new Place(side, pair().site());
      steps.add(new Recorded.Step(move, line, place, List.of()));
    }
  }
}
