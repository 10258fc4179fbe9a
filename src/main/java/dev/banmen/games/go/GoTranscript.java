package dev.banmen.games.go;

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
import java.util.Optional;
import java.util.Set;

/** Reads and writes the input that {@link GoJudge} judges, as games: one per case. */
final class GoTranscript implements Transcript, ExerciseWriter {
  private static final int SIZE = GoJudge.SIZE;

  private static final Map<String, String> CHOSEN =
      Map.of("size", Integer.toString(SIZE), "rules", Preset.EXERCISE.id());

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

  private static List<Recorded.RecordedStep> steps(Tokens in) throws InputFault, IOException {
    List<Recorded.RecordedStep> steps = new ArrayList<>();
    long count = GoJudge.steps(in);
    for (long i = 0; i < count; i++) {
      Side side = GoJudge.colour(in) == Stones.BLACK ? Side.BLACK : Side.WHITE;
      long line = in.line();
      int site = GoJudge.site(in);
      Site point = new Site(site / SIZE, site % SIZE);
      steps.add(new Recorded.RecordedStep(new Place(side, point), line));
    }
    return steps;
  }

  @Override
  public boolean holdsSeveral() {
    return true;
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return CHOSEN;
  }

  @Override
  public Set<Loss> loss(Recorded game) {
    Set<Loss> loss = EnumSet.noneOf(Loss.class);
    if (!game.start().marks().isEmpty()) {
      loss.add(Loss.SET_UP);
    }
    for (Recorded.RecordedStep step : game.steps()) {
      if (step(step).isEmpty()) {
        loss.add(step.move() instanceof Place ? Loss.OFF_BOARD : Loss.PASSES);
      }
    }
    return loss;
  }

  @Override
  public void write(List<Recorded> games, RecordOutput out) throws IOException {
    out.number(games.size());
    out.put('\n');
    for (Recorded game : games) {
      List<String> steps =
          game.steps().stream().map(GoTranscript::step).flatMap(Optional::stream).toList();
      out.number(steps.size());
      out.put('\n');
      for (String step : steps) {
        out.put(step);
      }
    }
  }

  private static Optional<String> step(Recorded.RecordedStep step) {
    if (!(step.move() instanceof Place place) || !place.site().isWithin(SIZE, SIZE)) {
      return Optional.empty();
    }
    char colour = place.side() == Side.BLACK ? 'B' : 'W';
    return Optional.of(
        colour + " " + (place.site().row() + 1) + " " + (place.site().col() + 1) + "\n");
  }
}
