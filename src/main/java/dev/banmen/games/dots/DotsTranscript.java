package dev.banmen.games.dots;

import dev.banmen.game.Options;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Loss;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads and writes the input that {@link DotsJudge} judges, as one game. */
final class DotsTranscript implements Transcript, ExerciseWriter {
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

  static Map<String, String> chosen(Size dots) {
    return Map.of("size", dots.toString(), "ties", "second");
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return chosen(options.size("size", 1, DotsJudge.LARGEST));
  }

  @Override
  public Set<Loss> loss(Recorded game) {
    Set<Loss> loss = EnumSet.noneOf(Loss.class);
    if (!game.start().marks().isEmpty() || game.start().toMove().isPresent()) {
      loss.add(Loss.SET_UP);
    }
    if (game.steps().stream().anyMatch(step -> !(step.move() instanceof Place))) {
      loss.add(Loss.PASSES);
    }
    return loss;
  }

  @Override
  public void write(List<Recorded> games, RecordOutput out) throws IOException {
    Recorded game = games.get(0);
    Options options = new Options(new DotsFamily(), game.chosen());
    Size dots = options.size("size", 1, DotsJudge.LARGEST);
    List<DotPair> pairs =
        game.steps().stream().map(DotsTranscript::pair).flatMap(Optional::stream).toList();
    out.put(dots.rows() + " " + dots.cols() + " " + pairs.size() + "\n");
    for (Recorded.RecordedStep step : game.steps()) {
      Optional<DotPair> pair = pair(step);
      if (pair.isPresent()) {
        out.put(step.move().side() == Side.BLACK ? "0 " : "1 ");
        out.put(pair.get().numbers());
        out.put('\n');
      }
    }
  }

  /** The two dots of a step, as they were written. */
  private static Optional<DotPair> pair(Recorded.RecordedStep step) {
    if (!(step.move() instanceof Place place)) {
      return Optional.empty();
    }
    return DotPair.read(step.place(), true)
        .or(() -> DotPair.read(new DotsNotation(true).name(place.site()), true));
  }

  /** A trial that notes each step, played or in error. */
  private static final class NotedTrial extends DotsTrial {
    private final List<Recorded.RecordedStep> steps = new ArrayList<>();

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
      steps.add(new Recorded.RecordedStep(move, line, place, List.of()));
    }
  }
}
