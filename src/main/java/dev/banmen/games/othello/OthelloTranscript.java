package dev.banmen.games.othello;

import dev.banmen.game.InputFault;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Recorded;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Tokens;
import dev.banmen.game.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The input that {@link OthelloJudge} judges, as games; forced passes are steps of their own. */
final class OthelloTranscript implements Transcript {
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
    byte command;
    while ((command = OthelloJudge.command(in)) != 'Q') {
      if (command == 'M') {
        move(in, judge, steps);
      }
    }
    return new Recorded(Map.of("size", "8"), start, steps);
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
