package dev.banmen.games.go;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Place;
import dev.banmen.game.PlyNumbers;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.Coordinates;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import dev.banmen.text.Phrase;
import java.io.IOException;

/**
 * The exercise "Go 19x19 with miss codes": cases of steps {@code B row column}, each tried by the
 * colour it names. Prints {@code miss 1}, {@code miss 2} or {@code miss 3} for a refused step, and
 * the board after each case.
 */
final class GoJudge implements Judge {
  static final int SIZE = 19;
  private static final byte[] MARKS = {'.', 'B', 'W'};
  private static final byte[][] MISSES = {
    {}, {'m', 'i', 's', 's', ' ', '1', '\n'},
    {'m', 'i', 's', 's', ' ', '2', '\n'}, {'m', 'i', 's', 's', ' ', '3', '\n'}
  };

  private static final Phrase CASES = Phrase.beside(GoJudge.class, "expected.cases");
  private static final Phrase STEPS = Phrase.beside(GoJudge.class, "expected.steps");
  private static final Phrase COLOUR = Phrase.beside(GoJudge.class, "expected.colour");
  private static final Phrase ROW = Phrase.beside(GoJudge.class, "expected.row");
  private static final Phrase COLUMN = Phrase.beside(GoJudge.class, "expected.column");

  @Override
  public void judge(Tokens in, JudgeOutput out) throws InputFault, IOException {
    Grid grid = new Grid(SIZE, SIZE);
    long cases = cases(in);
    for (long i = 0; i < cases; i++) {
      GoBoard board = new GoBoard(grid, GoRules.EXERCISE, Setup.EMPTY);
      long steps = steps(in);
      if (out.explains()) {
        explainSteps(steps, board, in, out);
      } else {
        playSteps(steps, board, in, out);
      }
      print(board, out);
    }
    in.end();
  }

  private static void playSteps(long steps, GoBoard board, Tokens in, JudgeOutput out)
      throws InputFault, IOException {
    int[] pointOf = board.stones().grid.pointOf;
    for (long i = 0; i < steps; i++) {
      byte colour = colour(in);
      int miss = board.playPoint(colour, pointOf[site(in)]);
      if (miss != 0) {
        out.put(MISSES[miss]);
      }
    }
  }

  /**
   * Plays steps as {@link #playSteps} does, and reports the cause of each miss, in the numbers of
   * the input.
   */
  private static void explainSteps(long steps, GoBoard board, Tokens in, JudgeOutput out)
      throws InputFault, IOException {
    Lattice lattice = Lattice.full(SIZE, SIZE, Ground.CROSSINGS);
    Vocabulary words = new Vocabulary(GoJudge.class, in.language());
    GoExplainer explainer = new GoExplainer(lattice, new Coordinates(1), words);
    PlyNumbers numbers = new PlyNumbers();
    for (int step = 1; step <= steps; step++) {
      Side side = colour(in) == Stones.BLACK ? Side.BLACK : Side.WHITE;
      long line = in.line();
      int site = site(in);
      int miss = board.play(side, site);
      if (miss == 0) {
        numbers.put(board.ply(), step);
        continue;
      }
      out.put(MISSES[miss]);
      Place place = new Place(side, lattice.site(site));
      out.missed(line, GoMiss.of(miss), explainer.explain(board, place, numbers::at).sentence());
    }
  }

  static long cases(Tokens in) throws InputFault, IOException {
    return in.integer(CASES, 0, Tokens.UNBOUNDED);
  }

  static long steps(Tokens in) throws InputFault, IOException {
    return in.integer(STEPS, 0, Tokens.UNBOUNDED);
  }

  static byte colour(Tokens in) throws InputFault, IOException {
    in.need(COLOUR);
    if (in.length() == 1) {
      if (in.at(0) == 'B') {
        return Stones.BLACK;
      }
      if (in.at(0) == 'W') {
        return Stones.WHITE;
      }
    }
    throw in.found(COLOUR);
  }

  static int site(Tokens in) throws InputFault, IOException {
    int row = (int) in.integer(ROW, 1, SIZE);
    int column = (int) in.integer(COLUMN, 1, SIZE);
    return (row - 1) * SIZE + column - 1;
  }

  private static void print(GoBoard board, JudgeOutput out) throws IOException {
    Stones stones = board.stones();
    for (int site = 0; site < SIZE * SIZE; site++) {
      out.put(MARKS[stones.colour[stones.grid.pointOf[site]]]);
      if (site % SIZE == SIZE - 1) {
        out.put('\n');
      }
    }
  }
}
