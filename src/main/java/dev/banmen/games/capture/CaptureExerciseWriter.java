package dev.banmen.games.capture;

import dev.banmen.game.Mark;
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
import java.util.Set;

/** Writes the input that {@link CaptureJudge} judges, with one reading of the board. */
final class CaptureExerciseWriter implements ExerciseWriter {
  private static final int SIZE = CaptureJudge.SIZE;

  private final boolean picture;

  /**
   * Creates a writer.
   *
   * @param reading the judge's
   */
  CaptureExerciseWriter(String reading) {
    picture = reading.equals("picture");
  }

  @Override
  public boolean holdsSeveral() {
    return false;
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return CaptureTranscript.CHOSEN;
  }

  @Override
  public Set<Loss> loss(Recorded game) {
    Set<Loss> loss = EnumSet.noneOf(Loss.class);
    if (game.start().toMove().isPresent()
        || game.start().marks().keySet().stream().anyMatch(CaptureExerciseWriter::isOff)) {
      loss.add(Loss.SET_UP);
    }
    for (Recorded.Step step : game.steps()) {
      if (!(step.move() instanceof Place place)) {
        loss.add(Loss.PASSES);
      } else if (isOff(place.site())) {
        loss.add(Loss.OFF_BOARD);
      }
    }
    return loss;
  }

  @Override
  public void write(List<Recorded> games, JudgeOutput out) throws IOException {
    Recorded game = games.get(0);
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        out.put(value(game.start().at(new Site(row, col))));
        out.put(col == SIZE - 1 ? '\n' : ' ');
      }
    }
    for (Recorded.Step step : game.steps()) {
      if (step.move() instanceof Place place && !isOff(place.site())) {
        write(place, out);
      }
    }
  }

  private static char value(Mark mark) {
    return mark == Mark.WHITE ? '1' : mark == Mark.BLACK ? '2' : '0';
  }

  private void write(Place place, JudgeOutput out) throws IOException {
    Site site = place.site();
    out.number(picture ? site.col() : site.row());
    out.put(' ');
    out.number(picture ? SIZE - 1 - site.row() : site.col());
    out.put(place.side() == Side.WHITE ? " 1\n" : " 2\n");
  }

  private static boolean isOff(Site site) {
    return Math.min(site.row(), site.col()) < 0 || Math.max(site.row(), site.col()) >= SIZE;
  }
}
