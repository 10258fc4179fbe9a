package dev.banmen.games.capture;

import dev.banmen.game.Mark;
import dev.banmen.game.Options;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
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
import java.util.Set;

/** Reads and writes the input that {@link CaptureJudge} judges, as one game. */
final class CaptureTranscript implements Transcript, ExerciseWriter {
  private static final int SIZE = CaptureJudge.SIZE;

  private static final Map<String, String> CHOSEN =
      Map.of("size", Integer.toString(SIZE), "rules", "exercise");

  private final CaptureJudge judge;

  /**
   * Creates a transcript with one reading of the board.
   *
   * @param reading the judge's
   */
  CaptureTranscript(String reading) {
    judge = new CaptureJudge(reading);
  }

  @Override
  public String board() {
    return judge.board();
  }

  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    long[] lines = new long[SIZE * SIZE];
    Setup start = CaptureJudge.setup(in, lines);
    judge.board(start, lines, in.language()); // a group without liberties is a fault
    List<Recorded.RecordedStep> steps = new ArrayList<>();
    while (in.next()) {
      long line = in.line();
      int site = judge.site(in);
      Site point = new Site(site / SIZE, site % SIZE);
      steps.add(new Recorded.RecordedStep(new Place(CaptureJudge.side(in), point), line));
    }
    return List.of(new Recorded(CHOSEN, start, steps));
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return CHOSEN;
  }

  @Override
  public Set<Loss> loss(Recorded game) {
    Set<Loss> loss = EnumSet.noneOf(Loss.class);
    Set<Site> marked = game.start().marks().keySet();
    boolean isHeld = marked.stream().allMatch(site -> site.isWithin(SIZE, SIZE));
    if (!isHeld || game.start().toMove().isPresent()) {
      loss.add(Loss.SET_UP);
    }
    for (Recorded.RecordedStep step : game.steps()) {
      if (!(step.move() instanceof Place place)) {
        loss.add(Loss.PASSES);
      } else if (!place.site().isWithin(SIZE, SIZE)) {
        loss.add(Loss.OFF_BOARD);
      }
    }
    return loss;
  }

  @Override
  public void write(List<Recorded> games, RecordOutput out) throws IOException {
    Recorded game = games.get(0);
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        out.put(value(game.start().at(new Site(row, col))));
        out.put(col == SIZE - 1 ? '\n' : ' ');
      }
    }
    for (Recorded.RecordedStep step : game.steps()) {
      if (step.move() instanceof Place place && place.site().isWithin(SIZE, SIZE)) {
        write(place, out);
      }
    }
  }

  private static char value(Mark mark) {
    return mark == Mark.WHITE ? '1' : mark == Mark.BLACK ? '2' : '0';
  }

  private void write(Place place, RecordOutput out) throws IOException {
    Site site = place.site();
    boolean picture = board().equals("picture");
    out.number(picture ? site.col() : site.row());
    out.put(' ');
    out.number(picture ? SIZE - 1 - site.row() : site.col());
    out.put(place.side() == Side.WHITE ? " 1\n" : " 2\n");
  }
}
