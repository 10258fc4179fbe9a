package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import dev.banmen.text.Phrase;
import java.io.IOException;

/** The steps of one exercise, tried in order on one board. Mutable, one thread, for one use. */
class DotsTrial {
  private static final Phrase PLAYER = Phrase.beside(DotsTrial.class, "expected.player");
  private static final Phrase X1 = coordinate("x1");
  private static final Phrase Y1 = coordinate("y1");
  private static final Phrase X2 = coordinate("x2");
  private static final Phrase Y2 = coordinate("y2");

  final DotsState board;

  private final Tokens in;
  private final int rows;
  private final int cols;
  private final StepList wrong = new StepList();

  /** The current step's number, from 1, and the line of its first word. */
  long step;

  long line;

  /** The current step's player. */
  Side side;

  private long x1;
  private long y1;
  private long x2;
  private long y2;

  DotsTrial(Tokens in, int rows, int cols) {
    this.in = in;
    this.rows = rows;
    this.cols = cols;
    board = new DotsState(rows, cols); // a judge undoes nothing
  }

  /** Reads and tries so many steps. */
  final void run(long steps) throws InputFault, IOException {
    for (step = 1; step <= steps; step++) {
      side = in.integer(PLAYER, 0, 1) == 0 ? Side.BLACK : Side.WHITE;
      line = in.line();
      x1 = number(X1);
      y1 = number(Y1);
      x2 = number(X2);
      y2 = number(Y2);
      int site = site();
      int miss = board.play(side, site);
      if (miss == 0) {
        played(site);
      } else {
        wrong.add(step);
        missed(miss, site);
      }
    }
  }

  private static Phrase coordinate(String name) {
    return Phrase.beside(DotsTrial.class, "expected.coordinate", name);
  }

  private long number(Phrase name) throws InputFault, IOException {
    return in.integer(name, -Tokens.UNBOUNDED, Tokens.UNBOUNDED);
  }

  private int site() {
    if (!isDot(x1, y1) || !isDot(x2, y2)) {
      return Board.OFF;
    }
    int width = 2 * cols - 1;
    boolean neighbours = Math.abs(x1 - x2) + Math.abs(y1 - y2) == 1;
    // half-way between neighbours is their line; anything else is the first point's dot
    return neighbours
        ? (int) ((x1 + x2 - 2) * width + y1 + y2 - 2)
        : (int) ((2 * x1 - 2) * width + 2 * y1 - 2);
  }

  /** The current step's points, as they are written. */
  final DotPair pair() {
    return new DotPair(x1, y1, x2, y2, true);
  }

  private boolean isDot(long x, long y) {
    return x >= 1 && x <= rows && y >= 1 && y <= cols;
  }

  /** Takes a step that was played. */
  void played(int site) {}

  /** Takes a step in error. */
  void missed(int miss, int site) {}

  /** Writes the steps in error, then the winner and the winner's boxes. */
  final void report(JudgeOutput out) throws IOException {
    wrong.write(out);
    out.put('\n');
    int first = board.boxes(Side.BLACK);
    int second = board.boxes(Side.WHITE);
    boolean firstWins = first > second;
    out.put(firstWins ? '0' : '1');
    out.put(' ');
    out.number(firstWins ? first : second);
    out.put('\n');
  }
}
