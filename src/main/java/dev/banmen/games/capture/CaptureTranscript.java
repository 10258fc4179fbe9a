package dev.banmen.games.capture;

import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Site;
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

/** Reads the input that {@link CaptureJudge} judges as one game. */
final class CaptureTranscript implements Transcript {
  static final Map<String, String> CHOSEN =
      Map.of("size", Integer.toString(CaptureJudge.SIZE), "rules", "exercise");

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
    long[] lines = new long[CaptureJudge.SIZE * CaptureJudge.SIZE];
    Setup start = CaptureJudge.setup(in, lines);
    judge.board(start, lines, in.language()); // a group without liberties is a fault
    List<Recorded.Step> steps = new ArrayList<>();
    while (in.next()) {
      long line = in.line();
      int site = judge.site(in);
      Site point = new Site(site / CaptureJudge.SIZE, site % CaptureJudge.SIZE);
      steps.add(new Recorded.Step(new Place(CaptureJudge.side(in), point), line));
    }
    return List.of(new Recorded(CHOSEN, start, steps));
  }

  @Override
  public Optional<ExerciseWriter> scribe() {
    return Optional.of(new CaptureExerciseWriter(board()));
  }
}
