package dev.banmen.games.go;

import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
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

/** Reads the input that {@link GoJudge} judges as games: one per case. */
final class GoTranscript implements Transcript {
  static final Map<String, String> CHOSEN =
      Map.of("size", Integer.toString(GoJudge.SIZE), "rules", Preset.EXERCISE.id());

  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    List<Recorded> games = new ArrayList<>();
    long cases = GoJudge.cases(in);
    for (long i = 0; i < cases; i++) {
      games.add(new Recorded(CHOSEN, Setup.EMPTY, steps(in)));
    }
    in.end();
    return games;
  }

  @Override
  public Optional<ExerciseWriter> scribe() {
    return Optional.of(new GoExerciseWriter());
  }

  private static List<Recorded.Step> steps(Tokens in) throws InputFault, IOException {
    List<Recorded.Step> steps = new ArrayList<>();
    long count = GoJudge.steps(in);
    for (long i = 0; i < count; i++) {
      Side side = GoJudge.colour(in) == Stones.BLACK ? Side.BLACK : Side.WHITE;
      long line = in.line();
      int site = GoJudge.site(in);
      Site point = new Site(site / GoJudge.SIZE, site % GoJudge.SIZE);
      steps.add(new Recorded.Step(new Place(side, point), line));
    }
    return steps;
  }
}
