package dev.banmen.games.dots;

import dev.banmen.game.Options;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Loss;
import dev.banmen.game.record.Recorded;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes the input that {@link DotsJudge} judges. */
final class DotsExerciseWriter implements ExerciseWriter {
  @Override
  public boolean holdsSeveral() {
    return false;
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return DotsTranscript.chosen(options.size("size", 1, DotsJudge.LARGEST));
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
  public void write(List<Recorded> games, JudgeOutput out) throws IOException {
    Recorded game = games.get(0);
    Options options = new Options(new DotsFamily(), game.chosen());
    Size dots = options.size("size", 1, DotsJudge.LARGEST);
    List<DotPair> pairs =
        game.steps().stream().map(DotsExerciseWriter::pair).flatMap(Optional::stream).toList();
    out.put(dots.rows() + " " + dots.cols() + " " + pairs.size() + "\n");
    for (Recorded.Step step : game.steps()) {
      Optional<DotPair> pair = pair(step);
      if (pair.isPresent()) {
        out.put(step.move().side() == Side.BLACK ? "0 " : "1 ");
        out.put(pair.get().numbers());
        out.put('\n');
      }
    }
  }

  /** The two dots of a step, as they were written. */
  private static Optional<DotPair> pair(Recorded.Step step) {
    if (!(step.move() instanceof Place place)) {
      return Optional.empty();
    }
    return DotPair.read(step.place(), true)
        .or(() -> DotPair.read(new DotsNotation(true).name(place.site()), true));
  }
}
