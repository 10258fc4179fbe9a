package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Plays a game on to its end by chance, mostly near the pieces, except that it repeats the answers
 * that won before (last good reply: Drake 2009, with forgetting: Baier and Drake 2010). For one
 * thread.
 */
final class Playout {
  /** A game is stopped here, and the points decide. */
  static final int MOST_PLIES = 1000;

  /** So often it tries to find a legal move near a piece. */
  private static final int TRIES = 6;

  private final Side first;
  private final SplittableRandom random;
  private final int[] sites;
  private final NearSites near;
  private final int[][] answers; // by side and the move before; OFF where none has won

  /** The moves of the last game, those of the tree included. */
  final int[] moves = new int[2 * MOST_PLIES];

  final Side[] movers = new Side[2 * MOST_PLIES];
  int moveCount;

  Playout(Board start, int size, int cols, Side first, SplittableRandom random) {
    this.first = first;
    this.random = random;
    sites = new int[size];
    near = new NearSites(size, cols);
    near.start(start);
    answers = new int[2][size];
    Arrays.fill(answers[0], Board.OFF);
    Arrays.fill(answers[1], Board.OFF);
  }

  Optional<Side> toMove(Board board) {
    return Position.toMove(board, first);
  }

  /** Begins a game from the position that was searched. */
  void begin() {
    near.reset();
    moveCount = 0;
  }

  /** Notes a move that was made on the board. */
  void note(Side side, int site) {
    movers[moveCount] = side;
    moves[moveCount++] = site;
    if (site >= 0) {
      near.add(site);
    }
  }

  /** Plays on, and returns Black's result: 1, 0, or a half. The moves stay on the board. */
  double result(Board board) {
    Optional<Side> side = toMove(board);
    while (side.isPresent() && moveCount < MOST_PLIES && play(board, side.get())) {
      note(side.get(), board.last());
      side = toMove(board);
    }
    Optional<Outcome> outcome = board.outcome();
    double black;
    if (outcome.isPresent() && outcome.get().winner().isPresent()) {
      black = outcome.get().winner().get() == Side.BLACK ? 1 : 0;
    } else {
      black = outcome.isPresent() ? 0.5 : (Math.signum(board.score().margin()) + 1) / 2;
    }
    learn(black);
    return black;
  }

  /** Keeps the answers of who won, and forgets those of who lost. */
  private void learn(double black) {
    for (int i = 1; i < moveCount; i++) {
      int before = moves[i - 1];
      if (before >= 0 && movers[i] != movers[i - 1]) {
        int[] own = answers[movers[i].ordinal()];
        double won = movers[i] == Side.BLACK ? black : 1 - black;
        if (won == 1) {
          own[before] = moves[i];
        } else if (won == 0 && own[before] == moves[i]) {
          own[before] = Board.OFF;
        }
      }
    }
  }

  /** Makes one move; false if there is none. A pass only where nothing else is legal. */
  private boolean play(Board board, Side side) {
    int last = moveCount == 0 ? Board.OFF : moves[moveCount - 1];
    if (last >= 0) {
      int answer = answers[side.ordinal()][last];
      if (answer >= 0 && board.play(side, answer) == 0) {
        return true;
      }
    }
    for (int i = 0; i < TRIES && near.count() > 0; ) {
      int index = random.nextInt(near.count());
      int site = near.site(index);
      if (board.play(side, site) == 0) {
        near.drop(index);
        return true;
      } else if (NearSites.isPiece(board, site)) {
        near.drop(index);
      } else {
        i++;
      }
    }
    int count = board.legal(side, sites);
    return board.play(side, count == 0 ? Board.PASS : sites[random.nextInt(count)]) == 0;
  }
}
