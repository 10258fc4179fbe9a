package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Somebody who has done the first five lessons of a game: looks one move ahead for what they teach,
 * and otherwise moves by chance. For one thread.
 */
final class Beginner implements Bot {
  /** What a lesson teaches about a move. */
  interface Lessons {
    /** How good it seems; a pass seems worth 0. The board is as before. */
    double worth(Board board, Side side, int site);
  }

  private final Lessons lessons;

  private Beginner(Lessons lessons) {
    this.lessons = lessons;
  }

  /** Returns one who knows a game, by its id. */
  static Beginner of(String game, Lattice lattice) {
    return new Beginner(
        switch (game) {
          case "go", "capture" -> new StoneLessons(lattice);
          case "othello" -> new OthelloLessons(lattice);
          case "dots" -> new DotsLessons(lattice);
          case "gomoku" -> new GomokuLessons(lattice);
          default -> throw new IllegalArgumentException("no lessons of " + game);
        });
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    SplittableRandom random = new SplittableRandom(thought.seed());
    Board board = position.board().copy();
    int[] sites = new int[position.lattice().size()];
    int count = board.legal(side, sites);
    int best = Board.PASS;
    double most = board.check(side, Board.PASS) == 0 ? 0 : Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      double worth = lessons.worth(board, side, sites[i]) + random.nextDouble() / 2;
      if (worth > most) {
        most = worth;
        best = sites[i];
      }
    }
    return new Decision(
        Optional.of(
            best == Board.PASS ? new Pass(side) : new Place(side, position.lattice().site(best))),
        false);
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    throw new UnsupportedOperationException();
  }
}
