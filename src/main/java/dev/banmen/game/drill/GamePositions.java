package dev.banmen.game.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * Positions out of games: a game played before is followed for a while, then left for a few other
 * moves. The last ply is 10 to 80 % of the game. The games are read when the first position is
 * asked for. Immutable, for any thread.
 */
public final class GamePositions {
  private static final int FIRST = 10; // percent of a game's plies
  private static final int LAST = 80;
  private static final int FEWEST = 2; // plies after the game is left
  private static final int MOST = 8;

  private final Supplier<List<SourceGame>> source;
  private List<SourceGame> games; // null until needed; guarded by this

  private GamePositions(Supplier<List<SourceGame>> source) {
    this.source = source;
  }

  /**
   * A game and the sites of its plays.
   *
   * @param sites indices on its lattice, or {@link Board#PASS}
   */
  record SourceGame(Game game, List<Integer> sites) {}

  /**
   * Returns positions out of games.
   *
   * @param source reads the games once; there is at least one
   */
  static GamePositions of(Supplier<List<SourceGame>> source) {
    return new GamePositions(source);
  }

  private synchronized List<SourceGame> games() {
    if (games == null) {
      games = List.copyOf(source.get());
      if (games.isEmpty()) {
        throw new IllegalStateException("no games");
      }
    }
    return games;
  }

  /** Returns positions out of games of random moves, each made up when it is needed. */
  public static GamePositions random(Game game) {
    return of(() -> List.of(new SourceGame(game, List.of())));
  }

  /** Returns these positions of the games that are alike in their size. */
  public GamePositions upTo(int sites) {
    return of(() -> games().stream().filter(one -> one.game().lattice().size() <= sites).toList());
  }

  /** Returns a position at 10 to 80 % of a game. */
  public Position next(Random random) {
    return next(random, FIRST, LAST);
  }

  /**
   * Returns a position within a part of a game, in percent of its plies.
   *
   * @param from 10 or more
   * @param to 80 or less
   */
  public Position next(Random random, int from, int to) {
    return next(random, from, to, FEWEST + random.nextInt(MOST - FEWEST + 1));
  }

  /** Returns such a position whose second half, at least, was never part of another game. */
  public Position fresh(Random random, int from, int to) {
    return next(random, from, to, Integer.MAX_VALUE);
  }

  /**
   * Returns a position within a part of a game.
   *
   * @param most plies after the game is left; never much more than half of all
   */
  private Position next(Random random, int from, int to, int most) {
    SourceGame base = games().get(random.nextInt(games().size()));
    List<Integer> sites = base.sites().isEmpty() ? madeUp(base.game(), random) : base.sites();
    Board board = base.game().newBoard(base.game().start());
    int percent = from + random.nextInt(to - from + 1);
    int target = Math.max(1, sites.size() * percent / 100);
    int left = target - Math.min(target, Math.min(most, target / 2 + FEWEST));
    boolean isOn = true;
    for (int i = 0; i < left && isOn; i++) {
      isOn = !board.movers().isEmpty() && board.play(mover(base.game(), board), sites.get(i)) == 0;
    }
    SensiblePlay play = new SensiblePlay(base.game(), board, random);
    while (board.ply() < target && play.move()) {
      // the move is all
    }
    if (board.movers().isEmpty()) {
      board.undo(); // nothing can be asked of a game that is over
    }
    Setup start = base.game().start();
    return Position.on(base.game(), start, board, IntUnaryOperator.identity());
  }

  /**
   * Whether a game ends with a count of points: not if the first to reach a goal wins. It is played
   * to its end to see.
   */
  public static boolean areCounted(Game game) {
    Board board = game.newBoard(game.start());
    SensiblePlay play = new SensiblePlay(game, board, new Random(0));
    int most = 2 * game.lattice().size();
    while (board.outcome().isEmpty() && board.ply() < most) {
      boolean isPassed = board.play(mover(game, board), Board.PASS) == 0;
      if (!isPassed && !play.move()) {
        return false;
      }
    }
    return board.outcome().filter(end -> end.reason() == Outcome.Reason.SCORE).isPresent();
  }

  private static Side mover(Game game, Board board) {
    return Position.toMove(board, game.start().toMove().orElse(Side.BLACK)).orElseThrow();
  }

  private static List<Integer> madeUp(Game game, Random random) {
    Board board = game.newBoard(game.start());
    SensiblePlay play = new SensiblePlay(game, board, random);
    List<Integer> sites = new ArrayList<>();
    while (sites.size() < game.lattice().size() && play.move()) {
      sites.add(board.last());
    }
    return sites;
  }
}
