package dev.banmen.games.go;

import dev.banmen.game.Options;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
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

/** Writes the input that {@link GoJudge} judges. */
final class GoExerciseWriter implements ExerciseWriter {
  @Override
  public boolean holdsSeveral() {
    return true;
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return GoTranscript.CHOSEN;
  }

  @Override
  public Set<Loss> loss(Recorded game) {
    Set<Loss> loss = EnumSet.noneOf(Loss.class);
    if (!game.start().marks().isEmpty()) {
      loss.add(Loss.SET_UP);
    }
    for (Recorded.Step step : game.steps()) {
      if (step(step).isEmpty()) {
        loss.add(step.move() instanceof Place ? Loss.OFF_BOARD : Loss.PASSES);
      }
    }
    return loss;
  }

  @Override
  public void write(List<Recorded> games, JudgeOutput out) throws IOException {
    out.number(games.size());
    out.put('\n');
    for (Recorded game : games) {
      List<String> steps =
          game.steps().stream().map(GoExerciseWriter::step).flatMap(Optional::stream).toList();
      out.number(steps.size());
      out.put('\n');
      for (String step : steps) {
        out.put(step);
      }
    }
  }

  private static Optional<String> step(Recorded.Step step) {
    if (!(step.move() instanceof Place place) || isOff(place.site())) {
      return Optional.empty();
    }
    char colour = place.side() == Side.BLACK ? 'B' : 'W';
    return Optional.of(
        colour + " " + (place.site().row() + 1) + " " + (place.site().col() + 1) + "\n");
  }

  private static boolean isOff(Site site) {
    return Math.min(site.row(), site.col()) < 0 || Math.max(site.row(), site.col()) >= GoJudge.SIZE;
  }
}
