package dev.banmen.toy;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Missed;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import dev.banmen.text.Phrase;
import java.io.IOException;
import java.util.Map;

/**
 * The exercise of three in a row on 3x3. Input: n, then n steps {@code row col} from 1, in turn, X
 * first. A refused step prints {@code miss N} and the turn stays; at the end the board is printed.
 */
final class ToyJudge implements Judge {
  private static final long MOST = 1_000_000;

  @Override
  public void judge(Tokens in, JudgeOutput out) throws InputFault, IOException {
    Game game = new ToyFamily().game(Map.of());
    Position position = Position.start(game);
    long steps = steps(in);
    for (long step = 0; step < steps; step++) {
      int row = row(in);
      long line = in.line();
      Place move = move(in, position, row);
      Verdict verdict = position.play(move);
      if (verdict instanceof Played played) {
        position = played.after();
      } else if (verdict instanceof Missed missed) {
        miss(out, line, missed.miss(), position, move);
      }
    }
    in.end();
    board(out, position);
  }

  static long steps(Tokens in) throws InputFault, IOException {
    return in.integer(Phrase.beside(ToyJudge.class, "expected.steps"), 0, MOST);
  }

  static int row(Tokens in) throws InputFault, IOException {
    return (int) in.integer(Phrase.beside(ToyJudge.class, "expected.row"), -MOST, MOST);
  }

  /** Reads the column, and gives the move of whose turn it is. */
  static Place move(Tokens in, Position position, int row) throws InputFault, IOException {
    int col = (int) in.integer(Phrase.beside(ToyJudge.class, "expected.column"), -MOST, MOST);
    Side side = position.toMove().orElse(Side.BLACK);
    return new Place(side, new Site(row - 1, col - 1));
  }

  private static void miss(JudgeOutput out, long line, Miss miss, Position before, Place move)
      throws IOException {
    out.put("miss ");
    out.number(miss.number());
    out.put('\n');
    if (out.explains()) {
      out.missed(line, miss, before.explain(move).sentence());
    }
  }

  private static void board(JudgeOutput out, Position position) throws IOException {
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 3; col++) {
        Mark mark = position.at(new Site(row, col));
        out.put(mark == Mark.BLACK ? 'X' : mark == Mark.WHITE ? 'O' : '.');
      }
      out.put('\n');
    }
  }
}
