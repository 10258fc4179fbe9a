package dev.banmen.toy;

import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The input that {@link ToyJudge} judges, as one game: it is played to know whose turn it is. */
final class ToyTranscript implements Transcript {
  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    Position position = Position.start(new ToyFamily().game(Map.of()));
    List<Recorded.RecordedStep> steps = new ArrayList<>();
    long count = ToyJudge.steps(in);
    for (long i = 0; i < count; i++) {
      int row = ToyJudge.row(in);
      long line = in.line();
      Place move = ToyJudge.move(in, position, row);
      steps.add(new Recorded.RecordedStep(move, line));
      if (position.play(move) instanceof Played played) {
        position = played.after();
      }
    }
    in.end();
    return List.of(new Recorded(Map.of(), Setup.EMPTY, steps));
  }
}
