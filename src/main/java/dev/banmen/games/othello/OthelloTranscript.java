package dev.banmen.games.othello;

import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import dev.banmen.games.othello.board.Discs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the input that {@link OthelloJudge} judges as games; forced passes are steps of their own.
 */
final class OthelloTranscript implements Transcript {
  /**
   * The property for how often a node's moves were listed, which leaves no other trace in a game.
   */
  static final String LISTS = "LI";

  static final Map<String, String> CHOSEN = Map.of("size", "8");

  private static final int MOST_LISTS = 1 << 20;

  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    List<Recorded> games = new ArrayList<>();
    long count = OthelloJudge.games(in);
    for (long i = 0; i < count; i++) {
      games.add(game(in));
    }
    in.end();
    return games;
  }

  private static Recorded game(Tokens in) throws InputFault, IOException {
    OthelloJudge judge = new OthelloJudge();
    judge.readBoard(in);
    Setup start = Discs.setup(judge.black(), judge.white(), toMove(judge));
    List<Recorded.Step> steps = new ArrayList<>();
    List<Property> before = List.of();
    byte command;
    int lists = 0;
    while ((command = OthelloJudge.command(in)) != 'Q') {
      if (command == 'L') {
        lists++;
      } else {
        before = asked(lists, before, steps);
        lists = 0;
        move(in, judge, steps);
      }
    }
    return new Recorded(CHOSEN, start, asked(lists, before, steps), steps);
  }

  /**
   * Notes at the last step how often moves were listed after it.
   *
   * @return the properties before the first step
   */
  private static List<Property> asked(int lists, List<Property> before, List<Recorded.Step> steps) {
    if (lists == 0) {
      return before;
    }
    List<Property> said = List.of(Property.of(LISTS, Integer.toString(lists)));
    if (steps.isEmpty()) {
      return said;
    }
    int last = steps.size() - 1;
    Recorded.Step step = steps.get(last);
    steps.set(last, new Recorded.Step(step.move(), step.line(), "", said));
    return before;
  }

  /** Reads how often moves were listed; 0 if the value is unreadable. */
  static int count(String value) {
    boolean isNumber = !value.isEmpty() && value.length() <= 7;
    for (int i = 0; i < value.length(); i++) {
      isNumber &= value.charAt(i) >= '0' && value.charAt(i) <= '9';
    }
    return isNumber ? Math.min(MOST_LISTS, Integer.parseInt(value)) : 0;
  }

  @Override
  public Optional<ExerciseWriter> scribe() {
    return Optional.of(new OthelloExerciseWriter());
  }

  private static void move(Tokens in, OthelloJudge judge, List<Recorded.Step> steps)
      throws InputFault {
    long line = in.line();
    Side asked = toMove(judge);
    int square = judge.play(in);
    Side mover = toMove(judge).opponent();
    if (mover != asked) {
      steps.add(new Recorded.Step(new Pass(asked), line));
    }
    steps.add(new Recorded.Step(new Place(mover, Discs.site(square)), line));
  }

  private static Side toMove(OthelloJudge judge) {
    return judge.isBlackToMove() ? Side.BLACK : Side.WHITE;
  }
}
